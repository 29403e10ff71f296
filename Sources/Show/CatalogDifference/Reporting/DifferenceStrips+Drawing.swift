internal import CatalogPreview
internal import ColorScience
internal import FileAccess
internal import ImageDecoding

extension CatalogDifference {
    /// Draws the state before and after each change as PNG files in a folder, which is created if needed.
    ///
    /// Drawings of an earlier run are removed; other files stay.
    ///
    /// - Returns: the paths of the drawings of each changed carousel, picture, color or gradient. The paths are
    ///   relative to the current folder. If `folder` is absolute, they are relative to the parent of `folder` instead.
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
        let (old, new) = (pictures.compactMap(\.before?.file), pictures.compactMap(\.after?.file))
        for strip in strips(base.preview(of: Set(old)), head.preview(of: Set(new))) {
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
            if let marked = markedPicture(of: strip.subject, base, head),
                let png = try? PNGEncoder.encode(marked, isNamed: true)
            {
                try write(FilePath.stemAndExtension(of: strip.file).stem + "-changes.png", png)
            }
        }
        return paths
    }

    /// Returns the new picture with boxes around the differences; nil if there is no difference or no readable picture.
    ///
    /// If the picture is reduced, the largest difference is below it pixel by pixel, before and after.
    private func markedPicture(
        of subject: DifferenceSubject, _ base: ComparedSide, _ head: ComparedSide
    ) -> PixelBuffer? {
        guard subject.kind == .picture, let change = pictures.first(where: { $0.name == subject.name }),
            !change.marks.isEmpty, let path = change.after.flatMap({ head.path($0.file) }),
            let picture = try? Thumbnail.read(path, maximumWidth: Self.markedSize, maximumHeight: Self.markedSize)
        else { return nil }
        let crops = change.length.map { $0 > Self.markedSize } == true ? crops(of: change, base, head) : []
        let cropsWidth = crops.reduce(0) { $0 + $1.width + 2 * Self.edge }
        let top = picture.height + 2 * Self.edge
        var canvas = Canvas(
            width: max(picture.width + 2 * Self.edge, cropsWidth),
            height: top + (crops.map { $0.height + 2 * Self.edge }.max() ?? 0))
        canvas.drawFramed(picture, column: Self.edge, row: Self.edge)
        for region in change.marks {
            let columns = Self.pixels(region[0], region[2], of: picture.width)
            let rows = Self.pixels(region[1], region[3], of: picture.height)
            // A box has two lines in different colors, so that it is visible on every picture. It is around the change,
            // with a gap.
            for (distance, width, color) in [(7, 2, Self.mark), (5, 1, SRGB8(red: 255, green: 255, blue: 255))] {
                canvas.frame(
                    columns.lowerBound + Self.edge - distance..<columns.upperBound + Self.edge + distance,
                    rows.lowerBound + Self.edge - distance..<rows.upperBound + Self.edge + distance, width, color)
            }
        }
        var column = Self.edge
        for crop in crops {
            canvas.drawFramed(crop, column: column, row: top + Self.edge)
            column += crop.width + 2 * Self.edge
        }
        return canvas.picture
    }

    /// Returns the largest marked difference of a picture, before and after, with some space around it.
    ///
    /// Empty if it is too large, or if a picture can't be read.
    private func crops(of change: PictureChange, _ base: ComparedSide, _ head: ComparedSide) -> [PixelBuffer] {
        guard let region = change.marks.first, let size = change.after?.pixelSize else { return [] }
        let columns = Self.pixels(region[0], region[2], of: size.width, margin: 24)
        let rows = Self.pixels(region[1], region[3], of: size.height, margin: 24)
        guard columns.count <= Self.markedSize / 2, rows.count <= Self.markedSize / 2 else { return [] }
        let crops = [(base, change.before), (head, change.after)].compactMap { side, facts -> PixelBuffer? in
            guard let path = facts.flatMap({ side.path($0.file) }),
                let picture = try? Thumbnail.read(path, maximumWidth: size.width, maximumHeight: size.height),
                (picture.width, picture.height) == size
            else { return nil }
            var canvas = Canvas(width: columns.count, height: rows.count)
            canvas.draw(picture, column: -columns.lowerBound, row: -rows.lowerBound)
            return canvas.picture
        }
        return crops.count == 2 ? crops : []
    }

    /// Returns the pixels of a part of a picture's width or height, with a margin as far as there are pixels.
    private static func pixels(_ start: Double, _ length: Double, of size: Int, margin: Int = 0) -> Range<Int> {
        let first = min(max(Int(start * Double(size)) - margin, 0), size - 1)
        let last = Int(((start + length) * Double(size)).rounded(.up)) + margin
        return first..<min(max(last, first + 1), size)
    }

    /// The maximum width and height of a picture with marked differences, in pixels.
    private static let markedSize = 640
    /// The space around a picture, in which a box around a difference at its edge is drawn.
    private static let edge = 8
    /// The color of the boxes around differences: a magenta that hardly any banner contains.
    private static let mark = SRGB8(red: 255, green: 0, blue: 170)
}

extension Canvas {
    /// Draws lines along the inside of a rectangle.
    fileprivate mutating func frame(_ columns: Range<Int>, _ rows: Range<Int>, _ width: Int, _ color: SRGB8) {
        fill(columns, rows.lowerBound..<rows.lowerBound + width, color)
        fill(columns, rows.upperBound - width..<rows.upperBound, color)
        fill(columns.lowerBound..<columns.lowerBound + width, rows, color)
        fill(columns.upperBound - width..<columns.upperBound, rows, color)
    }

    /// Draws a picture with a gray line around it, so that a white one ends visibly on white, and a black one on black.
    fileprivate mutating func drawFramed(_ picture: PixelBuffer, column: Int, row: Int) {
        frame(
            column - 1..<column + picture.width + 1, row - 1..<row + picture.height + 1, 1,
            SRGB8(red: 128, green: 128, blue: 128))
        draw(picture, column: column, row: row)
    }
}
