package import FileAccess

/// A cache folder for facts about pictures and code, which only the executable of Tincture that stored them uses.
package struct FactCache: Sendable {
    package let folder: CacheFolder
    package let tool: String
    /// The clock that decides whether a file stamp (size, dates and inode) is old enough to be trusted.
    package let clock: FileClock

    package init(_ folder: CacheFolder, tool: String, clock: FileClock = .system) {
        (self.folder, self.tool, self.clock) = (folder, tool, clock)
    }
}
