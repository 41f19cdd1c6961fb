"""Doors for people who train and measure agents: docs/research.md.

Nothing here is imported by `import trackside`, and each door imports its library only when it is opened.
"""
