/// Functions on file paths as text, without access to the file system.
package enum FilePath {
    /// Returns a folder's path and a path relative to that folder, joined by a slash.
    ///
    /// The result is `path` itself if it is absolute, or if the folder is empty or `.`.
    package static func join(_ folder: String, _ path: String) -> String {
        if isAbsolute(path) || folder.isEmpty || folder == "." { return path }
        var joined = ""
        joined.reserveCapacity(folder.utf8.count + 1 + path.utf8.count)
        joined += folder
        if folder.utf8.last != UInt8(ascii: "/") { joined += "/" }
        joined += path
        return joined
    }

    private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

    /// Returns the last part of a path, ignoring trailing slashes: `c.png` for `a/b/c.png`, `b` for `a/b/`.
    package static func name(of path: String) -> String {
        let slash = UInt8(ascii: "/")
        guard let last = path.utf8.last, last != slash else {
            return path.split(separator: "/").last.map(String.init) ?? path
        }
        return path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// Returns the folder that contains a path: `a` for `a/b`, `.` for `b`, and `/` for `/b`.
    package static func folder(of path: String) -> String {
        let path = isNormal(path) ? path : trimmed(path)
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the folders around a path and the path itself, which is the first; the last is `.` or `/`.
    package static func ancestry(of path: String) -> some Sequence<String> {
        sequence(first: path) { $0 == "." || $0 == "/" ? nil : folder(of: $0) }
    }

    /// Returns the paths that aren't inside another path in the list, sorted.
    package static func outermost(_ paths: some Sequence<String>) -> [String] {
        let all = Set(paths)
        return all.filter { !ancestry(of: $0).dropFirst().contains(where: all.contains) }.sorted()
    }

    /// Splits a name at its last dot.
    ///
    /// The extension is empty if the name has no dot, or only one at its start (`.git`).
    package static func stemAndExtension(of name: String) -> (stem: String, extension: String) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return (name, "") }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    /// Returns the path without redundant parts: trailing slashes, doubled slashes and `.`.
    package static func trimmed(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        if isAbsolute(path) { return "/" + parts.joined(separator: "/") }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// Returns the path without `.` and `name/..`, computed from its text alone: symbolic links aren't followed.
    package static func normalized(_ path: String) -> String {
        if isNormal(path) { return path }
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !isAbsolute(path) {
                parts.append(part)
            }
        }
        let joined = parts.joined(separator: "/")
        return isAbsolute(path) ? "/" + joined : joined.isEmpty ? "." : joined
    }

    /// Whether a path is certainly in ``normalized(_:)`` form; false for some paths that are, such as `../a`.
    private static func isNormal(_ path: String) -> Bool {
        // The number of dots if the current part consists only of dots; nil for any other part.
        var dots: Int? = 0
        func isName() -> Bool { dots.map { $0 > 2 } ?? true }
        for byte in path.utf8.dropFirst(isAbsolute(path) ? 1 : 0) {
            if byte == UInt8(ascii: "/") {
                guard isName() else { return false }
                dots = 0
            } else {
                dots = byte == UInt8(ascii: ".") ? dots.map { $0 + 1 } : nil
            }
        }
        return isName()
    }

    /// Whether a path is inside a folder, at any depth; false for the folder itself.
    ///
    /// Both paths must be absolute or relative to the same folder. The folder has no trailing slash.
    package static func isInside(_ path: String, folder: String) -> Bool {
        folder == "/" ? path.hasPrefix("/") && path != "/" : path.hasPrefix(folder + "/")
    }

    /// Whether a path is equal to a folder's path or inside the folder, as ``isInside(_:folder:)`` checks.
    package static func isInsideOrSame(_ path: String, folder: String) -> Bool {
        path == folder || isInside(path, folder: folder)
    }

    /// Returns the path relative to a folder, with `..` as needed.
    package static func relative(_ path: String, to folder: String) -> String {
        let from = normalized(folder).split(separator: "/").filter { $0 != "." }
        let to = normalized(path).split(separator: "/").filter { $0 != "." }
        let common = zip(from, to).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
