package import FileAccess

/// Where what was found in files is kept, and for which build of the tool.
package struct FactCache: Sendable {
    package let folder: CacheFolder
    package let tool: String
    /// What says how old the stamps of files are.
    package let clock: FileClock

    package init(_ folder: CacheFolder, tool: String, clock: FileClock = .system) {
        self.folder = folder
        self.tool = tool
        self.clock = clock
    }
}
