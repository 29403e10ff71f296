internal import FileAccess

/// A list of files for Xcode (`.xcfilelist`): one path per line, which may begin with a build setting.
package struct FileList: Sendable {
    package struct Root: Sendable {
        package let name: String
        /// The absolute path of the folder, which is the value of the build setting called ``name``.
        package let path: String

        package init(name: String, path: String) {
            self.name = name
            self.path = FilePath.normalized(path)
        }
    }

    private let roots: [Root]
    private let currentFolder: String

    /// Creates a list in which the innermost root folder of a path is replaced by its setting: `$(SRCROOT)/Assets`.
    package init(roots: [Root], currentFolder: String) {
        self.roots = roots.sorted { ($1.path.utf8.count, $0.name) < ($0.path.utf8.count, $1.name) }
        self.currentFolder = currentFolder
    }

    /// Returns the sorted list, and the omitted paths: those with a line break or whitespace at the end.
    package func text(_ paths: some Sequence<String>) -> (text: String, unlisted: [String]) {
        let unlisted = paths.filter { Self.hasLineEnd($0) || $0.last?.isWhitespace == true }
        let listed = Set(paths).subtracting(unlisted)
        return (Set(listed.map(line)).sorted().map { $0 + "\n" }.joined(), Set(unlisted).sorted())
    }

    /// Whether a path has a character that ends a line for Make, ninja or Xcode.
    static func hasLineEnd(_ path: String) -> Bool { path.unicodeScalars.contains { $0 == "\n" || $0 == "\r" } }

    private func line(_ path: String) -> String {
        let path = FilePath.normalized(path.hasPrefix("/") ? path : currentFolder + "/" + path)
        guard let root = roots.first(where: { path == $0.path || path.utf8.starts(with: ($0.path + "/").utf8) }) else {
            return Self.escaped(path)
        }
        return "$(\(root.name))"
            + Self.escaped(String(decoding: path.utf8.dropFirst(root.path.utf8.count), as: UTF8.self))
    }

    /// Doubles each dollar sign, which Xcode would read as the start of a build setting
    /// (<https://github.com/swiftlang/swift-build>, `MacroExpressionParsing.swift`).
    private static func escaped(_ path: String) -> String {
        // Compares bytes, because a dollar sign with a combining mark is one character.
        String(decoding: path.utf8.flatMap { $0 == UInt8(ascii: "$") ? [$0, $0] : [$0] }, as: UTF8.self)
    }
}
