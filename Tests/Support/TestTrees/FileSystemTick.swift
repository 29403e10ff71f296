internal import Foundation

extension TemporaryFolder {
    /// Lets the clock of the file system tick: whatever is written from now on has a later stamp than anything before.
    ///
    /// The clock ticks every few milliseconds, and nobody but the system can move it.
    package func awaitTick() throws {
        let name = ".tick-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: self[name]) }
        func stamp() throws -> Date? {
            try write("", to: name)
            return try FileManager.default.attributesOfItem(atPath: self[name])[.modificationDate] as? Date
        }
        let first = try stamp()
        while try stamp() == first {}
    }
}
