# Sourced by scripts that need packages from PyPI.

# Prints the path of a Python that has the packages, in a virtual environment of its own.
#
#   python_with NAME [PACKAGE==VERSION ...]
python_with() {
  local folder=.build/python/$1
  shift
  if [ ! -x "$folder/bin/python" ]; then
    python3 -c 'import ensurepip, venv' 2>/dev/null || Scripts/install-dependencies python >&2
    python3 -m venv "$folder" >&2
  fi
  [ $# = 0 ] || "$folder/bin/python" -m pip install --quiet --disable-pip-version-check "$@" >&2
  printf '%s\n' "$PWD/$folder/bin/python"
}

# Prints the path of a Chromium: the system's, else the one that Playwright brings, which the given Python must have.
chromium_of() {
  command -v chromium && return
  "$1" -m playwright install chromium >&2
  "$1" -c 'from playwright.sync_api import sync_playwright
with sync_playwright() as playwright: print(playwright.chromium.executable_path)'
}
