"""Runs the program: `python -m tincture`."""

import os
import sys

from tincture.program import program

try:
    path = program()
except FileNotFoundError as error:
    sys.exit(f"tincture: {error}")
os.execv(path, [path, *sys.argv[1:]])
