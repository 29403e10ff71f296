# Sourced by scripts that build libraries from the source packages of the system, in the folder $build (.build-dist).

# Says with the system's own mirrors and keys, as any user, where the sources of its packages are.
find_sources() {
  local apt=${build:?}/apt list
  rm -rf "$apt"
  mkdir -p "$apt/lists/partial" "$apt/cache/archives/partial" "$apt/sources"
  for list in /etc/apt/sources.list.d/*.sources; do
    [ ! -e "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" >"$apt/sources/$(basename "$list")"
  done
  for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ ! -e "$list" ] || sed -n 's/^deb /deb-src /p' "$list" >"$apt/sources/$(basename "$list")"
  done
  apt_settings=(-qq -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$apt/sources"
    -o "Dir::State::lists=$apt/lists" -o "Dir::Cache=$apt/cache" -o APT::Sandbox::User="$(id -un)")
  # A mirror of something else may have no sources; the next lines report what is then missing.
  apt-get update "${apt_settings[@]}" >&2 || true
}

# find_revisions PACKAGE: sets revisions to those that the mirrors have, the newest first.
find_revisions() {
  [ -e "$build/apt/sources" ] && [ -n "${apt_settings[*]-}" ] || find_sources
  revisions=$(apt-cache "${apt_settings[@]}" showsrc "$1" | sed -n 's/^Version: //p' | sort -Vru) || true
}

# has_newer_source PACKAGE: whether the mirrors have a newer revision than the source in .build-dist/PACKAGE, from which the library there was built, or
# that source is missing. Mirrors that don't answer are no reason to build again.
has_newer_source() {
  local own newest
  own=$(sed -n '1s/.*(\(.*\)).*/\1/p' "${build:?}/$1/debian/changelog" 2>/dev/null) || return 0
  find_revisions "$1"
  newest=${revisions%%$'\n'*}
  [ -n "$newest" ] && [ "$newest" != "$own" ] && [ "$(printf '%s\n' "$own" "$newest" | sort -V | tail -n 1)" = "$newest" ] || return 1
  echo "$0: $1 $own was linked, and $newest is there: building the library again" >&2
}

# fetch_source PACKAGE VERSION SHA256: the patched source of a package of the system, in .build-dist/PACKAGE. Of two revisions the newer one is taken, if
# the mirror has it.
fetch_source() {
  local revision archive
  find_revisions "$1"
  rm -rf "${build:?}/$1"
  (
    cd "$build/apt" || exit
    for revision in $revisions; do
      ! apt-get source "${apt_settings[@]}" "$1=$revision" || break
    done
    archive=("$1_$2".orig.tar.*)
    echo "$3  ${archive[0]}" | sha256sum --check --quiet || { # Linux
      echo "$0: the system's $1 is not $2 as pinned here: look at it, then change the pin" >&2
      exit 1
    }
    mv "$1-$2"*/ "$build/$1"
  ) >&2
}
