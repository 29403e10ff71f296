/// Taking file paths apart and putting them together; nothing here touches a file.
package enum FilePath {
    /// A path below a folder; the path itself where it is absolute, and where the folder is the current one.
    package static func join(_ folder: String, _ path: String) -> String {
        if isAbsolute(path) || folder.isEmpty || folder == "." { return path }
        var joined = ""
        joined.reserveCapacity(folder.utf8.count + 1 + path.utf8.count)
        joined += folder
        if folder.utf8.last != UInt8(ascii: "/") { joined += "/" }
        joined += path
        return joined
    }

    /// True for a path from the root.
    private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }

    /// The part behind the last slash.
    package static func name(of path: String) -> String {
        let slash = UInt8(ascii: "/")
        guard let last = path.utf8.last, last != slash else {
            return path.split(separator: "/").last.map(String.init) ?? path
        }
        return path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// The part before the last slash; `.` where there is none.
    package static func folder(of path: String) -> String {
        let path = isNormal(path) ? path : trimmed(path)
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// A name cut at its last dot; the second part is empty where there is no dot but a leading one.
    package static func stemAndExtension(of name: String) -> (stem: String, extension: String) {
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return (name, "") }
        return (String(name[..<dot]), String(name[name.index(after: dot)...]))
    }

    /// The path without what changes nothing: slashes at its end, doubled slashes and `.` in it.
    package static func trimmed(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        if isAbsolute(path) { return "/" + parts.joined(separator: "/") }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// The path without `.` and without `name/..`; symbolic links are not looked at.
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

    /// True for a path that is what ``normalized(_:)`` makes of it, as nearly every one is; false where that is not
    /// plain.
    private static func isNormal(_ path: String) -> Bool {
        let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
        var isPartStart = !isAbsolute(path)
        var last = slash
        for byte in path.utf8 {
            if isPartStart && (byte == slash || byte == dot) { return false }
            isPartStart = byte == slash
            last = byte
        }
        return last != slash
    }

    /// True for a path that is in a folder, at any depth; false for the folder itself.
    ///
    /// Both are given from the same start, and the folder without a slash at its end.
    package static func isInside(_ path: String, folder: String) -> Bool {
        folder == "/" ? path.hasPrefix("/") && path != "/" : path.hasPrefix(folder + "/")
    }

    /// True for a folder, and for a path that is in it; both are given as for ``isInside(_:folder:)``.
    package static func isInsideOrSame(_ path: String, folder: String) -> Bool {
        path == folder || isInside(path, folder: folder)
    }

    /// The way from a folder to a path, both given from the same start; climbs with `..` where it must.
    package static func relative(_ path: String, to folder: String) -> String {
        let from = normalized(folder).split(separator: "/").filter { $0 != "." }
        let to = normalized(path).split(separator: "/").filter { $0 != "." }
        let common = zip(from, to).prefix { $0 == $1 }.count
        let parts = Array(repeating: "..", count: from.count - common) + to[common...].map(String.init)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
