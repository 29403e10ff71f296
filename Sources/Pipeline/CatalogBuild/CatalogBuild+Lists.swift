internal import CatalogManifest
internal import Diagnostics
internal import FileAccess
internal import PictureAnalysis

extension CatalogBuild {
    /// Writes the dependency file for Make and ninja, and the input and output lists for Xcode.
    func writeLists(inputs looks: [FileTrace.Look], outputs: [String]) throws(FileFailure) -> [Diagnostic] {
        let lists = [depfile, inputList, outputList].compactMap(\.self)
        if lists.isEmpty { return [] }
        // A folder that we write into would always be newer than our files, so nothing would ever be up to date.
        let written = lists + [output, cache?.folder.path].compactMap(\.self)
        let around = Set(written.map { FileStamp(of: FilePath.folder(of: $0)).inode })
        func normalized(_ path: String) -> String { FilePath.normalized(absolute(path)) }
        // For the same reason, our output files and the folders above them aren't inputs, even if a source is in the
        // output.
        var ours: Set<String> = [normalized(output)]
        for path in outputs {
            var path = normalized(path)
            while ours.insert(path).inserted { path = FilePath.folder(of: path) }
        }
        let inputs = looks.filter { look in
            look.aspect == .content && look.stamp.exists && !ours.contains(normalized(look.path))
                && !(look.stamp.isFolder && around.contains(look.stamp.inode))
        }
        let paths = inputs.map(\.path).sorted()
        var diagnostics: [Diagnostic] = []
        let made = Set(outputs.map(normalized))
        func write(_ listing: (text: String, unlisted: [String]), to path: String) throws(FileFailure) {
            let target = normalized(SymbolicLink.resolved(absolute(path)) ?? path)
            guard !made.contains(target), !inputs.haveRead(target) else {
                throw FileFailure(path: path, reason: .isPartOfRun)
            }
            try AtomicFile.update(Array(listing.text.utf8), at: path)
            diagnostics += listing.unlisted.map { unlisted in
                Diagnostic(
                    .error, .unreadable, at: unlisted,
                    "the name cannot be written into \(path): it has a line break, a space at its end, or one of the characters % = and ;. Rename the file."
                )
            }
        }
        if let depfile {
            let target = depfileTarget ?? FilePath.join(output, ManifestFile.name)
            try write(Depfile.text(output: target, inputs: paths), to: depfile)
        }
        let list = FileList(roots: listRoots, currentFolder: request.currentFolder)
        if let inputList { try write(list.text(paths), to: inputList) }
        if let outputList { try write(list.text(outputs), to: outputList) }
        return diagnostics
    }
}
