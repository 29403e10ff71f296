"""The program `tincture`, which this package installs beside Python's own."""

import os
import sys
import sysconfig


def program() -> str:
    """Returns the path of the program."""
    name = "tincture"
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    folders = [
        sysconfig.get_path("scripts"),
        os.path.join(here, "bin"),  # pip install --target
        os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(here))), "bin"),  # pip install --prefix, --user
    ]
    for folder in folders:
        if os.access(os.path.join(folder, name), os.X_OK):
            return os.path.join(folder, name)
    sys.exit(f"tincture: the program is in none of {', '.join(folders)}; install the package again")
