internal import AssetCatalog
internal import FileAccess

/// The names of pictures for an app, each used once.
struct PageNames {
    private var owners: [String: String] = [:]

    /// Returns a picture's name: its file's name, with as many folders as it takes to be unique.
    ///
    /// - Returns: the name, and the path of the picture with the shorter one; nil if there is none.
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
