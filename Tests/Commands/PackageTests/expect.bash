# What the package tests share: sourced, not run.

# Stops the test with a reason.
fail() {
  echo "error: $*" >&2
  exit 1
}

# expect WHAT EXPECTED ACTUAL
expect() {
  [ "$2" = "$3" ] || fail "$1: expected \"$2\", was \"$3\""
  echo "ok: $1"
}

# expect_line WHAT TEXT LOG: the log has a line with the text.
expect_line() {
  grep -qF -- "$2" <<<"$3" || fail "$1: no line with \"$2\" in: $(tail -20 <<<"$3")"
  echo "ok: $1"
}

# When a file was last written and which file it is; a rewritten file is another one.
identity() { python3 -c 'import os, sys; status = os.stat(sys.argv[1]); print(status.st_ino, status.st_mtime_ns)' "$1"; }
