internal import CodeScanning
internal import FileAccess

/// The files of classes, types, storyboards and xibs that never run, because no file in use names their declarations.
///
/// A file counts as used if it may run without being named. Examples are a file with a function or an attribute at the
/// top level, a category of a framework's class, a launch screen, and a property list. A file also counts as used if a
/// used file names its declarations outside of comments.
struct UnusedFiles {
    private var names: [String: String] = [:]

    /// The files of a class in Objective-C, including its header, or a single file of another kind.
    private struct Unit {
        var paths: [String]
        /// The declared names, at least one of which a used file must contain; empty if the files count as used anyway.
        var names: Set<String> = []
        /// The hashes of the declared names of all units that the files contain.
        var mentioned: Set<UInt64> = []
        var code: [TargetMap.Code] = []
    }

    /// - Parameter files: the paths of all files in which a type may be declared or named.
    init(in files: [String], of targets: TargetMap) {
        var units: [String: Unit] = [:]
        // The file that R.swift generates names every storyboard and xib.
        let read = files.filter { FilePath.name(of: $0) != "R.generated.swift" }
        for path in read where !targets.isUnbuilt(path) {
            let (stem, type) = FilePath.stemAndExtension(of: FilePath.name(of: path))
            units[["h", "m", "mm"].contains(type) ? stem : path, default: Unit(paths: [])].paths.append(path)
        }
        var all = units.sorted { $0.key < $1.key }.map(\.value)
        let declarations = all.map { Self.declarations(in: $0.paths, isRUsed: read.count < files.count) }
        let declared = declarations.reduce(into: Set<String>()) { $0.formUnion($1?.declared ?? []) }
        for (index, names) in declarations.enumerated() {
            guard let names, names.extended.isSubset(of: declared) else { continue }
            all[index].names = names.declared.union(names.extended)
        }
        var declaring: [UInt64: [Int]] = [:]
        for (index, unit) in all.enumerated() {
            for name in unit.names { declaring[CodeWords.hash(name.utf8), default: []].append(index) }
        }
        if declaring.isEmpty { return }
        for index in all.indices {
            all[index].code = Array(Set(all[index].paths.map { targets.code(of: $0) }))
            for path in all[index].paths {
                CodeWords.visit(path) { word, _ in
                    if declaring[word] != nil { all[index].mentioned.insert(word) }
                }
            }
        }
        var open = all.indices.filter { all[$0].names.isEmpty }
        var used = Set(open)
        while let next = open.popLast() {
            for index in all[next].mentioned.flatMap({ declaring[$0] ?? [] }) where !used.contains(index) {
                let mayUse = all[next].code.contains { code in all[index].code.contains { code.mayUse($0) } }
                guard mayUse else { continue }
                used.insert(index)
                open.append(index)
            }
        }
        for index in all.indices where !used.contains(index) {
            for path in all[index].paths {
                let stem = Self.stem(path)
                names[path] = all[index].names.contains(stem) ? stem : all[index].names.min()
            }
        }
    }

    /// Returns the name of the class, type, storyboard or xib in an unused file; nil if the file is used.
    func name(of path: String) -> String? { names[path] }

    private struct Declarations {
        var declared: Set<String> = []
        /// The classes and types that the file extends by an extension or a category.
        var extended: Set<String> = []
    }

    /// Returns the names that files declare; nil if the files may run without being named.
    ///
    /// - Parameter isRUsed: whether the code names xibs by the constants that R.swift generates.
    private static func declarations(in paths: [String], isRUsed: Bool) -> Declarations? {
        var names = Declarations()
        for path in paths {
            let type = FilePath.stemAndExtension(of: FilePath.name(of: path)).extension
            guard ["m", "mm", "swift", "storyboard", "xib"].contains(type),
                let bytes = try? RegularFile.bytes(of: path)
            else { continue }
            // A line that begins in the first column is at the top level.
            let lines = bytes.split(separator: UInt8(ascii: "\n")).lazy.filter { line in
                line.first.map { CodeWords.isWord($0) || $0 == UInt8(ascii: "@") } ?? false
            }.map { String(decoding: $0, as: UTF8.self) }
            switch type {
            case "m", "mm": guard addClasses(lines, to: &names) else { return nil }
            case "swift": guard addTypes(lines, to: &names) else { return nil }
            default:
                let stem = stem(path)
                let start = String(decoding: bytes.prefix(1000), as: UTF8.self)
                // Build settings may name the main storyboard.
                guard stem != "Main", stem.utf8.allSatisfy(CodeWords.isWord),
                    !start.contains("launchScreen=\"YES\"")
                else { return nil }
                names.declared = [stem]
                // R.swift and enums begin the names of storyboards and xibs with a small letter.
                if isRUsed || path.hasSuffix("d") {
                    names.declared.insert(stem.prefix(1).lowercased() + stem.dropFirst())
                }
            }
        }
        return names.declared.isEmpty && names.extended.isEmpty ? nil : names
    }

    /// Adds the classes that an Objective-C file implements; returns false if the file contains the function `main`.
    private static func addClasses(_ lines: some Sequence<String>, to names: inout Declarations) -> Bool {
        for line in lines {
            if line.hasPrefix("int main") { return false }
            guard line.hasPrefix("@implementation"), let name = words(line).dropFirst().first else { continue }
            if line.contains("(") { names.extended.insert(name) } else { names.declared.insert(name) }
        }
        return true
    }

    /// Adds the types at the top level of a Swift file; returns false if the file may run without being named.
    private static func addTypes(_ lines: some Sequence<String>, to names: inout Declarations) -> Bool {
        for line in lines {
            // The system may call what has an attribute, such as `@main` or `@objc`, and finds scenes by name.
            if line.hasPrefix("@") || line.contains("SceneDelegate") { return false }
            let words = words(line).drop { modifiers.contains($0) }
            guard let word = words.first else { continue }
            let name = words.dropFirst().first ?? ""
            switch word {
            case "class", "struct", "enum", "actor": names.declared.insert(name)
            case "extension": names.extended.insert(name)
            case "func", "var", "let", "protocol", "typealias", "infix", "prefix", "postfix", "precedencegroup",
                "macro":
                return false
            default: continue
            }
        }
        return true
    }

    private static func words(_ line: String) -> [String] {
        line.utf8.split { !CodeWords.isWord($0) }.map { String(Substring($0)) }
    }

    private static let modifiers: Set = [
        "public", "package", "internal", "fileprivate", "private", "open", "final", "indirect", "nonisolated",
    ]

    private static func stem(_ path: String) -> String { FilePath.stemAndExtension(of: FilePath.name(of: path)).stem }
}
