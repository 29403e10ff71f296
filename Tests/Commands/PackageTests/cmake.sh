# `tincture compile --depfile` called by real CMake with both of its usual generators, as the documentation shows it.
set -euo pipefail
source "$(dirname "$0")/catalog.bash"
enter_catalog cmake CMakeLists.txt cmake

build() { cmake --build Made 2>&1; }
# does_nothing WHAT: a build leaves the manifest as it is and does not run the program.
does_nothing() {
  local before
  before=$(identity Made/Catalog/catalog.json)
  log=$(build)
  if grep -q "Generating" <<<"$log"; then fail "$1: the program runs again: $log"; fi
  expect "$1" "$before" "$(identity Made/Catalog/catalog.json)"
}
for generator in Ninja "Unix Makefiles"; do
  rm -rf Made
  draw "Art/Autumn sale/banner1.png" 1F6FEA
  draw "Art/Autumn sale/banner2.png" FF9F1C
  log=$(cmake -S . -B Made -G "$generator" 2>&1) || fail "cmake -G $generator: $log"
  log=$(build) || fail "$generator: $log"
  grep -q banner1 Made/Catalog/catalog.css || fail "$generator: the first build has written nothing"
  # Makefiles read a depfile in the build after the one that wrote it.
  does_nothing "$generator: an unchanged tree has no work"
  does_nothing "$generator: nor has it in a third build"
  # What is written within one tick of the file system's clock is no younger: hence the waits.
  sleep 1
  draw "Art/Autumn sale/banner1.png" 00AA44
  build >/dev/null
  grep -q 00AA44 Made/Catalog/catalog.css || fail "$generator: a changed picture is not seen"
  does_nothing "$generator: a changed picture in a folder with a blank is seen once"
  sleep 1
  touch "Art/Autumn sale/banner1.png"
  build >/dev/null
  does_nothing "$generator: a touched picture that changes no output is looked at once"
  sleep 1
  draw "Art/Autumn sale/banner3.png" 884400
  build >/dev/null
  grep -q banner3 Made/Catalog/catalog.css || fail "$generator: a new picture is not seen"
  rm "Art/Autumn sale/banner3.png"
  log=$(build) || fail "$generator: a deleted picture stops the build: $log"
  if grep -q banner3 Made/Catalog/catalog.css; then fail "$generator: a deleted picture is still there"; fi
  echo "ok: $generator: new and deleted pictures"
  cp tincture.yml kept.yml
  sleep 1
  echo 'sources: [Nowhere]' >tincture.yml
  if log=$(build); then fail "$generator: a mistake does not stop the build"; fi
  expect_line "$generator: a mistake stands in the log in Xcode's form" "tincture.yml:1:11: error: " "$log"
  mv kept.yml tincture.yml
done
