internal import CodeLexing
internal import FileAccess

/// The functions and types that no code in use names, and that therefore never run.
struct UncalledCode {
    private var names: [Place: String] = [:]
    /// The unused classes of Objective-C.
    private var classes: Set<String> = []

    private struct Place: Hashable {
        let path: String
        let line: Int
    }

    /// Looks for the static functions and the types around some places.
    ///
    /// The system calls other functions by itself, such as `viewDidLoad`.
    ///
    /// - Parameter files: all files in which a function or a type may be named.
    init(around places: [(path: String, line: Int)], in files: [String]) {
        var classes = UnusedClasses(in: places.allSatisfy { $0.path.hasSuffix(".swift") } ? [] : files)
        var candidates: [Place: [String]] = [:]
        for (path, places) in Dictionary(grouping: places, by: \.path) where path.hasSuffix(".swift") {
            guard let bytes = try? RegularFile.bytes(of: path) else { continue }
            for (line, names) in Self.declarations(around: Set(places.map(\.line)), in: bytes) {
                candidates[Place(path: path, line: line)] = names
            }
        }
        var counts = Dictionary(candidates.values.joined().map { ($0, 0) }) { first, _ in first }
        let wanted = Array(counts.keys) + Array(classes.candidates)
        if wanted.isEmpty { return }
        let words = LengthFilter(wanted)
        for file in files {
            Self.visitWords(of: (try? RegularFile.bytes(of: file)) ?? [], words) { word in
                if let count = counts[word] { counts[word] = count + 1 }
                classes.add(word, in: file)
            }
        }
        self.classes = classes.names()
        names = candidates.compactMapValues { $0.first { counts[$0] == 1 } }
    }

    /// Returns the innermost function or type around a place that no code in use names; nil if there is none.
    func name(path: String, line: Int) -> String? {
        if path.hasSuffix(".swift") { return names[Place(path: path, line: line)] }
        let stem = UnusedClasses.stem(path)
        return classes.contains(stem) ? stem : nil
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
        let words = line.split { !isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
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

    /// Calls a closure with each word of a file that may be one of some words, except in line comments, imports and
    /// forward declarations of Objective-C.
    private static func visitWords(of bytes: [UInt8], _ words: LengthFilter, _ visit: (String) -> Void) {
        let skipped = ["//", "#import", "#include", "@class"].map { Array($0.utf8) }
        var index = 0
        while index < bytes.count {
            let start = index
            while index < bytes.count, isWord(bytes[index]) { index += 1 }
            if index > start {
                guard words.mayHave(bytes[start..<index]) else { continue }
                visit(String(decoding: bytes[start..<index], as: UTF8.self))
            } else if skipped.contains(where: { $0[0] == bytes[index] && bytes[index...].starts(with: $0) }) {
                while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            } else {
                index += 1
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
