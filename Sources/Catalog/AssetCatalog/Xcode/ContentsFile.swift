internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// The `Contents.json` of a set, group or catalog: its decoded content, and every string value in the file.
package struct ContentsFile {
    let contents: SetContents
    /// Every string value, which shows the files that are named anywhere, even under an unknown key.
    let texts: Set<String>

    /// Reads the `Contents.json` whose path is in the scope; returns nil if the file is missing or can't be used.
    ///
    /// Mistakes are reported to the scope; a missing file is a mistake only if it is required.
    static func read(
        type: SetType?, isOpen: Bool = false, isRequired: Bool, scope: inout ContentsScope, _ budget: inout WorkBudget
    ) -> ContentsFile? {
        do {
            let (root, trailingComma) = try JSONParser.parseLikeXcode(
                try bytes(of: &scope), maximumValues: scope.limits.contentsValues)
            if let trailingComma {
                scope.report(
                    .warning, at: trailingComma,
                    "Contents.json has a comma after the last value. Xcode ignores it, but other programs can't read "
                        + "the file. Remove the comma.")
            }
            guard root.members != nil else {
                scope.report(
                    .error, at: root.place,
                    "Contents.json is \(root.kindInWords); an object was expected. Restore it from version control.")
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
                    "Contents.json \(error), so it is not used. Restore it from version control, or "
                        + InputLimits.advice("values"))
                return nil
            }
            scope.report(
                .error, at: error.place, "Contents.json \(error). Correct it, or restore it from version control.")
        } catch let beyond as LimitExceeded {
            scope.report(
                .error, .limitExceeded, at: nil,
                "there are \(beyond.excess); this file and the rest are not read. Pass or configure fewer folders, or "
                    + InputLimits.advice("values"))
        } catch let failure as FileFailure {
            if isRequired || failure.reason != .missing {
                scope.report(
                    Diagnostic(
                        .error, .malformedContents, at: scope.path, about: scope.subject,
                        "Contents.json \(failure.predicate). Every set needs one: restore it from version control."))
            }
        } catch {
            preconditionFailure("none of the three errors that reading can throw: \(error)")
        }
        return nil
    }

    /// Returns the bytes of the `Contents.json`, even if its name is written in another case, which is reported.
    ///
    /// A Mac's file system usually finds a file such as `contents.json` under this name. Other file systems don't.
    private static func bytes(of scope: inout ContentsScope) throws(FileFailure) -> [UInt8] {
        do {
            return try RegularFile.bytes(of: scope.path)
        } catch  where error.reason == .missing {
            let folder = FilePath.folder(of: scope.path)
            guard let name = (try? Folder.names(in: folder))?.first(where: SetContents.isFileName) else { throw error }
            scope.report(
                Diagnostic(
                    .warning, .malformedContents, at: FilePath.join(folder, name), about: scope.subject,
                    "this file must be named \"Contents.json\": a case-sensitive file system does not find it under this name. Rename it."
                ))
            return try RegularFile.bytes(of: FilePath.join(folder, name))
        }
    }
}
