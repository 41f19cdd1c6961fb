"""Training of networks by self-play: docs/research.md. Needs the extra `train` (PyTorch and NumPy)."""
