internal import AssetCatalog
internal import FileAccess

/// The names of pictures in the `pages` format, which are all different.
struct PageNames {
    private var owners: [String: String] = [:]

    /// Returns a unique name: the file name, with as many folders in front as needed (`b/1.png`).
    ///
    /// - Returns: the name, and the path of the other picture that has the plain file name.
    mutating func claim(_ path: String) -> (name: String, taken: String?) {
        var name = LoosePictures.name(of: path)
        var folder = FilePath.folder(of: path)
        let first = owners[name]
        while let owner = owners[name], owner != path {
            let above = FilePath.name(of: folder)
            guard folder != ".", folder != "/", !above.isEmpty else {
                name = path
                break
            }
            name = above + "/" + name
            folder = FilePath.folder(of: folder)
        }
        owners[name] = path
        return (name, first == path ? nil : first)
    }
}
