extension TemporaryFolder {
    /// Adds an image set whose `images` list is given as JSON.
    package func addImageSet(_ path: String, images: String) throws {
        try write(#"{"images": [\#(images)], "info": {"author": "xcode", "version": 1}}"#, to: path + "/Contents.json")
    }

    /// Adds a color set whose `colors` list is given as JSON.
    package func addColorSet(_ path: String, colors: String) throws {
        try write(#"{"colors": [\#(colors)], "info": {"author": "xcode", "version": 1}}"#, to: path + "/Contents.json")
    }

    /// Adds a group that provides a namespace.
    package func addNamespace(_ path: String) throws {
        try write(#"{"properties": {"provides-namespace": true}}"#, to: path + "/Contents.json")
    }
}
