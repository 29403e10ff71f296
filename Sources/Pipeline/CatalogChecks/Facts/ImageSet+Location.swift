internal import AssetCatalog
internal import Diagnostics

extension ImageSet {
    /// Returns the line and column where the set's `Contents.json` names a file, or else the path of the file itself.
    func location(of path: String) -> SourceLocation {
        let listed = contents?.listed(in: self.path, of: name, subject).first { $0.path == path }
        return listed.map { $0.location($0.entry.filenamePlace) } ?? SourceLocation(path: path)
    }
}
