import FileAccess

/// A reader of outside bytes, and what it is tried with.
struct FuzzTarget: Sendable {
    let name: String
    /// Bytes to start from, made of the repository's own files and by our own writers.
    let seeds: @Sendable () throws -> [[UInt8]]
    /// Words that a reader looks for, which bytes changed at random seldom form.
    var words: [String] = []
    /// Reads bytes; nothing that they say may stop the program.
    let read: @Sendable ([UInt8]) -> Void

    static let all: [FuzzTarget] = [
        .pictures, .tables, .contents, .dataFiles, .tokens, .configuration, .swiftCode, .objectiveCCode,
        .interfaceBuilder,
        .propertyList, .cache, .palettes,
        .projects, .manifests, .starter, .requests, .text, .http,
    ]
}

/// Files of the repository, in whose root the fuzzers run.
enum RepositoryFiles {
    /// The files beneath a folder whose paths end so, with their contents.
    static func all(in folder: String, endingWith ending: String) throws -> [(path: String, bytes: [UInt8])] {
        var files: [(path: String, bytes: [UInt8])] = []
        for name in try Folder.names(in: folder) {
            let path = FilePath.join(folder, name)
            if try FileKind.of(path) == .folder {
                files += try all(in: path, endingWith: ending)
            } else if path.hasSuffix(ending) {
                files.append((path, try RegularFile.bytes(of: path)))
            }
        }
        return files
    }
}
