"""Operations: metrics and logs."""
