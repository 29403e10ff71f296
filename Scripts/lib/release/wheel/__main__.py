"""Runs the program: `python -m tincture`."""

import os
import sys

from tincture import program

path = program()
os.execv(path, [path, *sys.argv[1:]])
