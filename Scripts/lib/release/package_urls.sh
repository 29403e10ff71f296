# Sourced by Scripts/dist: where the libraries of the released program are from, as package URLs (purl) for the bill of materials. Linux only.

# deb_url SOURCE REVISION: a source package of this distribution. What a URL gives a meaning is escaped.
deb_url() {
  (
    . /etc/os-release
    printf 'pkg:deb/%s/%s@%s?arch=source&distro=%s-%s\n' "$ID" "${1//+/%2B}" "${2//+/%2B}" "$ID" "$VERSION_ID"
  )
}

# The source package that was unpacked into a folder.
unpacked_url() {
  local changes=$1/debian/changelog
  deb_url "$(dpkg-parsechangelog -l "$changes" -S Source)" "$(dpkg-parsechangelog -l "$changes" -S Version)"
}

# The source package that the first installed one of some packages was made of.
installed_url() {
  local package found
  for package in "$@"; do
    # shellcheck disable=SC2016
    found=$(dpkg-query --show --showformat '${source:Package} ${source:Version}' "$package" 2>/dev/null) || continue
    [ -z "${found% }" ] || { deb_url "${found% *}" "${found#* }" && return; }
  done
  echo "Scripts/dist: none of the packages $* is installed" >&2
  return 1
}

# package_url LIBRARY SOURCE VERSION: SOURCE is the packages of the library with | between them, as Scripts/dist lists them, or =VERSION where it
# is built here.
package_url() {
  case $1 in
  libpng) unpacked_url "${build:?}/libpng1.6" ;;
  lcms2 | dav1d) unpacked_url "${build:?}/$1" ;;
  libyuv) installed_url libyuv-dev ;;
  libstdc++) installed_url "$(dpkg-query --search "$(realpath "$(gcc -print-file-name=libstdc++.a)")" | cut -d: -f1)" ;;
  zlib-ng) printf 'pkg:github/zlib-ng/zlib-ng@%s\n' "$3" ;;
  libavif) printf 'pkg:github/aomediacodec/libavif@v%s\n' "$3" ;;
  swift) printf 'pkg:github/swiftlang/swift@swift-%s-RELEASE\n' "$3" ;;
  swift-argument-parser) printf 'pkg:swift/github.com/apple/swift-argument-parser@%s\n' "$3" ;;
  Inter) ;;
  *)
    local IFS='|'
    # shellcheck disable=SC2086
    installed_url $2
    ;;
  esac
}
