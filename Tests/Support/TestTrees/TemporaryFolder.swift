internal import Foundation

/// A folder that is there as long as this value is, filled by a test.
package final class TemporaryFolder: Sendable {
    /// The folder, its symbolic links resolved.
    package let path: String

    /// Makes an empty folder.
    package init() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("tincture-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        // Foundation's own way leaves /var on macOS, which is a link.
        guard let resolved = realpath(url.path, nil) else { throw SystemError.last }
        defer { free(resolved) }
        path = String(cString: resolved)
    }

    /// Makes a folder with text files, each by its path below the folder.
    package convenience init(_ files: [String: String]) throws {
        try self.init()
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of something below the folder.
    package subscript(name: String) -> String { path + "/" + name }

    /// Writes a text file, and makes the folders on the way to it.
    package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    /// Writes a file, and makes the folders on the way to it.
    package func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(fileURLWithPath: self[name])
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Makes a folder, and those on the way to it.
    package func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: self[name], withIntermediateDirectories: true)
    }

    /// The content of a file.
    package func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: self[name])))
    }

    /// The names of everything below a folder, sorted.
    package func everything(below name: String = "") -> [String] {
        (FileManager.default.enumerator(atPath: name.isEmpty ? path : self[name])?.allObjects as? [String] ?? [])
            .sorted()
    }
}
