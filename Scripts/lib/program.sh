# Sourced by scripts that build the program and run it, in the checkout's root.

# How a program is built that starts soon, on Linux: with the conformances that the compiler knows, in place of searches for them
# through the whole program at run time.
quick_start=()
[ "$(uname -s)" != Linux ] || quick_start=(-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors)

# Prints the path of the program as it is measured: built for release, with Swift's libraries inside.
measured_program() {
  swift build -c release --static-swift-stdlib -debug-info-format none --scratch-path .build-bench --product tincture ${quick_start[@]+"${quick_start[@]}"} >&2 ||
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
