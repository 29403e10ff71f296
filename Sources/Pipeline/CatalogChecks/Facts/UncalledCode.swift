internal import CodeScanning
internal import FileAccess

/// The functions, properties, types and macros that never run, because no code in use names them.
struct UncalledCode {
    private var names: [Place: String] = [:]
    private let unused: UnusedFiles

    private struct Place: Hashable {
        let path: String
        let line: Int
    }

    /// Searches for the declarations around certain lines of code that no code in use names.
    ///
    /// - Parameter files: the paths of all files in which a declaration may be named.
    init(around places: [(path: String, line: Int)], in files: [String], of targets: TargetMap) {
        // A project names all its files.
        let files = files.filter { !$0.hasSuffix(".pbxproj") }
        unused = UnusedFiles(in: places.isEmpty ? [] : files, of: targets)
        var candidates: [Place: [String]] = [:]
        for (path, places) in Dictionary(grouping: places, by: \.path) {
            guard let bytes = try? RegularFile.bytes(of: path) else { continue }
            let find = path.hasSuffix(".swift") ? Self.declarations : Self.macros
            for (line, names) in find(Set(places.map(\.line)), bytes) {
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

    /// Returns the name of the innermost declaration around a line that no code in use names; nil if there is none.
    func name(path: String, line: Int) -> String? {
        names[Place(path: path, line: line)] ?? unused.name(of: path)
    }

    /// The maximum number of enclosing lines with a smaller indent that are searched for declarations.
    private static let deepest = 8

    /// Returns the names of the declarations around each of some lines, keyed by the line, the innermost name first.
    ///
    /// A declaration is included only if it can't run without being named.
    ///
    /// A declaration is around a line if it begins on an earlier line with a smaller indent, or on the line itself.
    private static func declarations(around wanted: Set<Int>, in bytes: [UInt8]) -> [Int: [String]] {
        var found: [Int: [String]] = [:]
        // The lines around the current one, each with its indent and its declaration.
        var open: [(indent: Int, isExtension: Bool, name: String?)] = []
        var hasAttribute = false
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let indent = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            guard indent < line.count else { continue }
            while let last = open.last, last.indent >= indent { open.removeLast() }
            let hadAttribute = hasAttribute
            hasAttribute = line.contains(UInt8(ascii: "@"))
            let words = line.split { !CodeWords.isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
            let name = declaration(words, isInExtension: open.last?.isExtension ?? false)
            // The system may call what has an attribute, such as `@main` or `@objc`, and the methods of a protocol.
            open.append(
                (
                    indent, words.contains("extension") && !line.contains(UInt8(ascii: ":")),
                    hasAttribute || hadAttribute ? nil : name
                ))
            if wanted.contains(number + 1) { found[number + 1] = open.suffix(deepest).reversed().compactMap(\.name) }
        }
        return found
    }

    /// Returns the names of the C macros that some lines define, keyed by the line.
    private static func macros(on wanted: Set<Int>, in bytes: [UInt8]) -> [Int: [String]] {
        var found: [Int: [String]] = [:]
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where wanted.contains(number + 1) {
            let words = line.split { !CodeWords.isWord($0) && $0 != UInt8(ascii: "#") }.prefix(2)
            if words.first?.elementsEqual("#define".utf8) == true, let name = words.last {
                found[number + 1] = [String(decoding: name, as: UTF8.self)]
            }
        }
        return found
    }

    /// Returns the name of the type, function or property that the words of a line declare; nil if the system may call
    /// it by itself.
    ///
    /// A function counts if it is static, private, or in an extension without a protocol. A property counts if it is
    /// static or lazy.
    private static func declaration(_ words: [String], isInExtension: Bool) -> String? {
        func has(_ some: String...) -> Bool { some.contains(where: words.contains) }
        for (word, next) in zip(words, words.dropFirst()) {
            switch word {
            case "func":
                return !has("override") && (isInExtension || has("static", "private", "fileprivate")) ? next : nil
            case "var", "let": return has("static", "lazy") ? next : nil
            case "class", "struct", "enum", "actor": return ["func", "var", "let"].contains(next) ? nil : next
            default: continue
            }
        }
        return nil
    }
}
