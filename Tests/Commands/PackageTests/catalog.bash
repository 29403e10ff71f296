# A folder with a small catalog in it and the file of a build system that the documentation shows, for the tests of such systems.
source "$(dirname "${BASH_SOURCE[0]}")/expect.bash"

# draw FILE RRGGBB: a banner of one color.
draw() { python3 "$TINCTURE_CHECKOUT/Tests/Commands/PackageTests/draw_banner.py" "$@"; }

# enter_catalog LANGUAGE FILE [PAGE]: makes the folder, goes there, and writes the documentation's code of a language to a file.
enter_catalog() {
  PATH="${TINCTURE_PROGRAM%/*}:$PATH"
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  cd "$work" || exit
  mkdir -p "Art/Autumn sale"
  draw "Art/Autumn sale/banner1.png" 1F6FEA
  draw "Art/Autumn sale/banner2.png" FF9F1C
  printf 'sources: [Art]\nemit: [swift, css]\n' >tincture.yml
  awk -v start="\`\`\`$1" '$0 == start {on = 1; next} /^```/ {on = 0} on' "$TINCTURE_CHECKOUT/docs/integrations/${3-build-systems}.md" >"$2"
  [ -s "$2" ] || fail "the documentation has no $1 code"
}
