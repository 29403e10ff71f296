internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// The `Contents.json` of a set or group, read from its folder.
struct ContentsFile {
    /// The file.
    let path: String
    /// What it says.
    let contents: SetContents
    /// Every text in it: a file of the folder that none of them names belongs to nobody.
    let texts: Set<String>

    /// Reads the file in a folder; nil, with a finding where it is needed, if it is not there or not an object.
    ///
    /// - Parameters:
    ///   - folder: the folder of the set, group or catalog.
    ///   - type: the type of the set; nil for a group, a catalog, and a type that is not known.
    ///   - isOpen: true where the type is not known and anything may be in the file.
    ///   - owner: whose file it is, for a message: `image set "Cart"`.
    static func read(
        in folder: String, type: SetType?, isOpen: Bool = false, owner: String, isRequired: Bool,
        diagnostics: inout [Diagnostic]
    ) -> ContentsFile? {
        let path = FilePath.join(folder, SetContents.fileName)
        var scope = ContentsScope(path: path, owner: owner)
        defer { diagnostics += scope.diagnostics }
        do {
            let root = try JSONParser.parse(try RegularFile.bytes(of: path))
            guard root.members != nil else {
                scope.report(
                    .error, at: root.place,
                    "Contents.json is \(root.kindInWords); an object was expected. Restore it from Xcode.")
                return nil
            }
            var contents = SetContents(root, type: type, isOpen: isOpen, scope: &scope)
            var texts: Set<String> = []
            contents.layout = ContentsLayout(of: root, texts: &texts)
            return ContentsFile(path: path, contents: contents, texts: texts)
        } catch let error as JSONSyntaxError {
            scope.report(.error, at: error.place, "Contents.json \(error). Correct it or restore it from Xcode.")
        } catch let failure as FileFailure {
            if isRequired || failure.reason != .missing {
                scope.diagnostics.append(
                    Diagnostic(
                        .error, .malformedContents, at: path,
                        "Contents.json \(failure). A set needs one: restore it from Xcode."))
            }
        } catch {
            preconditionFailure("neither of the two errors that reading can throw: \(error)")
        }
        return nil
    }
}
