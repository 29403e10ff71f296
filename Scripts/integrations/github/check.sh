#!/usr/bin/env bash
# Checks the tree: annotations for the pull request, a SARIF file for code scanning, a summary of the job.
#
#   TINCTURE_CONFIG       the configuration; without one tincture.yml of the folder
#   TINCTURE_ARGUMENTS    further arguments of `tincture check`, a line each
#   RUNNER_TEMP, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY    as a runner sets them
#
# Ends as `tincture check` does. The output `sarif` is the path of the SARIF file.
set -euo pipefail

arguments=()
[ -z "${TINCTURE_CONFIG-}" ] || arguments=(--config "$TINCTURE_CONFIG")
while IFS= read -r argument; do
  [ -z "$argument" ] || arguments=(${arguments[@]+"${arguments[@]}"} "$argument")
done <<<"${TINCTURE_ARGUMENTS-}"
report=${RUNNER_TEMP:-${TMPDIR:-/tmp}}/tincture.sarif
run() { tincture check ${arguments[@]+"${arguments[@]}"} "$@"; }

run --format sarif >"$report" || true
echo "sarif=$report" >>"$GITHUB_OUTPUT"
{
  echo "### Tincture"
  echo
  run --format markdown || true
} >>"$GITHUB_STEP_SUMMARY"
run --format github
