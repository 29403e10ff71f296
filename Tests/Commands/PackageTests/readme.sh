# The page about Swift packages, followed word by word in an empty folder.
set -euo pipefail
source "$(dirname "$0")/expect.bash"
checkout=$TINCTURE_CHECKOUT
scratch=$checkout/.build-package
shop=$scratch/Shop
rm -rf "$shop"
mkdir -p "$shop/Sources/Shop/Banners"
python3 "$checkout/Tests/Commands/PackageTests/draw_banner.py" "$shop/Sources/Shop/Banners/banner1.png" 1F6FEA
python3 "$checkout/Tests/Commands/PackageTests/draw_banner.py" "$shop/Sources/Shop/Banners/banner2.png" FF9F1C
# block NUMBER: a block of code of the page.
block() {
  awk -v number="$1" '/^```/ {inside = !inside; count += inside; next} inside && count == number' \
    "$checkout/docs/getting-started/swift-package.md"
}
# The reader's checkout is beside the package; here it may have another name. The tool has been built by swiftpm.sh if that ran before.
block 1 | sed "s|path: \"../Tincture\"|name: \"Tincture\", path: \"$checkout\"|" >"$shop/Package.swift"
block 2 >"$shop/Sources/Shop/tincture.yml"
block 3 >"$shop/Sources/Shop/main.swift"
grep -qF "$checkout" "$shop/Package.swift" || fail "the page's Package.swift names no checkout"
log=$(swift run --package-path "$shop" --scratch-path "$scratch/build" Shop 2>&1) || fail "swift run: $(tail -20 <<<"$log")"
first=$(tail -1 <<<"$log" | cut -d' ' -f1)
expect "the backdrop of the first page" "#1F6FEA" "$first"
[ "$(tail -1 <<<"$log" | wc -w)" -eq 2 ] || fail "the backdrop between the pages is missing: $(tail -1 <<<"$log")"
