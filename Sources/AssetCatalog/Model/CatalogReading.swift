public import Diagnostics

/// What reading one or more sources gave: a catalog, and what is to be said about it.
public struct CatalogReading: Sendable {
    /// Everything that could be read.
    public var catalog = AssetCatalog()
    /// What could not, and what looks wrong.
    public var diagnostics: [Diagnostic] = []
    /// The JSON files among loose pictures, which may be data files.
    public var dataFiles: [String] = []
    /// Every file and folder that the reading depends on.
    public var inputs: [String] = []

    init() {}

    mutating func append(_ other: CatalogReading) {
        catalog.append(other.catalog)
        diagnostics += other.diagnostics
        dataFiles += other.dataFiles
        inputs += other.inputs
    }
}
