package import FileAccess

/// A cache folder, and the build of Tincture, because only facts that the same build wrote are reused.
package struct FactCache: Sendable {
    package let folder: CacheFolder
    package let tool: String
    /// The clock that decides whether a file stamp is old enough to be trusted.
    package let clock: FileClock

    package init(_ folder: CacheFolder, tool: String, clock: FileClock = .system) {
        (self.folder, self.tool, self.clock) = (folder, tool, clock)
    }
}
