# The plugin that runs an installed program: found, not found, wrongly named, and a new version of it.
set -euo pipefail
source "$(dirname "$0")/expect.bash"
checkout=$TINCTURE_CHECKOUT
scratch=$checkout/.build-package
app=$scratch/InstalledApp
rm -rf "$app"
mkdir -p "$scratch"
cp -R "$checkout/Tests/Fixtures/ShopApp" "$app"
rm -rf "$app/.build"
export SHOPAPP_INSTALLED=1
build() { swift build --package-path "$app" --scratch-path "$scratch/installed" 2>&1; }

# A machine that has one cannot show what happens without one.
if ! command -v tincture >/dev/null && log=$(! build); then
  expect_line "without a program the error says what to do" "tincture is not installed: install it" "$log"
fi
if log=$(TINCTURE=$scratch/none build); then fail "the app is built with a program that is not there"; fi
expect_line "a wrong place is named" "names $scratch/none, which is not a program" "$log"

# As a package manager puts it.
rm -rf "${scratch:?}/bin"
mkdir -p "$scratch/bin"
ln -s "$TINCTURE_PROGRAM" "$scratch/bin/tincture"
export PATH=$scratch/bin:$PATH
log=$(build) || fail "the app is not built: $(tail -30 <<<"$log")"
if grep -E 'warning: |TinctureBuild|ImageDecoding|ArgumentParser' <<<"$log"; then fail "the build warns, or compiles the tool"; fi
expect "the pages have their names" "pages banner1 banner2 banner3" "$("$scratch/installed/debug/ShopApp" | head -1)"

written=$(find "$scratch/installed/plugins" -name catalog.d)
before=$(identity "$written")
build >/dev/null
expect "nothing changed: the program does not run" "$before" "$(identity "$written")"
python3 "$checkout/Tests/Commands/PackageTests/draw_banner.py" "$app/Sources/ShopApp/Banners/banner1.png" 00AA44
build >/dev/null
expect "a changed banner" "backdrop #00AA44" "$("$scratch/installed/debug/ShopApp" 375 | tail -1)"
