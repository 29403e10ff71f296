internal import AssetCatalog
internal import Diagnostics

extension ImageSet {
    /// Returns the location at which the set names a file; the file itself for loose pictures.
    func location(of path: String) -> SourceLocation {
        let listed = contents?.listed(in: self.path, of: name, subject).first { $0.path == path }
        return listed.map { $0.location($0.entry.filenamePlace) } ?? SourceLocation(path: path)
    }
}
