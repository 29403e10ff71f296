# `tincture compile --depfile` called by real ninja, as the documentation shows it.
set -euo pipefail
source "$(dirname "$0")/catalog.bash"
enter_catalog ninja build.ninja

log=$(ninja 2>&1) || fail "ninja: $log"
grep -q banner1 Build/catalog.css || fail "the first run has written nothing"
expect_line "an unchanged tree has no work" "no work to do" "$(ninja 2>&1)"
# What is written within one tick of the file system's clock is no younger, to ninja: hence the waits.
sleep 1
draw "Art/Autumn sale/banner1.png" 00AA44
ninja >/dev/null
grep -q 00AA44 Build/catalog.css || fail "a changed picture is not seen"
echo "ok: a changed picture in a folder with a blank"
expect_line "and then there is no work again" "no work to do" "$(ninja 2>&1)"
sleep 1
draw "Art/Autumn sale/banner3.png" 884400
ninja >/dev/null
grep -q banner3 Build/catalog.css || fail "a new picture is not seen"
echo "ok: a new picture"
rm "Art/Autumn sale/banner2.png"
log=$(ninja 2>&1) || fail "a deleted picture stops ninja: $log"
if grep -q banner2 Build/catalog.css; then fail "a deleted picture is still there"; fi
echo "ok: a deleted picture"
sleep 1
echo 'sources: [Nowhere]' >tincture.yml
if log=$(ninja 2>&1); then fail "a mistake does not stop ninja"; fi
expect_line "a mistake stands in the log in Xcode's form" "tincture.yml:1:11: error: " "$log"
