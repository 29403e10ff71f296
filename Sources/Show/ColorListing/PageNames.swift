internal import AssetCatalog
internal import FileAccess

/// The names that an app calls pictures by, each given to one picture.
struct PageNames {
    private var owners: [String: String] = [:]

    /// The name of a picture: that of its file, with as many folders before it as tell it from those before.
    ///
    /// - Returns: the name, and the path of the picture that has the shorter one; nil where there is none.
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
