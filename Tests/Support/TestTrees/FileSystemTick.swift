internal import FileAccess
internal import Foundation

extension TemporaryFolder {
    /// Lets the clock of the file system tick: whatever is written from now on has a later stamp than anything before.
    ///
    /// The clock ticks every few milliseconds, and nobody but the system can move it.
    package func awaitTick() throws {
        let name = ".tick-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: self[name]) }
        func stamp() throws -> Int64 {
            try write("", to: name)
            return FileStamp(of: self[name]).modified
        }
        let first = try stamp()
        while try stamp() == first {}
    }
}
