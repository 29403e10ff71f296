#!/usr/bin/env bash
# Checks the tree: annotations for the pull request, a SARIF file for code scanning, a summary of the job.
#
#   TINCTURE_CONFIG       the configuration; without one tincture.yml of the folder
#   TINCTURE_ARGUMENTS    further arguments of `tincture check`, a line each
#   RUNNER_TEMP, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY    as a runner sets them
#
# Ends as `tincture check` does. The output `sarif` is the path of the SARIF file; there is none where nothing could be checked.
set -euo pipefail
. "${BASH_SOURCE[0]%/*}/failures.sh"

arguments=()
[ -z "${TINCTURE_CONFIG-}" ] || arguments=(--config "$TINCTURE_CONFIG")
while IFS= read -r argument; do
  [ -z "$argument" ] || arguments=(${arguments[@]+"${arguments[@]}"} "$argument")
done <<<"${TINCTURE_ARGUMENTS-}"
temporary=${RUNNER_TEMP:-${TMPDIR:-/tmp}}
report=$temporary/tincture.sarif
run() { tincture check ${arguments[@]+"${arguments[@]}"} "$@"; }

status=0
run --format github 2>"$temporary/tincture.log" || status=$?
[ $status -le 1 ] || stop_without_result $status "$temporary/tincture.log"
cat "$temporary/tincture.log" >&2
# The same findings in two more forms; what goes to standard error is written above.
run --format sarif >"$report" 2>/dev/null || true
[ ! -s "$report" ] || echo "sarif=$report" >>"$GITHUB_OUTPUT"
{
  echo "### Tincture"
  echo
  run --format markdown 2>/dev/null || true
} >>"$GITHUB_STEP_SUMMARY"
exit $status
