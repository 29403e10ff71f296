# `tincture compile --depfile` called by real Make, as the documentation shows it.
set -euo pipefail
source "$(dirname "$0")/catalog.bash"
enter_catalog make Makefile

log=$(make 2>&1) || fail "make: $log"
expect "the first run writes everything" "catalog.css catalog.d catalog.json Assets.swift" \
  "$(cd Build && echo catalog.css catalog.d catalog.json Assets.swift | xargs ls -U | xargs)"
expect_line "an unchanged tree is up to date" "is up to date" "$(make 2>&1)"
# What is written within one tick of the file system's clock is no younger, to make: hence the waits.
sleep 1
draw "Art/Autumn sale/banner1.png" 00AA44
make >/dev/null 2>&1
grep -q 00AA44 Build/catalog.css || fail "a changed picture is not seen"
echo "ok: a changed picture in a folder with a blank"
expect_line "and then it is up to date again" "is up to date" "$(make 2>&1)"
sleep 1
draw "Art/Autumn sale/banner3.png" 884400
make >/dev/null 2>&1
grep -q banner3 Build/catalog.css || fail "a new picture is not seen"
echo "ok: a new picture"
rm "Art/Autumn sale/banner2.png"
log=$(make 2>&1) || fail "a deleted picture stops make: $log"
if grep -q banner2 Build/catalog.css; then fail "a deleted picture is still there"; fi
echo "ok: a deleted picture"
sleep 1
printf 'sources: [.]\nemit: [css]\n' >tincture.yml
make >/dev/null 2>&1
expect_line "an output folder in a source is up to date too" "is up to date" "$(make 2>&1)"
if grep -qx '\.:' Build/catalog.d; then fail "the depfile names a folder that the run writes into"; fi
sleep 1
draw "Art/Autumn sale/banner4.png" 123456
make >/dev/null 2>&1
grep -q banner4 Build/catalog.css || fail "a new picture in a folder of such a source is not seen"
[ ! -e Build/Assets.swift ] || fail "what is not made any more is still there"
echo "ok: what is not made any more is removed"
sleep 1
echo 'sources: [Nowhere]' >tincture.yml
if log=$(make 2>&1); then fail "a mistake does not stop make"; fi
expect_line "a mistake stands in the log in Xcode's form" "tincture.yml:1:11: error: " "$log"
