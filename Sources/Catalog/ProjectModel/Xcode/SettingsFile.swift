internal import Diagnostics
internal import FileAccess

/// A reader of build settings in an `.xcconfig` file and the files that it includes.
///
/// Reference: Apple, *Adding a build configuration file to your project*.
struct SettingsFile {
    /// The maximum number of different files that one file may include, directly or indirectly.
    private static let mostFiles = 500
    private static let largestFile = 16 << 20

    private var settings: [String: String] = [:]
    private var seen: Set<String> = []

    /// Returns the settings of a file and of the files that it includes, except included files that can't be read.
    static func read(_ file: ProjectFile, _ budget: inout WorkBudget) throws(ProjectRefusal) -> [String: String] {
        var reader = SettingsFile()
        try reader.add(file, &budget)
        return reader.settings
    }

    private mutating func add(_ file: ProjectFile, _ budget: inout WorkBudget) throws(ProjectRefusal) {
        guard seen.insert(file.absolutePath).inserted else { return }
        guard seen.count <= Self.mostFiles else {
            throw file.refusal(LimitExceeded("it includes more than \(Self.mostFiles) .xcconfig files"))
        }
        let bytes: [UInt8]
        do {
            bytes = try budget.bytes(of: file, limit: Self.largestFile)
        } catch let refusal as ProjectRefusal {
            throw refusal
        } catch {
            return
        }
        for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            let line = line[..<(line.firstRange(of: Array("//".utf8))?.lowerBound ?? line.endIndex)]
                .drop(while: Self.isBlank)
            if line.starts(with: "#include".utf8) {
                let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
                guard parts.count > 1 else { continue }
                let name = String(decoding: parts[1], as: UTF8.self)
                try add(file.beside(FilePath.join(file.folder, name)), &budget)
            } else if let equals = Self.separator(in: line) {
                let key = Self.trimmed(line[..<equals])
                if !key.isEmpty { settings[key] = Self.trimmed(line[(equals + 1)...]) }
            }
        }
    }

    /// Returns the index of the equals sign after the key (not one inside `[sdk=iphoneos*]`); nil if there is none.
    private static func separator(in line: ArraySlice<UInt8>) -> Int? {
        var isInside = false
        return line.indices.first { index in
            switch line[index] {
            case UInt8(ascii: "["): isInside = true
            case UInt8(ascii: "]"): isInside = false
            case UInt8(ascii: "="): return !isInside
            default: break
            }
            return false
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> String {
        var text = text.drop(while: isBlank)
        // Some people end a line with a semicolon as in C. Xcode ignores it.
        while let last = text.last, isBlank(last) || last == UInt8(ascii: ";") { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
    }
}
