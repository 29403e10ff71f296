internal import FileAccess

/// The Objective-C classes that never run: no code names them, or only that of other such classes.
///
/// A class counts if it has the name of its file, as usual in Objective-C. Categories and functions are left out,
/// because code calls them without the name of their file.
struct UnusedClasses {
    /// The files that name each class, without their extensions.
    private var users: [String: Set<String>]
    private var declared: Set<String> = []

    /// - Parameter files: all files in which a class may be declared or named.
    init(in files: [String]) {
        users = Dictionary(files.filter(Self.isImplementation).map { (Self.stem($0), []) }) { first, _ in first }
        // The function `main` of main.m is no class, and the system calls it.
        users["main"] = nil
    }

    /// The names of the files that may declare a class, without their extensions.
    var candidates: some Sequence<String> { users.keys }

    /// Records that a file names a class outside of imports and comments.
    mutating func add(_ word: String, in path: String) {
        guard users[word] != nil else { return }
        let stem = Self.stem(path)
        if word != stem {
            users[word]?.insert(stem)
        } else if Self.isImplementation(path) {
            declared.insert(word)
        }
    }

    /// Returns the names of all unused classes.
    func names() -> Set<String> {
        var unused: Set<String> = []
        while true {
            let more = declared.filter { !unused.contains($0) && users[$0]?.isSubset(of: unused) == true }
            if more.isEmpty { return unused }
            unused.formUnion(more)
        }
    }

    static func stem(_ path: String) -> String { FilePath.stemAndExtension(of: FilePath.name(of: path)).stem }

    private static func isImplementation(_ path: String) -> Bool { path.hasSuffix(".m") || path.hasSuffix(".mm") }
}
