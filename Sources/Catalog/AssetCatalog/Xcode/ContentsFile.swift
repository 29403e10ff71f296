internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// The `Contents.json` of a set or group, read from its folder.
package struct ContentsFile {
    let contents: SetContents
    /// Every text in it: a file of the folder that none of them names belongs to no one.
    let texts: Set<String>

    /// Reads the file of a scope; nil, with a finding where it is needed, if it is not there, is not an object, or has
    /// so many mistakes that it is not read to its end.
    ///
    /// - Parameters:
    ///   - type: the type of the set; nil for a group, a catalog, and a type that is not known.
    ///   - isOpen: true where the type is not known and anything may be in the file.
    ///   - scope: the file, and whose it is.
    ///   - budget: what all files together may still take.
    static func read(
        type: SetType?, isOpen: Bool = false, isRequired: Bool, scope: inout ContentsScope, _ budget: inout WorkBudget
    ) -> ContentsFile? {
        do {
            let root = try JSONParser.parse(
                try bytes(of: &scope), maximumValues: scope.limits.contentsValues)
            guard root.members != nil else {
                scope.report(
                    .error, at: root.place,
                    "Contents.json is \(root.kindInWords); an object was expected. Restore it from Xcode.")
                return nil
            }
            var texts: Set<String> = []
            let layout = ContentsLayout(of: root, texts: &texts)
            try budget.spend(layout.values, on: .contents)
            var contents = SetContents(root, type: type, isOpen: isOpen, scope: &scope)
            if scope.isFull { return nil }
            contents.layout = layout
            return ContentsFile(contents: contents, texts: texts)
        } catch let error as JSONSyntaxError {
            if case .tooManyValues = error.reason {
                scope.report(
                    .error, .limitExceeded, at: error.place,
                    "Contents.json \(error), and is not used. Restore it from Xcode, or "
                        + InputLimits.advice("values"))
                return nil
            }
            scope.report(.error, at: error.place, "Contents.json \(error). Correct it or restore it from Xcode.")
        } catch let beyond as LimitExceeded {
            scope.report(
                .error, .limitExceeded, at: nil,
                "with this file there are \(beyond.excess): it and what comes behind it is not read. Name fewer folders, or "
                    + InputLimits.advice("values"))
        } catch let failure as FileFailure {
            if isRequired || failure.reason != .missing {
                scope.report(
                    Diagnostic(
                        .error, .malformedContents, at: scope.path, about: scope.subject,
                        "Contents.json \(failure). A set needs one: restore it from Xcode."))
            }
        } catch {
            preconditionFailure("none of the three errors that reading can throw: \(error)")
        }
        return nil
    }

    /// The bytes of the file, or of one whose name differs in case alone: a volume of the Mac finds it, others do not.
    private static func bytes(of scope: inout ContentsScope) throws(FileFailure) -> [UInt8] {
        do {
            return try RegularFile.bytes(of: scope.path)
        } catch  where error.reason == .missing {
            let folder = FilePath.folder(of: scope.path)
            guard let name = (try? Folder.names(in: folder))?.first(where: SetContents.isFileName) else { throw error }
            scope.report(
                Diagnostic(
                    .warning, .malformedContents, at: FilePath.join(folder, name), about: scope.subject,
                    "the name differs in case from Contents.json, and is found only where case does not count. Rename it."
                ))
            return try RegularFile.bytes(of: FilePath.join(folder, name))
        }
    }
}
