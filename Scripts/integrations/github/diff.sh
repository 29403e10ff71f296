#!/usr/bin/env bash
# Tells what changed since a revision: in the job's summary, and in a folder that may be uploaded.
#
#   TINCTURE_DIFF            the revision; `base` for TINCTURE_DIFF_BASE
#   TINCTURE_DIFF_BASE       the base of the pull request; empty where there is none
#   TINCTURE_DIFF_FAIL_ON    kinds of changes that fail the job, with commas between them
#   TINCTURE_CONFIG          the configuration; without one tincture.yml of the folder
#   RUNNER_TEMP, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY    as a runner sets them
#
# Ends as `tincture diff` does. The output `diff` is the path of the folder.
set -euo pipefail
. "${BASH_SOURCE[0]%/*}/failures.sh"

base=${TINCTURE_DIFF-}
if [ "$base" = base ]; then
  base=${TINCTURE_DIFF_BASE-}
  if [ -z "$base" ]; then
    echo "::notice title=Tincture::there is no pull request, so there is no base to compare with"
    exit 0
  fi
fi
case $base in
-* | *[[:space:]]*)
  echo "::error title=Tincture::the input diff is not a revision"
  exit 64
  ;;
esac
# A checkout has one commit unless it is told otherwise.
if ! git rev-parse --quiet --verify "$base^{commit}" >/dev/null; then
  ! git fetch --quiet --no-tags --depth=1 origin "$base" || base=$(git rev-parse FETCH_HEAD)
fi

folder=${RUNNER_TEMP:-${TMPDIR:-/tmp}}/tincture-diff
rm -rf "$folder"
mkdir -p "$folder"
arguments=()
[ -z "${TINCTURE_CONFIG-}" ] || arguments=(--config "$TINCTURE_CONFIG")
run() { tincture diff ${arguments[@]+"${arguments[@]}"} "$@" -- "$base"; }

status=0
run --format html >"$folder/diff.html" 2>"$folder.log" || status=$?
[ $status = 0 ] || stop_without_result $status "$folder.log"
cat "$folder.log" >&2
run --format markdown --png "$folder/diff" >"$folder/diff.md"
echo "diff=$folder" >>"$GITHUB_OUTPUT"
# A summary shows no pictures of the runner.
run --format markdown >>"$GITHUB_STEP_SUMMARY"
[ -z "${TINCTURE_DIFF_FAIL_ON-}" ] || run --format text --fail-on "$TINCTURE_DIFF_FAIL_ON"
