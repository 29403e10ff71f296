internal import PlatformC

/// Globs as the configuration has them.
package enum GlobMatching {
    /// True where a glob matches the text, as in a shell; `*` crosses slashes.
    package static func matches(_ text: String, _ glob: String) -> Bool { fnmatch(glob, text, 0) == 0 }
}
