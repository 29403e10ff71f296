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
        var candidates: [Place: [Declaration]] = [:]
        for (path, places) in Dictionary(grouping: places, by: \.path) {
            guard let bytes = try? RegularFile.bytes(of: path) else { continue }
            let lines = Set(places.map(\.line))
            let found =
                path.hasSuffix(".swift")
                ? Self.declarations(around: lines, in: bytes)
                : Self.macros(on: lines, in: bytes).merging(Self.methods(around: lines, in: path, bytes)) { $1 }
            for (line, declarations) in found {
                candidates[Place(path: path, line: line)] = declarations
            }
        }
        var counts = Dictionary(candidates.values.joined().map { (CodeWords.hash($0.name.utf8), 0) }) { first, _ in
            first
        }
        if counts.isEmpty { return }
        for file in files {
            CodeWords.visit(file) { word in
                if let count = counts[word] { counts[word] = count + 1 }
            }
        }
        names = candidates.compactMapValues { declarations in
            declarations.first { counts[CodeWords.hash($0.name.utf8)] == $0.ownCount }?.name
        }
    }

    private struct Declaration {
        let name: String
        /// The number of times that the line of the declaration has the name: 2 in `static let sky = Color("sky")`.
        let ownCount: Int
    }

    /// Returns the name of the innermost declaration around a line that no code in use names; nil if there is none.
    func name(path: String, line: Int) -> String? {
        names[Place(path: path, line: line)] ?? unused.name(of: path)
    }

    /// The maximum number of enclosing lines with a smaller indent that are searched for declarations.
    private static let deepest = 8

    /// The attributes of declarations that the system doesn't call by itself; an interface file names a view's class.
    private static let harmless: Set = ["IBDesignable", "MainActor", "available", "discardableResult"]

    /// Returns the declarations around each of some lines, keyed by the line, the innermost first.
    ///
    /// A declaration is included only if it can't run without being named.
    ///
    /// A declaration is around a line if it begins on an earlier line with a smaller indent, or on the line itself.
    private static func declarations(around wanted: Set<Int>, in bytes: [UInt8]) -> [Int: [Declaration]] {
        var found: [Int: [Declaration]] = [:]
        // The lines around the current one, each with its indent and its declaration.
        var open: [(indent: Int, scope: Scope, declaration: Declaration?)] = []
        // Whether an attribute on a line of its own precedes the line.
        var hadAttribute = false
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let indent = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            // Code that is commented out may have any indent.
            guard indent < line.count, !line.dropFirst(indent).starts(with: "//".utf8) else { continue }
            while let last = open.last, last.indent >= indent { open.removeLast() }
            let hasAttribute = line.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).dropFirst()
                .contains { !harmless.contains(String(decoding: $0.prefix(while: CodeWords.isWord), as: UTF8.self)) }
            let words = line.split { !CodeWords.isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
            let isOpening = line.last { $0 > UInt8(ascii: " ") } == UInt8(ascii: "{")
            let name = declaration(words, line, isOpening: isOpening, in: open.last?.scope ?? .other)
            let scope: Scope =
                ["extension", "struct", "enum", "class", "actor"].allSatisfy { !words.contains($0) }
                ? .other
                : !line.contains(UInt8(ascii: ":")) ? .plain : words.contains("extension") ? .conformance : .other
            // The system may call what has an attribute, such as `@main` or `@objc`.
            let declaration = name.map { name in Declaration(name: name, ownCount: words.count { $0 == name }) }
            open.append((indent, scope, hasAttribute || hadAttribute ? nil : declaration))
            hadAttribute = hasAttribute && !isOpening
            if wanted.contains(number + 1) {
                found[number + 1] = open.suffix(deepest).reversed().compactMap(\.declaration)
            }
        }
        return found
    }

    /// Returns the C macros that some lines define, keyed by the line.
    private static func macros(on wanted: Set<Int>, in bytes: [UInt8]) -> [Int: [Declaration]] {
        var found: [Int: [Declaration]] = [:]
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where wanted.contains(number + 1) {
            let words = line.split { !CodeWords.isWord($0) && $0 != UInt8(ascii: "#") }.prefix(2)
            if words.first?.elementsEqual("#define".utf8) == true, let name = words.last {
                found[number + 1] = [Declaration(name: String(decoding: name, as: UTF8.self), ownCount: 1)]
            }
        }
        return found
    }

    /// Returns the Objective-C methods around some lines, keyed by the line.
    ///
    /// A method counts if it is a class method, or if the header beside the file declares it. The system may call any
    /// other method by itself.
    private static func methods(around wanted: Set<Int>, in path: String, _ bytes: [UInt8]) -> [Int: [Declaration]] {
        let (stem, type) = FilePath.stemAndExtension(of: path)
        guard ["m", "mm"].contains(type) else { return [:] }
        func name(of line: [UInt8].SubSequence) -> String? {
            guard line.first == UInt8(ascii: "-") || line.first == UInt8(ascii: "+") else { return nil }
            // The name is behind the type of the result: `+ (UIImage *)bag;`.
            let name = line.drop { $0 != UInt8(ascii: ")") }.dropFirst().drop { $0 == UInt8(ascii: " ") }
                .prefix(while: CodeWords.isWord)
            return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
        }
        let header = (try? RegularFile.bytes(of: stem + ".h")) ?? []
        let declared = header.split(separator: UInt8(ascii: "\n")).compactMap(name)
        var found: [Int: [Declaration]] = [:]
        var current: Declaration?
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            if let name = name(of: line) {
                let count = declared.count { $0 == name }
                let isOwn = count > 0 || line.first == UInt8(ascii: "+")
                current = isOwn ? Declaration(name: name, ownCount: count + 1) : nil
            }
            if let current, wanted.contains(number + 1) { found[number + 1] = [current] }
        }
        return found
    }

    /// The code around a declaration.
    private enum Scope {
        /// A type or extension without a superclass or protocol.
        case plain
        /// An extension with a protocol, whose members the system may call.
        case conformance
        case other
    }

    /// Returns the name of the type, function or property that the words of a line declare; nil if the system may call
    /// it by itself.
    ///
    /// A function counts if it has no parameters, if one has a default value, if it is static or private, or if its
    /// type or extension has no superclass or protocol. A property counts if it is static or lazy, or if braces
    /// compute its value. The system calls a property such as `body: some View`.
    private static func declaration(
        _ words: [String], _ line: [UInt8].SubSequence, isOpening: Bool, in scope: Scope
    ) -> String? {
        func has(_ some: String...) -> Bool { some.contains(where: words.contains) }
        if has("override") { return nil }
        for (word, next) in zip(words, words.dropFirst()) {
            switch word {
            case "func":
                // A body on the same line may assign a value.
                let head = line.prefix { $0 != UInt8(ascii: "{") }
                let isOwn =
                    scope != .conformance
                    && (head.contains(Array("\(next)()".utf8)) || head.contains(UInt8(ascii: "=")))
                return isOwn || scope == .plain || has("static", "private", "fileprivate") ? next : nil
            case "var", "let":
                let isComputed = isOpening && scope != .conformance && !has("some", "if", "guard", "while")
                return isComputed || has("static", "lazy") ? next : nil
            case "class", "struct", "enum", "actor": return ["func", "var", "let"].contains(next) ? nil : next
            default: continue
            }
        }
        return nil
    }
}
