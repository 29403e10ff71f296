#!/usr/bin/env bash
# Fetches the archive of a release, compares its checksum, and puts the program onto the path of the job's later steps.
#
#   TINCTURE_VERSION    the release, such as 0.1.0
#   TINCTURE_SOURCE     the address of the releases; the archive is at SOURCE/vVERSION/NAME.tar.gz
#   TINCTURE_SHA256     the archive's digest; without one that of the release's own SHA256SUMS is taken
#   RUNNER_TEMP, GITHUB_PATH    as a runner sets them
#
# A cache may restore the archive into RUNNER_TEMP/tincture-archive. Other jobs can write to that cache, so each run compares
# the checksum and unpacks the archive again.
set -euo pipefail

stop() {
  echo "::error title=tincture::$*"
  exit 1
}
[ -n "${TINCTURE_VERSION-}" ] || stop "no version is named: set the input 'version' to a release, such as 0.1.0"
case $TINCTURE_VERSION in *[!0-9A-Za-z.+-]*) stop "'version' is no version" ;; esac

case "$(uname -s)" in
Linux)
  system=linux
  # The C library that releases are built with.
  glibc=$(getconf GNU_LIBC_VERSION 2>/dev/null | sed 's/glibc //') || true
  [ -n "$glibc" ] || stop "this system has no GNU C library: use a runner with glibc 2.34 or newer, or the container image"
  [ "$(printf '2.34\n%s\n' "$glibc" | sort -V | head -1)" = 2.34 ] || # Linux
    stop "this system has glibc $glibc; the archive needs 2.34 or newer (Debian 12, Ubuntu 22.04, RHEL 9): use another runner, or the container image"
  ;;
Darwin) system=macos ;;
*) stop "there is no archive for $(uname -s): use a runner of Linux or macOS" ;;
esac
machine=$(uname -m)
case $system-$machine in
linux-x86_64 | linux-aarch64) name=tincture-$TINCTURE_VERSION-linux-$machine ;;
macos-*) name=tincture-$TINCTURE_VERSION-macos ;;
*) stop "there is no archive for $machine: build tincture from source, see the README" ;;
esac

temporary=${RUNNER_TEMP:-${TMPDIR:-/tmp}}
kept=$temporary/tincture-archive
folder=$temporary/tincture-$TINCTURE_VERSION
rm -rf "$folder" 2>/dev/null || true
mkdir -p "$kept" "$folder" 2>/dev/null || stop "$folder cannot be made: set RUNNER_TEMP to a folder that can be written"
source=${TINCTURE_SOURCE:?}/v$TINCTURE_VERSION
# fetch NAME FOLDER
fetch() {
  curl --fail --silent --show-error --location --retry 3 --max-time 120 --output "$2/$1" "$source/$1" 2>"$folder/log" ||
    stop "$source/$1 cannot be fetched ($(tail -1 "$folder/log")): is the version right, and is there a network?"
}
digest() {
  if [ $system = linux ]; then
    sha256sum "$1" # Linux
  else
    shasum -a 256 "$1"
  fi | cut -d' ' -f1
}
expected=${TINCTURE_SHA256-}
if [ -z "$expected" ]; then
  fetch SHA256SUMS "$folder"
  expected=$(sed -n "s/  $name.tar.gz\$//p" "$folder/SHA256SUMS")
fi
archive=$kept/$name.tar.gz
[ -f "$archive" ] && [ ! -L "$archive" ] && [ "$(digest "$archive")" = "$expected" ] || {
  rm -rf "$archive"
  fetch "$name.tar.gz" "$kept"
}
found=$(digest "$archive")
[ "$found" = "$expected" ] || {
  rm -f "$archive"
  stop "the archive has the digest $found, not ${expected:-one that is known}: nothing of it was run"
}
tar -xzf "$archive" -C "$folder"
"$folder/$name/tincture" --version >/dev/null || stop "the program does not run here"
echo "$folder/$name" >>"$GITHUB_PATH"
