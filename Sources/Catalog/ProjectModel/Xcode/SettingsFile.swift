internal import FileAccess

/// Reads a file of build settings, `.xcconfig`, and what it includes.
///
/// Reference: Apple, *Adding a build configuration file to your project*.
struct SettingsFile {
    /// As many files are read for one; an include that leads back is read once.
    private static let mostFiles = 50
    private static let largestFile = 1 << 20

    private var settings: [String: String] = [:]
    private var seen: Set<String> = []

    /// The settings of a file; those that can be read where an included one cannot.
    static func read(_ path: String) -> [String: String] {
        var file = SettingsFile()
        file.add(path)
        return file.settings
    }

    private mutating func add(_ path: String) {
        guard seen.count < Self.mostFiles, seen.insert(FilePath.normalized(path)).inserted,
            let bytes = try? RegularFile.bytes(of: path, limit: Self.largestFile)
        else { return }
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let line = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
            if line.drop(while: \.isWhitespace).hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                if parts.count > 1 { add(FilePath.join(FilePath.folder(of: path), String(parts[1]))) }
            } else if let equals = separator(in: line) {
                let key = Self.trimmed(line[..<equals])
                if !key.isEmpty { settings[key] = Self.trimmed(line[line.index(after: equals)...]) }
            }
        }
    }

    /// The equals sign behind the key: one in the brackets of a condition is none.
    private func separator(in line: Substring) -> Substring.Index? {
        var isInside = false
        return line.indices.first { index in
            switch line[index] {
            case "[": isInside = true
            case "]": isInside = false
            case "=": return !isInside
            default: break
            }
            return false
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        // Who writes C ends a line with a semicolon, which Xcode skips.
        while let last = text.last, last.isWhitespace || last == ";" { text.removeLast() }
        return String(text)
    }
}
