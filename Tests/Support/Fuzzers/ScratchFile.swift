import FileAccess
import Foundation

/// A file that a target's bytes are put into, for readers that take paths.
struct ScratchFile: Sendable {
    let path: String

    /// A file in the folder that `Scripts/fuzz` has made for this process.
    init(_ name: String) {
        path = FilePath.join(ProcessInfo.processInfo.environment["FUZZ_SCRATCH"] ?? ".build-fuzz", name)
        try? FileManager.default.createDirectory(
            atPath: FilePath.folder(of: path), withIntermediateDirectories: true)
    }

    func write(_ bytes: [UInt8]) {
        guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
            preconditionFailure("\(path) cannot be written")
        }
    }
}
