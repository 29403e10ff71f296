# What the steps of the action share: a run that came to no result is one error of the workflow. Sourced by them.

# Text for a workflow command: what ends one is escaped.
command_text() {
  local text
  text=$(cat)
  text=${text//'%'/%25}
  text=${text//$'\r'/%0D}
  printf '%s\n' "${text//$'\n'/%0A}"
}

# stop_without_result STATUS FILE: reports what a program that ended with STATUS has written into FILE, and ends with that status.
stop_without_result() {
  local message
  # Wrong usage is followed by the usage of the command.
  message=$(sed -e '/^Usage:/,$d' -e 's/^Error: //' -e 's/^tincture: error: //' "$2")
  [ -n "$message" ] || message="tincture ended with status $1 and no message"
  printf '%s\n' "::error title=Tincture::$(command_text <<<"$message")"
  if [ -n "${GITHUB_STEP_SUMMARY-}" ]; then
    printf '### Tincture\n\nNo result, status %s:\n\n' "$1"
    sed 's/^/    /' <<<"$message"
  fi >>"${GITHUB_STEP_SUMMARY:-/dev/null}"
  exit "$1"
}
