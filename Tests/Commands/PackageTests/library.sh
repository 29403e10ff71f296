# A package that links the library alone, on a machine where pkg-config knows none of the C libraries.
set -euo pipefail
source "$(dirname "$0")/expect.bash"
checkout=$TINCTURE_CHECKOUT
scratch=$checkout/.build-package
app=$scratch/LinkedApp
rm -rf "$app"
mkdir -p "$app/Sources/LinkedApp" "$app/bin" "$app/libraries"
cat >"$app/Package.swift" <<MANIFEST
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "LinkedApp", platforms: [.macOS(.v13)],
    dependencies: [.package(name: "Tincture", path: "$checkout")],
    targets: [
        .executableTarget(name: "LinkedApp", dependencies: [.product(name: "TinctureKit", package: "Tincture")])
    ])
MANIFEST
cat >"$app/Sources/LinkedApp/main.swift" <<'SWIFT'
import TinctureKit

print(CarouselGeometry.Snap(width: 375, spacing: 25, padding: 90, count: 3).cardWidth)
SWIFT
# SwiftPM asks both for the folders of .pc files, and itself looks into a few where Debian and Homebrew on Apple silicon have none of ours.
for asked in pkg-config brew; do
  printf '#!/bin/sh\necho %s\n' "$app/libraries" >"$app/bin/$asked"
  chmod +x "$app/bin/$asked"
done

log=$(PATH=$app/bin:$PATH PKG_CONFIG_PATH=$app/libraries swift build --package-path "$app" --scratch-path "$scratch/linked" 2>&1) ||
  fail "the app is not built: $(tail -30 <<<"$log")"
if grep -A 1 'warning: ' <<<"$log"; then fail "who links the library alone is warned"; fi
echo "ok: no warning without the C libraries"

touch "$app/libraries/libpng.pc"
named=$(PKG_CONFIG_PATH=/nowhere:$app/libraries swift package --package-path "$checkout" dump-package | grep -c '"pkgConfig" : "libpng"')
expect "a library in PKG_CONFIG_PATH is taken from there" 1 "$named"
