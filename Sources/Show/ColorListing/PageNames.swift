internal import AssetCatalog
internal import FileAccess

/// Unique names of pictures for an app.
struct PageNames {
    private var owners: [String: String] = [:]

    /// Returns a name for a picture: its file name, with as many parent folders as needed to be unique.
    ///
    /// - Returns: the name, and the path of the picture that has the shorter name; nil if the name wasn't taken.
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
