"""Great Western Trail: drive a herd along the trail to Kansas City, again and again."""
