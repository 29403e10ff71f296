# Sourced by scripts that need packages from PyPI.

# Prints the path of a Python that has pip, for all environments: most of the time that it takes to make one is that for its pip.
pip_python() {
  local folder=.build/python/pip made
  if [ ! -x "$folder/bin/python" ]; then
    python3 -c 'import ensurepip, venv' 2>/dev/null || Scripts/install-dependencies python >&2
    # Made aside, for scripts that run beside each other.
    mkdir -p .build/python
    made=$(mktemp -d .build/python/made.XXXXXX)
    python3 -m venv "$made" >&2 || return
    # The first one that installs into other environments.
    "$made/bin/python" -m pip install --quiet --disable-pip-version-check 'pip>=22.3' >&2 || return
    [ -e "$folder" ] || mv "$made" "$folder"
    rm -rf "$made"
  fi
  printf '%s\n' "$PWD/$folder/bin/python"
}

# Prints the path of a Python that has the packages, in a virtual environment of its own.
#
#   python_with NAME [PACKAGE==VERSION ...]
python_with() {
  local folder=.build/python/$1 made=0
  shift
  if ! has_packages "$folder" "$*"; then
    mkdir -p .build/python
    # One script makes it at a time. The lock names its process, so that one that was killed doesn't keep it.
    until ln -s $$ "$folder.lock" 2>/dev/null; do
      kill -0 "$(readlink "$folder.lock")" 2>/dev/null || rm -f "$folder.lock"
      sleep 0.2
    done
    make_python "$folder" "$@" >&2 || made=$?
    rm -f "$folder.lock"
    [ $made = 0 ] || return $made
  fi
  printf '%s\n' "$PWD/$folder/bin/python"
}

# Whether an environment has the packages.
has_packages() { [ -x "$1/bin/python" ] && [ "$(cat "$1/packages" 2>/dev/null)" = "$2" ]; }

make_python() {
  local folder=$1 pip
  shift
  has_packages "$folder" "$*" && return
  pip=$(pip_python) || return
  [ -x "$folder/bin/python" ] || python3 -m venv --without-pip "$folder" || return
  [ $# = 0 ] || "$pip" -m pip --python "$folder/bin/python" install --quiet --disable-pip-version-check "$@" || return
  printf '%s\n' "$*" >"$folder/packages"
}

# Prints the path of a Python that drives a browser.
browser_python() { python_with browser playwright==1.56.0 pillow==12.0.0 axe-playwright-python==0.1.7; }

# Prints the path of a Chromium: the system's, else the one that Playwright brings, which the given Python must have.
chromium_of() {
  command -v chromium && return
  "$1" -m playwright install chromium >&2
  "$1" -c 'from playwright.sync_api import sync_playwright
with sync_playwright() as playwright: print(playwright.chromium.executable_path)'
}
