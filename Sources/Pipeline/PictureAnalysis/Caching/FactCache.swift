package import FileAccess

/// A cache folder for facts about pictures and code, which are used only by the Tincture build that stored them.
package struct FactCache: Sendable {
    package let folder: CacheFolder
    /// The identity of this Tincture build; facts from another build are ignored.
    package let tool: String
    /// The clock that decides whether a file stamp (size, dates and inode) is old enough to be trusted.
    package let clock: FileClock

    package init(_ folder: CacheFolder, tool: String, clock: FileClock = .system) {
        (self.folder, self.tool, self.clock) = (folder, tool, clock)
    }
}
