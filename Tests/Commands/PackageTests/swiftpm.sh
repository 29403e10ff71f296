# The plugins in a package of their own: built, run, rebuilt, edited and broken.
set -euo pipefail
source "$(dirname "$0")/expect.bash"
checkout=$TINCTURE_CHECKOUT
scratch=$checkout/.build-package
app=$scratch/ShopApp
rm -rf "$app"
mkdir -p "$scratch"
cp -R "$checkout/Tests/Fixtures/ShopApp" "$app"
rm -rf "$app/.build"
banners=$app/Sources/ShopApp/Banners

build() { swift build --package-path "$app" --scratch-path "$scratch/build" 2>&1; }
app_says() { "$scratch/build/debug/ShopApp" "$@" | tail -1; }
tincture() { swift package --package-path "$app" --scratch-path "$scratch/build" ${permission[@]+"${permission[@]}"} tincture "$@" 2>&1; }
permission=()

log=$(build) || fail "the app is not built: $(tail -30 <<<"$log")"
if grep -E 'warning: ' <<<"$log"; then fail "the build has warnings"; fi
# No trait is on by itself: whoever builds the plugin has need of no library of theirs.
for tool in "$scratch"/build/debug/TinctureBuild*; do
  [ -f "$tool" ] && [ -x "$tool" ] || continue
  if { ldd "$tool" 2>/dev/null || otool -L "$tool"; } | grep -E 'webp|libgif|avif|heif'; then
    fail "the tool is linked with libraries that nobody asked for"
  fi
done
expect "the backdrop of the first page" "backdrop #1F6FEA" "$(app_says 375)"
expect "the backdrop of the next page" "backdrop #FF9F1C" "$(app_says 750)"
[ "$(app_says 562.5)" != "$(app_says 375)" ] || fail "nothing is blended"
expect "the pages have their names" "pages banner1 banner2 banner3" "$("$scratch/build/debug/ShopApp" | head -1)"

written=$(find "$scratch/build/plugins" -path '*/ShopApp/*/TincturePlugin/*' -name catalog.d)
[ -n "$written" ] || fail "the tool has not written what it read"
generated=$(dirname "$written")/Assets.swift
# SwiftPM keeps what it built for plugins and for the app in two databases, so that after a clean build it links the tool again once
# or twice; a tool that was linked is a new one, and runs.
for _ in 1 2 3 4; do
  log=$(build)
  grep -q 'Linking TinctureBuild-tool' <<<"$log" || break
done
before=$(identity "$written")
log=$(build)
expect "nothing changed: the tool does not run" "$before" "$(identity "$written")"

python3 "$checkout/Tests/Commands/PackageTests/draw_banner.py" "$banners/banner1.png" 00AA44
build >/dev/null
expect "a changed banner" "backdrop #00AA44" "$(app_says 375)"

before=$(identity "$generated")
touch "$banners/banner2.png"
build >/dev/null
expect "a banner that was only touched changes nothing" "$before" "$(identity "$generated")"

python3 "$checkout/Tests/Commands/PackageTests/draw_banner.py" "$banners/banner4.png" 884400
sed -i.bak 's/banner3\]/banner3, banner4]/' "$app/Sources/ShopApp/tincture.yml"
rm "$app/Sources/ShopApp/tincture.yml.bak"
build >/dev/null
expect "a page more" "pages banner1 banner2 banner3 banner4" "$("$scratch/build/debug/ShopApp" | head -1)"

rm "$banners/banner4.png"
if log=$(build); then fail "a page without a picture is built"; fi
expect_line "a missing picture is an error with its place" "tincture.yml:6:40: error: " "$log"
python3 "$checkout/Tests/Commands/PackageTests/draw_banner.py" "$banners/banner4.png" 884400
build >/dev/null || fail "the app is not built after the mistake is mended"

log=$(tincture check) || fail "check: $(tail -5 <<<"$log")"
log=$(tincture preview home) || fail "preview: $(tail -5 <<<"$log")"
expect_line "swift package tincture preview shows the carousel" "#00AA44" "$log"
permission=(--allow-writing-to-package-directory)
log=$(tincture compile --output "$app/Catalog" --emit css) || fail "compile: $(tail -5 <<<"$log")"
[ -s "$app/Catalog/catalog.json" ] && [ -s "$app/Catalog/catalog.css" ] || fail "compile has written nothing"
rm "$banners/banner4.png"
if log=$(tincture check); then fail "check finds nothing"; fi
expect_line "swift package tincture check finds the mistake" "tincture.yml:6:40: error: " "$log"
