internal import CodeScanning
internal import FileAccess

/// The functions, properties, types and macros that never run, because only code that never runs names them.
struct UncalledCode {
    private var names: [Place: String] = [:]
    private let unused: UnusedFiles

    private struct Place: Hashable {
        let path: String
        let line: Int
    }

    /// The maximum number of uses of a name that are looked at; a name with more uses counts as used.
    private static let mostUses = 40
    /// The maximum number of steps from a declaration to the code that names it.
    private static let mostSteps = 4

    /// Searches for the declarations around some lines that no code in use names in `files`.
    init(around places: [(path: String, line: Int)], in files: [String], of targets: TargetMap) {
        // A project names all its files. What only tests use doesn't run in the app.
        let files = files.filter { !$0.hasSuffix(".pbxproj") && !targets.code(of: $0).isTest }
        unused = UnusedFiles(in: places.isEmpty ? [] : files, of: targets)
        let places = places.map { Place(path: $0.path, line: $0.line) }
        var declarations: [Place: [Declaration]] = [:]
        // The places of each name; nil if the name has too many.
        var uses: [Declaration: [Place]?] = [:]
        var waiting = places
        for _ in 0..<Self.mostSteps {
            let found = Self.declarations(around: waiting)
            declarations.merge(found) { $1 }
            let new = Set(found.values.joined()).filter { uses[$0] == nil }
            if new.isEmpty { break }
            let places = Self.uses(of: new, in: files)
            uses.merge(places) { $1 }
            waiting = places.values.flatMap { $0 ?? [] }
        }
        var uncalled = Set(uses.filter { $0.value != nil }.keys)
        func isUncalled(_ place: Place) -> Bool {
            unused.name(of: place.path) != nil || declarations[place]?.contains(where: uncalled.contains) == true
        }
        var called: Set<Declaration>
        repeat {
            called = uncalled.filter { uses[$0]??.allSatisfy(isUncalled) == false }
            uncalled.subtract(called)
        } while !called.isEmpty
        for place in places { names[place] = declarations[place]?.first(where: uncalled.contains)?.name }
    }

    private struct Declaration: Hashable {
        let name: String
        /// Whether the declaration is a member of a type, which a value of the type doesn't have.
        var isStatic = false
        /// The only file that can name a private declaration; nil for any other declaration.
        var file: String?
    }

    /// Returns the places of the names of some declarations; nil for a name that has too many.
    private static func uses(of declarations: Set<Declaration>, in files: [String]) -> [Declaration: [Place]?] {
        var uses: [Declaration: [Place]?] = Dictionary(uniqueKeysWithValues: declarations.map { ($0, []) })
        let hashed = Dictionary(grouping: declarations) { CodeWords.hash($0.name.utf8) }
        for file in files {
            CodeWords.visit(file) { word, use in
                for name in hashed[word] ?? [] where (name.file ?? file) == file && !(name.isStatic && use.isOfValue) {
                    guard var places = uses[name] ?? nil else { continue }
                    places.append(Place(path: file, line: use.line))
                    uses[name] = .some(places.count > mostUses ? nil : places)
                }
            }
        }
        return uses
    }

    /// Returns the name of the innermost declaration around a line that no code in use names; nil if there is none.
    func name(path: String, line: Int) -> String? {
        names[Place(path: path, line: line)] ?? unused.name(of: path)
    }

    /// Returns the declarations around each of some places, the innermost first.
    private static func declarations(around places: [Place]) -> [Place: [Declaration]] {
        var found: [Place: [Declaration]] = [:]
        for (path, places) in Dictionary(grouping: places, by: \.path) {
            guard let bytes = try? RegularFile.bytes(of: path) else { continue }
            let lines = Set(places.map(\.line))
            let search = path.hasSuffix(".swift") ? swiftDeclarations : objectiveCDeclarations
            for (line, names) in search(lines, path, bytes) { found[Place(path: path, line: line)] = names }
        }
        return found
    }

    /// The maximum number of enclosing lines with a smaller indent that are searched for declarations.
    private static let deepest = 8

    /// The attributes of declarations that the system doesn't call by itself; an interface file names a view's class.
    private static let harmless: Set = ["IBDesignable", "MainActor", "available", "discardableResult"]
    /// A selector names a function with `@objc`.
    private static let harmlessOfFunctions = harmless.union(["objc"])

    /// Returns the declarations around some lines that can't run without being named, the innermost first.
    ///
    /// A declaration is around a line if it begins on an earlier line with a smaller indent, or on the line itself.
    private static func swiftDeclarations(
        around wanted: Set<Int>, in path: String, _ bytes: [UInt8]
    ) -> [Int: [Declaration]] {
        var found: [Int: [Declaration]] = [:]
        // The lines around the current one, each with its indent and its declaration.
        var open: [(indent: Int, scope: Scope, declaration: Declaration?)] = []
        var names: Set<String> = []
        // Whether an attribute on a line of its own precedes the line.
        var hadAttribute = false
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() {
            let indent = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            // Code that is commented out may have any indent.
            guard indent < line.count, !line.dropFirst(indent).starts(with: "//".utf8) else { continue }
            while let last = open.last, last.indent >= indent { open.removeLast() }
            let words = line.split { !CodeWords.isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
            let harmless = words.contains("func") ? harmlessOfFunctions : harmless
            let hasAttribute = line.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).dropFirst()
                .contains { !harmless.contains(String(decoding: $0.prefix(while: CodeWords.isWord), as: UTF8.self)) }
            let isOpening = line.last { $0 > UInt8(ascii: " ") } == UInt8(ascii: "{")
            var name = declaration(words, line, isOpening: isOpening, in: open.last?.scope ?? .other)
            if let name { names.insert(name) }
            // An extension runs only if its type does. A framework's type may run without being named.
            if let word = words.firstIndex(of: "extension") {
                name = words.dropFirst(word + 1).first.flatMap { names.contains($0) ? $0 : nil }
            }
            let scope: Scope =
                ["extension", "struct", "enum", "class", "actor"].allSatisfy { !words.contains($0) }
                ? .other
                : !line.contains(UInt8(ascii: ":")) ? .plain : words.contains("extension") ? .conformance : .other
            // The system may call what has an attribute, such as `@main` or `@objc`.
            let isPrivate = words.contains("private") || words.contains("fileprivate")
            let declaration = name.map {
                Declaration(name: $0, isStatic: words.contains("static"), file: isPrivate ? path : nil)
            }
            open.append((indent, scope, hasAttribute || hadAttribute ? nil : declaration))
            hadAttribute = hasAttribute && !isOpening
            if wanted.contains(number + 1) {
                found[number + 1] = open.suffix(deepest).reversed().compactMap(\.declaration)
            }
        }
        return found
    }

    /// Returns the macros, methods and properties around some lines of Objective-C, keyed by the line.
    ///
    /// A method counts if it is a class method, if the header beside the file declares it, or if it is the getter of a
    /// property. The system may call any other method by itself. A property in the file itself is private.
    private static func objectiveCDeclarations(
        around wanted: Set<Int>, in path: String, _ bytes: [UInt8]
    ) -> [Int: [Declaration]] {
        let (stem, type) = FilePath.stemAndExtension(of: path)
        guard ["h", "m", "mm", "pch"].contains(type) else { return [:] }
        func text(_ word: [UInt8].SubSequence) -> String? {
            word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
        }
        func macro(of line: [UInt8].SubSequence) -> String? {
            let words = line.split { !CodeWords.isWord($0) && $0 != UInt8(ascii: "#") }.prefix(2)
            return words.first?.elementsEqual("#define".utf8) == true ? words.last.flatMap(text) : nil
        }
        func property(of line: [UInt8].SubSequence) -> String? {
            guard line.starts(with: "@property".utf8) else { return nil }
            return line.prefix { $0 != UInt8(ascii: ";") }.split { !CodeWords.isWord($0) }.last.flatMap(text)
        }
        func method(of line: [UInt8].SubSequence) -> String? {
            guard line.first == UInt8(ascii: "-") || line.first == UInt8(ascii: "+") else { return nil }
            // The name is behind the type of the result: `+ (UIImage *)bag;`.
            return text(
                line.drop { $0 != UInt8(ascii: ")") }.dropFirst().drop { $0 == UInt8(ascii: " ") }
                    .prefix(while: CodeWords.isWord))
        }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let header = ((try? RegularFile.bytes(of: stem + ".h")) ?? []).split(separator: UInt8(ascii: "\n"))
        let shared = Set(header.compactMap { method(of: $0) ?? property(of: $0) })
        let own = Set(lines.compactMap(property)).subtracting(shared)
        func declaration(_ name: String) -> Declaration {
            Declaration(name: name, file: own.contains(name) ? path : nil)
        }
        var found: [Int: [Declaration]] = [:]
        var current: Declaration?
        for (number, line) in lines.enumerated() {
            if let name = method(of: line) {
                let isOwn = shared.contains(name) || own.contains(name) || line.first == UInt8(ascii: "+")
                current = isOwn ? declaration(name) : nil
            }
            if wanted.contains(number + 1) {
                found[number + 1] =
                    [macro(of: line).map { Declaration(name: $0) }, property(of: line).map(declaration) ?? current]
                    .compactMap(\.self)
            }
            if line.first == UInt8(ascii: "}") { current = nil }
        }
        return found
    }

    private enum Scope {
        /// A type or extension without a superclass or protocol.
        case plain
        /// An extension with a protocol, whose members the system may call.
        case conformance
        case other
    }

    /// Returns the name that the words of a line declare; nil if the system may call the declaration by itself.
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
