internal import CodeLexing
internal import FileAccess

/// The Objective-C classes that never run: no code names them, or only that of other such classes.
struct UnusedClasses {
    private var names: Set<String> = []

    /// Looks for classes whose file has the same name, as usual in Objective-C.
    ///
    /// - Parameter files: all files in which a class may be named; an import or a forward declaration doesn't count.
    init(in files: [String]) {
        let code = files.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
        let classes = code.map(Self.unit).filter { !$0.contains("+") && $0 != "main" }
        let words = LengthFilter(classes)
        // The files that name each class, without their extensions. A class is named in its own files anyway.
        var users = Dictionary(classes.map { ($0, Set<String>()) }) { first, _ in first }
        for file in files {
            let unit = Self.unit(file)
            UncalledCode.visitWords(of: (try? RegularFile.bytes(of: file)) ?? [], words) { word in
                if word != unit { users[word]?.insert(unit) }
            }
        }
        while true {
            let more = users.filter { !names.contains($0.key) && $0.value.isSubset(of: names) }.keys
            if more.isEmpty { return }
            names.formUnion(more)
        }
    }

    /// Returns the unused class of an Objective-C file or a xib; nil if there is none.
    func name(ofFile path: String) -> String? {
        let unit = Self.unit(path)
        return names.contains(unit) && !path.hasSuffix(".swift") ? unit : nil
    }

    private static func unit(_ path: String) -> String {
        FilePath.stemAndExtension(of: FilePath.name(of: path)).stem
    }
}
