internal import CatalogPreview
internal import ColorScience
internal import FileAccess
internal import ImageDecoding

extension CatalogDifference {
    /// Draws the state before and after each change into a folder, in place of the drawings of an earlier run.
    ///
    /// - Returns: the paths of the drawings, relative to the current folder or, for an absolute folder, to its parent.
    package func draw(
        _ base: ComparedCatalog, _ head: ComparedCatalog, into folder: String
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

    /// Returns the new picture with boxes around the differences, and the largest of them pixel by pixel below.
    ///
    /// A picture that lost details everywhere has no boxes, but only the part that lost most.
    private func markedPicture(
        of subject: DifferenceSubject, _ base: ComparedCatalog, _ head: ComparedCatalog
    ) -> PixelBuffer? {
        guard subject.kind == .picture, let change = pictures.first(where: { $0.name == subject.name }),
            let path = change.after.flatMap({ head.path($0.file) }),
            let picture =
                (try? Thumbnail.read(.file(path), maximumWidth: Self.markedSize, maximumHeight: Self.markedSize))?
                .enlarged(toAtLeast: 128)
        else { return nil }
        let (marks, sample) = (change.marks, sample(of: change, base, head))
        let pair = sample?.pictures ?? (marks.isEmpty ? nil : wholePictures(of: change, base, head))
        let crops = pair.map { Self.crops($0, $1, sample.map { [$0.part] } ?? marks) } ?? []
        let whole = marks.isEmpty ? [] : [picture]
        guard !whole.isEmpty || !crops.isEmpty else { return nil }
        var top = whole.reduce(0) { $0 + $1.height + 2 * Self.edge }
        var canvas = Canvas(
            width: (crops.map { ($0.isStacked ? 1 : 2) * ($0.before.width + 2 * Self.edge) }
                + whole.map { $0.width + 2 * Self.edge }).max() ?? 0,
            height: crops.reduce(top) {
                $0 + ($1.isStacked ? 2 : 1) * ($1.before.height + 2 * Self.edge + Self.labelHeight)
            }, SRGB8(red: 255, green: 255, blue: 255))
        if let picture = whole.first { canvas.drawFramed(picture, column: Self.edge, row: Self.edge) }
        for region in marks {
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
        for (before, after, isStacked) in crops {
            for (picture, word) in [(before, "before"), (after, change.lostSize == nil ? "after" : "after, enlarged")] {
                let column = word != "before" && !isStacked ? before.width + 3 * Self.edge : Self.edge
                canvas.label(word, column: column, baseline: top + Self.labelHeight)
                canvas.drawFramed(picture, column: column, row: top + Self.labelHeight + Self.edge)
                if isStacked || word != "before" { top += picture.height + 2 * Self.edge + Self.labelHeight }
            }
        }
        return canvas.picture
    }

    /// Returns the part where a loss of details everywhere is seen best, and the pictures before and after.
    func sample(
        of change: PictureChange, _ base: ComparedCatalog, _ head: ComparedCatalog
    ) -> (part: [Double], pictures: (before: PixelBuffer, after: PixelBuffer))? {
        guard change.lostDetails, let pair = wholePictures(of: change, base, head) else { return nil }
        let isCompressed = change.local?.loss?.kind == .compression && change.lostSize == nil
        return (Self.largestDifference(pair.before, pair.after, blockSize: isCompressed ? 8 : 1), pair)
    }

    /// Returns a picture pixel by pixel, before and after, a smaller one enlarged; nil if the sizes differ otherwise.
    private func wholePictures(
        of change: PictureChange, _ base: ComparedCatalog, _ head: ComparedCatalog
    ) -> (before: PixelBuffer, after: PixelBuffer)? {
        let isSmaller = change.lostSize != nil && !change.hasOtherShape
        guard let size = (isSmaller ? change.before : change.after)?.pixelSize else { return nil }
        let pictures = [(base, change.before), (head, change.after)].compactMap { side, facts -> PixelBuffer? in
            let picture = facts.flatMap { side.path($0.file) }.flatMap {
                try? Thumbnail.read(.file($0), maximumWidth: size.width, maximumHeight: size.height)
            }
            return picture.flatMap {
                isSmaller
                    ? $0.stretched(width: size.width, height: size.height)
                    : ($0.width, $0.height) == size ? $0 : nil
            }
        }
        return pictures.count == 2 ? (pictures[0], pictures[1]) : nil
    }

    /// Returns the part of a picture with the most new steps between neighboring blocks, as fractions of its size.
    ///
    /// Steps in the smooth parts of the old picture, such as rings around a light, are seen best. The noise around
    /// letters hardly counts.
    private static func largestDifference(_ before: PixelBuffer, _ after: PixelBuffer, blockSize: Int) -> [Double] {
        let (wide, high) = (max(1, after.width / blockSize), max(1, after.height / blockSize))
        let blocks = (0..<high).flatMap { row in
            (0..<wide).map { column -> (difference: SIMD3<Int>, isSmooth: Bool) in
                var (sum, least, most) = (SIMD3<Int>(), SIMD3(repeating: 255), SIMD3<Int>())
                for y in row * blockSize..<min((row + 1) * blockSize, after.height) {
                    for x in column * blockSize..<min((column + 1) * blockSize, after.width) {
                        let at = 4 * (y * after.width + x)
                        for byte in 0..<3 {
                            let old = Int(before.rgba[at + byte])
                            sum[byte] += Int(after.rgba[at + byte]) - old
                            (least[byte], most[byte]) = (min(least[byte], old), max(most[byte], old))
                        }
                    }
                }
                return (sum, (most &- least).max() <= smoothRange)
            }
        }
        let (columns, rows) = (max(1, after.width / partSize), max(1, after.height / partSize))
        var parts = [Int](repeating: 0, count: columns * rows)
        for place in blocks.indices {
            let (column, row) = (place % wide, place / wide)
            for (next, isInside) in [(place + 1, column + 1 < wide), (place + wide, row + 1 < high)] where isInside {
                let step = blocks[next].difference &- blocks[place].difference
                let weight = blocks[place].isSmooth && blocks[next].isSmooth ? 256 : 1
                parts[row * rows / high * columns + column * columns / wide] += weight * (step &* step).wrappedSum()
            }
        }
        let part = parts.indices.max { parts[$0] < parts[$1] } ?? 0
        let (width, height) = (1 / Double(columns), 1 / Double(rows))
        return [Double(part % columns) * width, Double(part / columns) * height, width, height]
    }

    /// The largest difference between the levels of a smooth block's pixels.
    private static let smoothRange = 24

    /// Returns the largest marked differences before and after; wide ones are stacked, and too large ones left out.
    private static func crops(
        _ before: PixelBuffer, _ after: PixelBuffer, _ marks: [[Double]]
    ) -> [(before: PixelBuffer, after: PixelBuffer, isStacked: Bool)] {
        let parts = marks.prefix(mostCrops).map { region in
            (
                columns: pixels(region[0], region[2], of: after.width, margin: margin),
                rows: pixels(region[1], region[3], of: after.height, margin: margin)
            )
        }.filter { $0.columns.count <= markedSize && $0.rows.count <= markedSize / 2 }
        return parts.map { columns, rows in
            func crop(_ picture: PixelBuffer) -> PixelBuffer {
                var canvas = Canvas(width: columns.count, height: rows.count)
                canvas.draw(picture, column: -columns.lowerBound, row: -rows.lowerBound)
                return canvas.picture
            }
            return (crop(before), crop(after), columns.count > markedSize / 2)
        }
    }

    /// Returns the pixels of a part of a width or height, with a margin as far as there are pixels.
    private static func pixels(_ start: Double, _ length: Double, of size: Int, margin: Int = 0) -> Range<Int> {
        let first = min(max(Int(start * Double(size)) - margin, 0), size - 1)
        let last = Int(((start + length) * Double(size)).rounded(.up)) + margin
        return first..<min(max(last, first + 1), size)
    }

    private static let markedSize = 640
    private static let partSize = 120
    /// The space around a difference that is shown pixel by pixel, in pixels, so that words at its edge are whole.
    private static let margin = 40
    private static let mostCrops = 3
    /// The space around a picture, in which a box around a difference at its edge is drawn.
    private static let edge = 8
    private static let labelHeight = 16
    /// The color of the boxes around differences: a magenta that hardly any banner contains.
    private static let mark = SRGB8(red: 255, green: 0, blue: 170)
}

extension Canvas {
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
