internal import CatalogPreview
internal import ColorScience
internal import FileAccess
internal import ImageDecoding

extension CatalogDifference {
    /// Draws the state before and after each change as PNG files in a folder, which is created if needed.
    ///
    /// Drawings of an earlier run are removed; other files stay.
    ///
    /// - Returns: the paths of the drawings, keyed by the changed carousel, picture or color. The paths are relative to
    ///   the current folder or, if `folder` is absolute, to its parent.
    ///
    /// - Throws: `FileFailure` if a file can't be written.
    package func draw(
        _ base: ComparedSide, _ head: ComparedSide, into folder: String
    ) throws -> [DifferenceSubject: [String]] {
        var paths: [DifferenceSubject: [String]] = [:]
        try FileTree.makeFolder(folder)
        let listed = try Folder(folder)
        for name in listed.names where DifferenceStrip.isDrawing(name) && listed.isFile(name) {
            let path = FilePath.join(folder, name)
            let beginning = try? RegularFile(path).bytes(PNGEncoder.beginning)
            if beginning.map(PNGEncoder.isNamed) == true { FileTree.remove(path) }
        }
        for strip in strips(base.preview, head.preview) {
            // A strip may be too large to draw. In this case, the report describes the change only in words.
            guard let sheet = try? PreviewSheet(strip.items, scale: 1) else { continue }
            func write(_ file: String, _ png: [UInt8]) throws {
                let path = FilePath.join(folder, file)
                // The folder may come from someone else's checkout, so a symbolic link in it is replaced and not
                // followed.
                try AtomicFile.replace(path, with: png)
                // The report may be saved anywhere, so paths into an absolute folder are relative to its parent.
                paths[strip.subject, default: []].append(
                    folder.hasPrefix("/") ? FilePath.join(FilePath.name(of: folder), file) : FilePath.normalized(path))
            }
            try write(strip.file, try sheet.png())
            if let marked = markedPicture(of: strip.subject, head),
                let png = try? PNGEncoder.encode(marked, isNamed: true)
            {
                try write(FilePath.stemAndExtension(of: strip.file).stem + "-changes.png", png)
            }
        }
        return paths
    }

    /// Returns the new picture with boxes around the differences; nil if there is no difference or no readable picture.
    private func markedPicture(of subject: DifferenceSubject, _ head: ComparedSide) -> PixelBuffer? {
        guard subject.kind == .picture, let change = pictures.first(where: { $0.name == subject.name }),
            !change.marks.isEmpty, let path = change.after.flatMap({ head.path($0.file) }),
            let picture = try? Thumbnail.read(path, maximumWidth: 640, maximumHeight: 640)
        else { return nil }
        var canvas = Canvas(width: picture.width, height: picture.height)
        canvas.draw(picture, column: 0, row: 0)
        for region in change.marks {
            let (x, y) = (Int(region[0] * Double(picture.width)), Int(region[1] * Double(picture.height)))
            let right = min(picture.width, Int(((region[0] + region[2]) * Double(picture.width)).rounded(.up)))
            let bottom = min(picture.height, Int(((region[1] + region[3]) * Double(picture.height)).rounded(.up)))
            // A box has two lines in different colors, so that it is visible on every picture.
            for (inset, color) in [(0, Self.mark), (3, SRGB8(red: 255, green: 255, blue: 255))] {
                let (left, top, end, floor) = (x + inset, y + inset, right - inset, bottom - inset)
                let width = inset == 0 ? 3 : 1
                guard end - left > 2 * width, floor - top > 2 * width else { continue }
                canvas.fill(left..<end, top..<(top + width), color)
                canvas.fill(left..<end, (floor - width)..<floor, color)
                canvas.fill(left..<(left + width), top..<floor, color)
                canvas.fill((end - width)..<end, top..<floor, color)
            }
        }
        return canvas.picture
    }

    /// The color of the boxes around differences: a magenta that hardly any banner contains.
    private static let mark = SRGB8(red: 255, green: 0, blue: 170)
}
