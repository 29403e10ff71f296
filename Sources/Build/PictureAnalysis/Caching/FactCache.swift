/// Where what was found in files is kept, and for which build of the tool.
package struct FactCache: Sendable {
    package let folder: CacheFolder
    package let tool: String

    /// A cache in a folder.
    package init(_ folder: CacheFolder, tool: String) {
        self.folder = folder
        self.tool = tool
    }
}
