"""Finds the program `tincture`."""

from __future__ import annotations

import os
import sysconfig


def program() -> str:
    """Returns the path of the program.

    The variable `TINCTURE_PROGRAM` names it. Otherwise it is the program that this package installed.

    Raises FileNotFoundError if there is no program.
    """
    chosen = os.environ.get("TINCTURE_PROGRAM")
    if chosen:
        return chosen
    here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    folders = [
        sysconfig.get_path("scripts"),
        os.path.join(here, "bin"),  # pip install --target
        os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(here))), "bin"),  # pip install --prefix, --user
    ]
    for folder in folders:
        path = os.path.join(folder, "tincture")
        if os.access(path, os.X_OK):
            return path
    raise FileNotFoundError(f"the program tincture is in none of {', '.join(folders)}; install the package again, or set TINCTURE_PROGRAM")
