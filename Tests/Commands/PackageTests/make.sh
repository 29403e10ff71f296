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
rm Build/Assets.swift
make >/dev/null 2>&1
[ -e Build/Assets.swift ] || fail "a deleted output is not made again"
expect_line "a deleted output is made again, and then it is up to date" "is up to date" "$(make 2>&1)"
printf '\napp.o: Build/Assets.swift\n\tcp $< $@\n' >>Makefile
rm Build/Assets.swift
expect_line "a rule that needs a deleted output gets it" "cp Build/Assets.swift app.o" "$(make app.o 2>&1)"
sleep 1
draw "Art/Autumn sale/banner1.png" 2266CC
expect_line "such a rule sees a changed picture" "cp Build/Assets.swift app.o" "$(make app.o 2>&1)"
if make app.o 2>&1 | grep -q cp; then fail "an unchanged output causes work"; fi
sleep 1
printf 'sources: [.]\nemit: [css]\n' >tincture.yml
sed 's|^outputs := .*|outputs := Build/catalog.css|' Makefile >Makefile.new && mv Makefile.new Makefile
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
