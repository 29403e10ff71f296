internal import AssetCatalog
internal import Diagnostics

extension ImageSet {
    /// Where the set names one of its files; the file itself for loose ones.
    func location(of path: String) -> SourceLocation {
        let listed = contents?.listed(in: self.path, of: name, subject).first { $0.path == path }
        return listed.map { $0.location($0.entry.filenamePlace) } ?? SourceLocation(path: path)
    }
}
