# Sourced by scripts that build the program and run it, in the checkout's root.

# How a program is built that starts soon, on Linux: with the conformances that the compiler knows, in place of searches for them
# through the whole program at run time.
quick_start=()
[ "$(uname -s)" != Linux ] || quick_start=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)

# Prints the path of the program as it is measured: built for release, with Swift's libraries inside.
measured_program() {
  swift build -c release --static-swift-stdlib --scratch-path .build-bench --product tincture ${quick_start[@]+"${quick_start[@]}"} >&2 ||
    return
  printf '%s\n' "$PWD/.build-bench/release/tincture"
}

# Prints the path of the program as it is tested: the debug build; with --skip-build that which is there.
debug_program() {
  local folder
  [ "${1:-}" = --skip-build ] || swift build --product tincture >&2 || return
  folder=$(swift build --show-bin-path) || return
  printf '%s\n' "$folder/tincture"
}

# Prints the path of a release build of a program that uses nothing but the library.
#
#   library_program PRODUCT MODULE
library_program() {
  # What was inlined into the program must be that of the library as it is now; SwiftPM does not see it behind `@_exported`.
  rm -f ".build-bench/release/$2.build"/*.o
  TINCTURE_RUNTIME=1 swift build -c release --static-swift-stdlib --scratch-path .build-bench --product "$1" >&2 || return
  printf '%s\n' "$PWD/.build-bench/release/$1"
}
