internal import CodeScanning
internal import FileAccess

/// The functions and types that no code in use names, and that therefore never run.
struct UncalledCode {
    private var names: [Place: String] = [:]
    private let unused: UnusedFiles

    private struct Place: Hashable {
        let path: String
        let line: Int
    }

    /// Looks for the static functions and the types around some places.
    ///
    /// The system calls other functions by itself, such as `viewDidLoad`.
    ///
    /// - Parameter files: all files in which a function or a type may be named.
    init(around places: [(path: String, line: Int)], in files: [String], of targets: TargetMap) {
        // A project names all its files.
        let files = files.filter { !$0.hasSuffix(".pbxproj") }
        unused = UnusedFiles(in: places.isEmpty ? [] : files, of: targets)
        var candidates: [Place: [String]] = [:]
        for (path, places) in Dictionary(grouping: places, by: \.path) where path.hasSuffix(".swift") {
            guard let bytes = try? RegularFile.bytes(of: path) else { continue }
            for (line, names) in Self.declarations(around: Set(places.map(\.line)), in: bytes) {
                candidates[Place(path: path, line: line)] = names
            }
        }
        var counts = Dictionary(candidates.values.joined().map { (CodeWords.hash($0.utf8), 0) }) { first, _ in first }
        if counts.isEmpty { return }
        for file in files {
            CodeWords.visit(file) { word in
                if let count = counts[word] { counts[word] = count + 1 }
            }
        }
        names = candidates.compactMapValues { $0.first { counts[CodeWords.hash($0.utf8)] == 1 } }
    }

    /// Returns the innermost function or type around a place that no code in use names; nil if there is none.
    func name(path: String, line: Int) -> String? {
        names[Place(path: path, line: line)] ?? unused.name(of: path)
    }

    /// The maximum number of declarations around a place.
    private static let deepest = 8

    /// Returns the names of the static functions and the types around some lines, the innermost first.
    ///
    /// They begin on lines with a smaller indent.
    private static func declarations(around wanted: Set<Int>, in bytes: [UInt8]) -> [Int: [String]] {
        var found: [Int: [String]] = [:]
        // The lines around the current one, each with its indent and its declaration.
        var open: [(indent: Int, name: String?)] = []
        var hasAttribute = false
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let indent = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            guard indent < line.count else { continue }
            while let last = open.last, last.indent >= indent { open.removeLast() }
            let hadAttribute = hasAttribute
            hasAttribute = line.contains(UInt8(ascii: "@"))
            // The system may call what has an attribute, such as `@main` or `@objc`.
            open.append((indent, hasAttribute || hadAttribute ? nil : declaration(on: line)))
            if wanted.contains(number + 1) { found[number + 1] = open.suffix(deepest).reversed().compactMap(\.name) }
        }
        return found
    }

    /// Returns the name of the static function or of the type that begins on a line.
    private static func declaration(on line: ArraySlice<UInt8>) -> String? {
        let words = line.split { !CodeWords.isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
        for (word, next) in zip(words, words.dropFirst()) {
            switch word {
            case "func": return words[0] != "override" && words.contains("static") ? next : nil
            case "class", "struct", "enum", "actor":
                return ["func", "var", "let"].contains(next) ? nil : next
            default: continue
            }
        }
        return nil
    }
}
