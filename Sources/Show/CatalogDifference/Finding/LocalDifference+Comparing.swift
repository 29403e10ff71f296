internal import CatalogPreview
internal import ColorScience
package import ImageDecoding

extension LocalDifference {
    /// The number of cells (areas whose mean colors are compared) along the longer side of a picture.
    static let cellCount = 64
    /// The number of pixels along the longer side of a picture that is reduced for the comparison: four per cell.
    static let pixelCount = 4 * cellCount
    /// The smallest difference of a changed cell; no sample saved as JPEG with quality 40 or higher has more than 5.3.
    static let tolerance = 5.5
    /// The smallest difference of a changed block of 4 × 4 cells; no sample saved as JPEG has more than 2.8.
    static let blockTolerance = 3.5
    private static let blockSize = 4
    /// The smallest difference of a cell beside a changed one: about what is just noticeable.
    private static let faintTolerance = 1.0
    /// The smallest difference of brightness at which a detail, which is smaller than a cell, counts as different.
    ///
    /// It is a difference of luma, 0 … 255, which a JPEG keeps at full resolution. Saved as JPEG with quality 50 or
    /// higher, no detail of the sample pictures differs by more than 11.5, and with quality 40 by more than 14.6.
    static let detailTolerance = 24.0
    /// The number of a file's pixels along each side of a detail, over which the noise of JPEG compression averages.
    private static let pixelsPerDetail = 4
    /// The smallest factor by which a pixel differs more than any cell, so that its place says where to look.
    private static let peakFactor = 1.5
    private static let mostRegions = 8
    /// The smallest share of a picture that looks different after it was mirrored.
    private static let leastMirrored = 0.1

    /// Compares two pictures, whose longer side was reduced to ``pixelCount`` pixels; nil if their proportions differ.
    ///
    /// - Parameter fileLength: the longer side of both files in pixels; nil if their sizes differ, so that details
    /// can't be compared.
    package init?(_ before: PixelBuffer, _ after: PixelBuffer, isOverCompressed: Bool = false, fileLength: Int? = nil) {
        let (one, other) = (Double(before.width) / Double(before.height), Double(after.width) / Double(after.height))
        guard abs(one / other - 1) < 0.05 else { return nil }
        let longest = max(after.width, after.height)
        let columns = max(1, Self.cellCount * after.width / longest)
        let rows = max(1, Self.cellCount * after.height / longest)
        let (old, new) = (Self.cells(before, columns, rows), Self.cells(after, columns, rows))
        let differences = zip(old, new).map { $1.difference(from: $0) }
        // The mean color of a large block hides more of the compression noise, but still shows a change that a person
        // made.
        let (wide, high) = (max(1, columns / Self.blockSize), max(1, rows / Self.blockSize))
        let blocks = zip(Self.cells(before, wide, high), Self.cells(after, wide, high)).map {
            $1.difference(from: $0)
        }
        func block(_ cell: Int) -> Int { cell / columns * high / rows * wide + cell % columns * wide / columns }
        var isFound = blocks.map { _ in false }
        for (cell, difference) in differences.enumerated() where difference >= Self.tolerance {
            isFound[block(cell)] = true
        }
        let details = isOverCompressed ? nil : fileLength.flatMap { Self.details(before, after, columns, rows, $0) }
        detail = details?.max().map { ($0 * 10).rounded() / 10 }
        // A cell counts that has a changed detail, or half a one at its edge, which a letter's end can cross.
        func isDetailChanged(_ cell: Int) -> Bool {
            guard let details, details[cell] >= Self.detailTolerance / 2 else { return false }
            return Self.neighbors(cell, columns, rows).contains { details[$0] >= Self.detailTolerance }
        }
        let seeds = differences.enumerated().map { cell, difference in
            difference >= Self.tolerance || isDetailChanged(cell)
                || !isFound[block(cell)] && blocks[block(cell)] >= Self.blockTolerance
        }
        let changed = Self.grown(seeds, differences, columns, rows)
        largest = ColorDistance.rounded(differences.max() ?? 0)
        share = Self.share(changed.count { $0 }, of: changed.count)
        let boxes = Self.boxes(changed, columns, rows)
        let edges = boxes.isEmpty ? nil : PixelEdges(before, after, columns, rows)
        regions = boxes.compactMap { box in
            let strongest = box.rows.flatMap { row in box.columns.map { differences[row * columns + $0] } }.max() ?? 0
            return edges?.region(of: box, threshold: max(Self.tolerance, strongest / 4))
        }
        loss =
            Self.mirroring(before, new, columns, rows, changed)
            ?? Loss(old, new, isChanged: changed, isOverCompressed)
            ?? (share <= 0.25
                ? edges.flatMap { edges in Loss(regions.flatMap(edges.parts).map(edges.content)) } : nil)
        if fileLength != nil, !isOverCompressed {
            let strongest = regions.compactMap { edges?.peak(in: $0) }.max { $0.distance < $1.distance }
            peak = strongest.flatMap { $0.distance >= Self.peakFactor * largest ? $0 : nil }
        }
        guard loss == nil, share <= 0.25, let edges else { return }
        patch =
            regions.joined(width: after.width, height: after.height).lazy.compactMap { region in
                Patch(edges.content(of: region), in: region)
            }.first
    }

    /// Returns the loss of a picture that was mirrored; nil for any other picture.
    ///
    /// At most a tenth as many cells differ from the mirror image of the old picture as from the picture itself.
    private static func mirroring(
        _ before: PixelBuffer, _ new: [Cell], _ columns: Int, _ rows: Int, _ isChanged: [Bool]
    ) -> Loss? {
        let count = isChanged.count { $0 }
        let share = Self.share(count, of: new.count)
        guard share >= leastMirrored else { return nil }
        let kind = [Loss.Kind.mirrored, .flipped].first { kind in
            let image = cells(before.upright(from: kind == .mirrored ? 2 : 4), columns, rows)
            return zip(image, new).count { $1.difference(from: $0) >= tolerance } <= count / 10
        }
        return kind.map { Loss(kind: $0, share: share) }
    }

    /// Returns the largest difference of brightness of a detail in each cell; nil if the files are too small.
    private static func details(
        _ before: PixelBuffer, _ after: PixelBuffer, _ columns: Int, _ rows: Int, _ fileLength: Int
    ) -> [Double]? {
        let length = min(fileLength / pixelsPerDetail, max(after.width, after.height))
        guard length > cellCount, before.width == after.width, before.height == after.height else { return nil }
        let longest = max(after.width, after.height)
        let (wide, high) = (max(1, after.width * length / longest), max(1, after.height * length / longest))
        var strongest = [Int](repeating: 0, count: columns * rows)
        for (place, (old, new)) in zip(brightness(before, wide, high), brightness(after, wide, high)).enumerated() {
            let cell = place / wide * rows / high * columns + place % wide * columns / wide
            strongest[cell] = max(strongest[cell], abs(old.onWhite - new.onWhite), abs(old.onBlack - new.onBlack))
        }
        return strongest.map { Double($0) / 255_000 }
    }

    /// Returns the mean luma of each detail, multiplied by 255,000, when drawn on white and when drawn on black.
    private static func brightness(
        _ picture: PixelBuffer, _ wide: Int, _ high: Int
    ) -> [(onWhite: Int, onBlack: Int)] {
        var sums = [(onWhite: Int, onBlack: Int, count: Int)](repeating: (0, 0, 0), count: wide * high)
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let at = (y * picture.width + x) * 4
                let alpha = Int(picture.rgba[at + 3])
                let color = SRGB8(red: picture.rgba[at], green: picture.rgba[at + 1], blue: picture.rgba[at + 2])
                let detail = y * high / picture.height * wide + x * wide / picture.width
                sums[detail].onBlack += color.luma * alpha
                sums[detail].onWhite += color.luma * alpha + 255_000 * (255 - alpha)
                sums[detail].count += 1
            }
        }
        return sums.map { ($0.onWhite / max(1, $0.count), $0.onBlack / max(1, $0.count)) }
    }

    private static func neighbors(_ cell: Int, _ columns: Int, _ rows: Int) -> [Int] {
        let (x, y) = (cell % columns, cell / columns)
        return (max(0, y - 1)...min(rows - 1, y + 1)).flatMap { row in
            (max(0, x - 1)...min(columns - 1, x + 1)).map { row * columns + $0 }
        }
    }

    /// Returns the changed cells, and those beside them that differ at least half as much, and so on.
    ///
    /// They belong to the same change, which may fade; alone, they could be the noise of compression. A change of color
    /// goes on where it is faint but clearly more than the noise, such as in the patch behind a new price.
    private static func grown(_ seeds: [Bool], _ differences: [Double], _ columns: Int, _ rows: Int) -> [Bool] {
        var changed = seeds
        func grow(from cells: [Int], _ least: (Double) -> Double) {
            var next = cells
            while let cell = next.popLast() {
                let least = least(differences[cell])
                for near in neighbors(cell, columns, rows) where !changed[near] && differences[near] >= least {
                    changed[near] = true
                    next.append(near)
                }
            }
        }
        let noise = differences.sorted()[differences.count * 3 / 4]
        grow(from: seeds.indices.filter { seeds[$0] }) { max(tolerance, $0) / 2 }
        if differences.contains(where: { $0 >= tolerance }) {
            grow(from: changed.indices.filter { changed[$0] }) { max(faintTolerance, 5 * noise, $0 / 8) }
        }
        return changed
    }

    fileprivate static func share(_ part: Int, of whole: Int) -> Double {
        fraction(Double(part) / Double(max(1, whole)))
    }

    /// Returns a fraction with four decimals.
    fileprivate static func fraction(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }

    /// The mean color of a cell on white and on black, one of which a change of opacity changes.
    fileprivate struct Cell {
        var onWhite: SRGB8
        var onBlack: SRGB8

        func difference(from former: Cell) -> Double {
            max(ciede2000(former.onWhite, onWhite), ciede2000(former.onBlack, onBlack))
        }
    }

    fileprivate static func cells(_ picture: PixelBuffer, _ columns: Int, _ rows: Int) -> [Cell] {
        (0..<rows).flatMap { row in
            (0..<columns).map { column in
                func range(_ index: Int, _ count: Int, _ size: Int) -> Range<Int> {
                    let start = min(index * size / count, size - 1)
                    return start..<max(start + 1, (index + 1) * size / count)
                }
                var (sums, alphas, count) = (SIMD4<Int>(), 0, 0)
                for y in range(row, rows, picture.height) {
                    for x in range(column, columns, picture.width) {
                        let at = (y * picture.width + x) * 4
                        let alpha = Int(picture.rgba[at + 3])
                        sums[0] += Int(picture.rgba[at]) * alpha
                        sums[1] += Int(picture.rgba[at + 1]) * alpha
                        sums[2] += Int(picture.rgba[at + 2]) * alpha
                        alphas += alpha
                        count += 1
                    }
                }
                func color(over light: Int) -> SRGB8 {
                    let rest = light * (255 * count - alphas)
                    func byte(_ sum: Int) -> UInt8 { UInt8((sum + rest) / (255 * count)) }
                    return SRGB8(red: byte(sums[0]), green: byte(sums[1]), blue: byte(sums[2]))
                }
                return Cell(onWhite: color(over: 255), onBlack: color(over: 0))
            }
        }
    }

    /// A rectangle in a grid, with the number of its places that are meant.
    fileprivate struct Box {
        let columns: ClosedRange<Int>
        let rows: ClosedRange<Int>
        let count: Int
    }

    /// Returns the bounding boxes of groups of places in a grid.
    ///
    /// - Parameter neighbors: returns the places beside a place that belong to the group of the first place.
    fileprivate static func groups(
        of places: [Bool], width: Int, _ neighbors: (_ place: Int, _ first: Int) -> [Int]
    ) -> [Box] {
        var isOpen = places
        var boxes: [Box] = []
        for first in places.indices where isOpen[first] {
            var group = [first]
            var next = [first]
            isOpen[first] = false
            while let place = next.popLast() {
                let near = neighbors(place, first).filter { isOpen[$0] }
                for place in near { isOpen[place] = false }
                next += near
                group += near
            }
            let columns = group.map { $0 % width }
            boxes.append(
                Box(
                    columns: (columns.min() ?? 0)...(columns.max() ?? 0),
                    rows: (group.min() ?? 0) / width...(group.max() ?? 0) / width, count: group.count))
        }
        return boxes
    }

    /// Returns the bounding boxes of groups of changed cells, which may touch at corners; the largest comes first.
    private static func boxes(_ changed: [Bool], _ columns: Int, _ rows: Int) -> [Box] {
        let boxes = groups(of: changed, width: columns) { cell, _ in neighbors(cell, columns, rows) }
        func order(_ box: Box) -> (Int, Int, Int) { (-box.count, box.rows.lowerBound, box.columns.lowerBound) }
        return Array(boxes.sorted { order($0) < order($1) }.prefix(mostRegions))
    }
}

extension LocalDifference.Loss {
    /// The smallest share of the changed cells with one color, and of the colorful cells that became gray.
    ///
    /// A fifth of a square of 20 × 20 cells is its edge, which also contains other pixels.
    private static let leastShare = 0.8

    fileprivate init?(
        _ old: [LocalDifference.Cell], _ new: [LocalDifference.Cell], isChanged: [Bool], _ isOverCompressed: Bool
    ) {
        let changed = isChanged.indices.filter { isChanged[$0] }
        if let (color, covered) = Self.mainColor(of: changed.map { new[$0].onWhite }),
            Double(covered.count) >= Self.leastShare * Double(changed.count),
            // A flat area with another color was one color before.
            let former = Self.mainColor(of: covered.map { old[changed[$0]].onWhite }),
            Double(former.cells.count) < Self.leastShare * Double(covered.count),
            !color.isVivid || 4 * covered.count > new.count
        {
            let share = LocalDifference.share(covered.count, of: new.count)
            self.init(kind: .oneColor, share: share, color: color.hex)
            return
        }
        guard Self.isSameDrawing(old.map(\.onWhite.luma), new.map(\.onWhite.luma)) else { return nil }
        let colorful = old.indices.filter { !old[$0].onWhite.isGray }
        let gray = colorful.count { isChanged[$0] && new[$0].onWhite.isGray }
        if gray > 0, Double(gray) >= Self.leastShare * Double(colorful.count) {
            self.init(kind: .gray, share: LocalDifference.share(gray, of: new.count))
        } else if isOverCompressed {
            self.init(kind: .compression, share: LocalDifference.share(changed.count, of: new.count))
        } else {
            return nil
        }
    }

    /// The share of a box, without its edge, that one color covers if the box is of one color.
    private static let flatShare = 0.9
    /// The smallest number of pixels of a box in which a missing letter can be told from noise.
    fileprivate static let leastPixels = 6

    /// Finds boxes that were covered or erased: of one color, unlike before, or that of most of their opaque
    /// surrounding.
    ///
    /// Nil if there is none. An erased box doesn't count if another box was of one color before: what is gone may be
    /// there now.
    fileprivate init?(_ boxes: [PixelEdges.Content]) {
        var lost: [(color: SRGB8, share: Double, isErased: Bool)] = []
        var isMoved = false
        for box in boxes where box.after.count >= Self.leastPixels {
            switch (Self.flatColor(of: box.before), Self.flatColor(of: box.after)) {
            // A person draws a small part in a vivid new color, such as a badge. A part that was erased has the color
            // of its surrounding, and one that was covered is mostly gray, black or white.
            case (nil, let flat?) where !flat.isVivid || Self.isPlain(box.around, flat):
                lost.append((flat, box.share, Self.isMost(flat, of: box.around)))
            case (let plain?, let flat?) where !flat.isVivid && Self.isPlain(box.around, plain):
                lost.append((flat, box.share, false))
            case (.some, nil): isMoved = true
            default: break
            }
        }
        if isMoved { lost.removeAll(where: \.isErased) }
        guard let first = lost.max(by: { $0.share < $1.share }) else { return nil }
        let same = lost.filter { $0.color.isWithin(16, of: first.color) }
        self.init(
            kind: .oneColor, share: LocalDifference.fraction(same.reduce(0) { $0 + $1.share }),
            color: first.color.hex, others: same.count < lost.count ? lost.count - same.count : nil)
    }

    private static func flatColor(of pixels: [LocalDifference.Cell]) -> SRGB8? {
        let mains = [pixels.map(\.onWhite), pixels.map(\.onBlack)].compactMap(mainColor)
        let isFlat = mains.allSatisfy { Double($0.cells.count) >= flatShare * Double(pixels.count) }
        return isFlat ? mains.first?.color : nil
    }

    private static func isMost(_ color: SRGB8, of pixels: [LocalDifference.Cell]) -> Bool {
        pixels.count { $0.onWhite.isWithin(2, of: color) } * 2 > pixels.count
    }

    private static func isPlain(_ pixels: [LocalDifference.Cell], _ color: SRGB8) -> Bool {
        pixels.allSatisfy { $0.onWhite == $0.onBlack } && isMost(color, of: pixels)
    }

    /// Returns the most frequent of some colors, and the indices of the colors that hardly differ from it.
    fileprivate static func mainColor(of colors: [SRGB8]) -> (color: SRGB8, cells: [Int])? {
        let counts = Dictionary(colors.map { ($0, 1) }, uniquingKeysWith: +)
        guard let main = counts.min(by: { ($1.value, $0.key.hex) < ($0.value, $1.key.hex) })?.key else { return nil }
        return (main, colors.indices.filter { colors[$0].isWithin(2, of: main) })
    }

    /// Whether the light and dark cells are in the same places: the correlation is at least 0.95.
    ///
    /// Two pictures of the folder `Assets` with different art correlate by at most 0.94. As gray, or as a JPEG of
    /// quality 5, each correlates with itself by more than 0.95.
    private static func isSameDrawing(_ old: [Int], _ new: [Int]) -> Bool {
        let count = Double(max(1, old.count))
        let (mean, other) = (Double(old.reduce(0, +)) / count, Double(new.reduce(0, +)) / count)
        var (both, one, two) = (0.0, 0.0, 0.0)
        for (before, after) in zip(old, new) {
            let (first, second) = (Double(before) - mean, Double(after) - other)
            both += first * second
            one += first * first
            two += second * second
        }
        return both > 0 && both * both >= 0.95 * 0.95 * one * two
    }
}

extension LocalDifference.Patch {
    /// The smallest share of a box that a patch covers; letters may be on the rest.
    private static let leastShare = 0.4

    /// Finds a faint patch in a box: one color covers much of it, where no color covered half of that before.
    fileprivate init?(_ box: PixelEdges.Content, in region: [Double]) {
        guard let (color, cells) = LocalDifference.Loss.mainColor(of: box.after.map(\.onWhite)),
            cells.count >= LocalDifference.Loss.leastPixels,
            Double(cells.count) >= Self.leastShare * Double(box.after.count),
            let former = LocalDifference.Loss.mainColor(of: cells.map { box.before[$0].onWhite }),
            former.cells.count * 2 < cells.count
        else { return nil }
        // Of a letter that is gone, the patch has some pixels, which say nothing about its other pixels.
        let distance = cells.map { box.after[$0].difference(from: box.before[$0]) }.sorted()[cells.count * 3 / 4]
        guard distance < PictureChange.otherArt else { return nil }
        self.init(region: region, color: color.hex, distance: ColorDistance.rounded(distance))
    }
}

extension SRGB8 {
    /// Whether the color hardly differs from the gray with the same luma.
    fileprivate var isGray: Bool {
        let level = UInt8(luma / 1000)
        return ciede2000(self, SRGB8(red: level, green: level, blue: level)) < LocalDifference.tolerance
    }

    /// Whether the color is as vivid as that of a badge or a button: its channels span at least half of their range.
    fileprivate var isVivid: Bool { max(red, green, blue) - min(red, green, blue) >= 128 }

    func isWithin(_ steps: Int, of other: SRGB8) -> Bool {
        [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy { abs(Int($0) - Int($1)) <= steps }
    }
}

/// A search for the exact edges of a change, because a cell at an edge may have changed only in part.
private struct PixelEdges {
    private let pixels: [(before: LocalDifference.Cell, after: LocalDifference.Cell)]
    private let (width, height): (Int, Int)
    private let (columns, rows): (Int, Int)

    init(_ before: PixelBuffer, _ after: PixelBuffer, _ columns: Int, _ rows: Int) {
        (width, height, self.columns, self.rows) = (after.width, after.height, columns, rows)
        pixels = Array(
            zip(
                LocalDifference.cells(before, after.width, after.height),
                LocalDifference.cells(after, after.width, after.height)
            ).map { (before: $0, after: $1) })
    }

    struct Content {
        let share: Double
        let before: [LocalDifference.Cell]
        let after: [LocalDifference.Cell]
        /// The pixels before in a frame around the region, a few pixels away; fewer at the edges of the picture.
        let around: [LocalDifference.Cell]
    }

    /// The distance in pixels of the frame from the region: a JPEG mixes the pixels of a block of 8 × 8.
    private static let margin = 8

    /// Returns the pixels in a region before and after; without those at its edge, which are mixed, if others are left.
    func content(of region: [Double]) -> Content {
        func inner(_ range: Range<Int>) -> Range<Int> { range.count > 4 ? range.dropFirst().dropLast() : range }
        let whole = range(of: region)
        let (x, y) = (inner(whole.x), inner(whole.y))
        let inside = y.flatMap { row in x.map { pixels[row * width + $0] } }
        let (left, right) = (x.lowerBound - Self.margin, x.upperBound + Self.margin)
        let (top, bottom) = (y.lowerBound - Self.margin, y.upperBound + Self.margin)
        let frame =
            (left...right).flatMap { [($0, top), ($0, bottom)] } + (top...bottom).flatMap { [(left, $0), (right, $0)] }
        let around = frame.compactMap { column, row in
            (0..<width).contains(column) && (0..<height).contains(row) ? pixels[row * width + column].before : nil
        }
        return Content(
            share: region[2] * region[3], before: inside.map(\.before), after: inside.map(\.after), around: around)
    }

    /// The smallest width and height in pixels of an area of one color that is judged by itself, more than a stroke's.
    private static let leastPart = 12

    /// Returns the rectangles of a region that became one color each, or the region: each may cover something else.
    func parts(of region: [Double]) -> [[Double]] {
        var isInside = [Bool](repeating: false, count: width * height)
        let (columns, rows) = range(of: region)
        for y in rows { for x in columns { isInside[y * width + x] = true } }
        let boxes = LocalDifference.groups(of: isInside, width: width) { place, first in
            let (x, y) = (place % width, place / width)
            let near = [
                (place - 1, x > 0), (place + 1, x + 1 < width), (place - width, y > 0), (place + width, y + 1 < height),
            ].filter(\.1).map(\.0)
            return near.filter { pixels[$0].after.onWhite.isWithin(2, of: pixels[first].after.onWhite) }
        }
        let parts = boxes.compactMap { box -> [Double]? in
            let (wide, high) = (box.columns.count, box.rows.count)
            guard min(wide, high) >= Self.leastPart, Double(box.count) >= 0.9 * Double(wide * high) else { return nil }
            return [
                Double(box.columns.lowerBound) / Double(width), Double(box.rows.lowerBound) / Double(height),
                Double(wide) / Double(width), Double(high) / Double(height),
            ]
        }
        return parts.count < 2 ? [region] : parts
    }

    func peak(in region: [Double]) -> LocalDifference.Peak? {
        let (x, y) = range(of: region)
        let places = y.flatMap { row in x.map { row * width + $0 } }
        let differences = places.map { pixels[$0].after.difference(from: pixels[$0].before) }
        guard let distance = differences.max(), let index = differences.firstIndex(of: distance) else { return nil }
        func part(_ value: Int, _ size: Int) -> Double {
            LocalDifference.fraction((Double(value) + 0.5) / Double(size))
        }
        return .init(
            distance: ColorDistance.rounded(distance),
            point: [part(places[index] % width, width), part(places[index] / width, height)])
    }

    private func range(of region: [Double]) -> (x: Range<Int>, y: Range<Int>) {
        func range(_ start: Double, _ length: Double, _ size: Int) -> Range<Int> {
            Int((start * Double(size)).rounded())..<Int(((start + length) * Double(size)).rounded())
        }
        return (range(region[0], region[2], width), range(region[1], region[3], height))
    }

    /// Returns a box without its unchanged margins, in which no pixel differs by the threshold.
    func region(of box: LocalDifference.Box, threshold: Double) -> [Double] {
        func start(_ cell: Int, _ count: Int, _ size: Int) -> Int { min(cell * size / count, size) }
        let (x0, x1) = (
            start(box.columns.lowerBound, columns, width), start(box.columns.upperBound + 1, columns, width)
        )
        let (y0, y1) = (start(box.rows.lowerBound, rows, height), start(box.rows.upperBound + 1, rows, height))
        func isChanged(_ x: Int, _ y: Int) -> Bool {
            let pixel = pixels[y * width + x]
            return pixel.after.difference(from: pixel.before) >= threshold
        }
        func column(_ x: Int) -> Bool { (y0..<y1).contains { isChanged(x, $0) } }
        func row(_ y: Int) -> Bool { (x0..<x1).contains { isChanged($0, y) } }
        // Each edge moves by less than a cell, because every row and column at the edge of the box has a changed cell.
        let (wide, high) = (max(1, width / columns), max(1, height / rows))
        let left = (x0..<min(x0 + wide, x1)).first(where: column) ?? x0
        let right = (max(x1 - wide, left)..<x1).last(where: column) ?? x1 - 1
        let top = (y0..<min(y0 + high, y1)).first(where: row) ?? y0
        let bottom = (max(y1 - high, top)..<y1).last(where: row) ?? y1 - 1
        func part(_ value: Int, _ size: Int) -> Double { LocalDifference.fraction(Double(value) / Double(size)) }
        return [part(left, width), part(top, height), part(right + 1 - left, width), part(bottom + 1 - top, height)]
    }
}
