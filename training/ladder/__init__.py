"""A small instruct model on the ladder: cold start on verified demonstrations, then GRPO with replay, on CPU."""

import sys
from pathlib import Path

# The client is one file, which is used from where it lies.
sys.path.insert(0, str(Path(__file__).parents[2] / "clients" / "python"))
