internal import Diagnostics
internal import FileAccess
internal import OrderedJSON

/// Reads an `.imageset` folder.
enum ImageSetReader {
    static func read(name: String, path: String, files: [String], diagnostics: inout [Diagnostic]) -> ImageSet? {
        guard let contents = ContentsFile.read(in: path, isRequired: true, diagnostics: &diagnostics) else {
            return nil
        }
        var variants: [ImageVariant] = []
        var assigned: Set<String> = []
        for entry in contents.entries("images", diagnostics: &diagnostics) {
            // An entry without a file is a slot that nobody has filled yet: normal.
            guard let filename = entry["filename"] else { continue }
            guard let file = filename.string, !file.isEmpty else {
                diagnostics.append(
                    contents.finding(
                        .error, .malformedContents, at: filename,
                        "\"filename\" in image set \"\(name)\" is \(filename.kindInWords); the name of a file was expected."
                    ))
                continue
            }
            if file.contains("/") || file == "." || file == ".." {
                diagnostics.append(
                    contents.finding(
                        .error, .fileOutsideSet, at: filename,
                        "The file \"\(file)\" for the image set \"\(name)\" lies outside the set. "
                            + "Move it into the folder of the set and write its name alone."))
                continue
            }
            assigned.insert(file)
            let filePath = FilePath.join(path, file)
            do {
                switch try FileKind.of(filePath) {
                case .file:
                    let slot = contents.slot(of: entry, diagnostics: &diagnostics)
                    variants.append(ImageVariant(path: filePath, slot: slot))
                case .folder:
                    diagnostics.append(
                        contents.finding(
                            .error, .unusableImage, at: filename,
                            "\"\(file)\" for the image set \"\(name)\" is a folder; a picture was expected."))
                case .other(let kind):
                    diagnostics.append(
                        contents.finding(
                            .error, .unusableImage, at: filename,
                            "\"\(file)\" for the image set \"\(name)\" is \(kind); a picture was expected."))
                }
            } catch  where error.reason == .missing {
                let hint = NearestWord.hint(for: file, among: files)
                diagnostics.append(
                    contents.finding(
                        .error, .missingFile, at: filename,
                        "The file \"\(file)\" for the image set \"\(name)\" does not exist\(hint.isEmpty ? "." : hint)")
                )
            } catch {
                diagnostics.append(
                    contents.finding(
                        .error, .unreadable, at: filename,
                        "The file \"\(file)\" for the image set \"\(name)\": \(error)."))
            }
        }
        let unassigned = files.filter { !assigned.contains($0) }
        if !unassigned.isEmpty {
            diagnostics.append(
                Diagnostic(
                    .warning, .unassignedFile, at: path,
                    "The image set \"\(name)\" has \(UnassignedFiles.count(unassigned)). "
                        + "(\(unassigned.joined(separator: ", ")))"))
        }
        return ImageSet(
            name: name, path: path, folder: FilePath.folder(of: path), isLoose: false,
            isTemplate: contents.root["properties"]?["template-rendering-intent"]?.string == "template",
            variants: variants)
    }
}
