# Sourced by scripts that build the program and run it, in the checkout's root.

# Links a program at a fixed address, where the system allows it: docs/decisions/fixed-address.md.
fixed_address=()
[ "$(uname -s)" != Linux ] || fixed_address=(-Xswiftc -Xclang-linker -Xswiftc -no-pie)

# Prints the path of the program as it is measured: built for release, with Swift's libraries inside.
measured_program() {
  swift build -c release --static-swift-stdlib --scratch-path .build-bench --product tincture ${fixed_address[@]+"${fixed_address[@]}"} >&2 ||
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
