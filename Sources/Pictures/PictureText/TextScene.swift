package import ColorScience

/// A page of a carousel as a screen shows it, with the next and the previous page beside it.
package struct TextScene {
    package struct Layout: Sendable, Hashable {
        package let width: Double
        package let pageWidth: Double
        /// The distance from the left side of a page to the left side of the next page, in points.
        package let pitch: Double

        package init(width: Double, pageWidth: Double, pitch: Double) {
            (self.width, self.pageWidth, self.pitch) = (width, pageWidth, pitch)
        }
    }

    /// The picture of a page, and the height of the picture divided by its width.
    package struct Picture: Sendable {
        package let cells: PictureCells
        package let aspect: Double

        package init(cells: PictureCells, aspect: Double) { (self.cells, self.aspect) = (cells, aspect) }
    }

    /// The number of evenly spaced scroll positions, up to half a page before and after this page, at which the
    /// background of the page is sampled.
    package static let positions = 11

    /// The pictures of the previous page, this page and the next page; nil for a missing picture.
    private let pictures: [Picture?]
    package let screens: TextScreens
    let pageAspect: Double
    /// Returns the colors behind strokes of `side` cells in the picture of the previous (−1), this (0) or next page.
    private let plane: (_ picture: Int, _ side: Int) -> TextPlane
    /// Returns the page's background at one of the ``positions`` and a height in the page, 0 … 1 from the top.
    let backdrop: (_ position: Int, _ height: Double) -> SRGB8

    package init(
        own: Picture, before: Picture?, after: Picture?, screens: TextScreens, pageAspect: Double,
        plane: @escaping (_ picture: Int, _ side: Int) -> TextPlane,
        backdrop: @escaping (_ position: Int, _ height: Double) -> SRGB8
    ) {
        pictures = [before, own, after]
        (self.screens, self.pageAspect, self.plane, self.backdrop) = (screens, pageAspect, plane, backdrop)
    }

    /// Returns a function that converts the index of a row of cells to its vertical location in the page, 0 … 1.
    package static func heights(
        of picture: Picture, _ screens: TextScreens, pageAspect: Double
    ) -> (Int) -> Double {
        let frame = frame(of: picture, screens, pageAspect)
        return { row in
            let y = frame.y + (Double(row) + 0.5) / Double(picture.cells.height) * frame.w
            return min(max(y / pageAspect, 0), 1)
        }
    }

    /// Returns the left, top, width and height of a picture in a page of width 1, beyond which it may extend.
    private static func frame(of picture: Picture, _ screens: TextScreens, _ pageAspect: Double) -> SIMD4<Double> {
        let down = pageAspect / picture.aspect
        let width = screens.fit == .fill ? max(1, down) : min(1, down)
        let height = width * picture.aspect
        return [(1 - width) * screens.anchor.x, (pageAspect - height) * screens.anchor.y, width, height]
    }

    /// A picture on a screen, in points: its frame on a centered page, and an offset to the right.
    struct Placed {
        let plane: TextPlane
        let frame: SIMD4<Double>
        let offset: Double
    }

    /// Returns the side, in cells, of the square over which the color behind a stroke is averaged: its width.
    package func side(of area: TextArea, _ layout: Layout) -> Int {
        guard let own = pictures[1] else { return 1 }
        let width = Self.frame(of: own, screens, pageAspect).z * layout.pageWidth
        return max(1, Int((area.stroke / (width / Double(own.cells.width))).rounded()))
    }

    /// Returns the left, top, width and height of the centered page, in points.
    func page(_ layout: Layout) -> SIMD4<Double> {
        [(layout.width - layout.pageWidth) / 2, screens.top, layout.pageWidth, layout.pageWidth * pageAspect]
    }

    func placed(_ layout: Layout, side: Int, withNeighbors: Bool) -> [Placed] {
        let page = page(layout)
        return (withNeighbors ? [1, 0, 2] : [1]).compactMap { number in
            guard let picture = pictures[number] else { return nil }
            let part = Self.frame(of: picture, screens, pageAspect) * page.z
            return Placed(
                plane: plane(number - 1, side), frame: part + [page.x, page.y, 0, 0],
                offset: Double(number - 1) * layout.pitch)
        }
    }
}

/// The colors behind an area of text on a screen of one size.
package struct TextBackground: Sendable {
    /// The colors, row by row, each of which represents an equal part of the area.
    let colors: [SRGB8]
    let luminances: [Double]
    /// Whether the page's backdrop may show behind the text, so that ``colors`` differ between light and dark mode.
    package let usesBackdrop: Bool
    let rowLength: Int
    /// The vertical location of each row of colors in the page, 0 … 1 from the top.
    let heights: [Double]
    /// For each color, the index of its cell in this page's picture; −1 for a color of the backdrop or of another page.
    private let cells: [Int32]
    private let grid: (columns: Int, rows: Int)

    /// Finds the colors behind an area of text on a screen.
    ///
    /// Text that moves with a page is on the page's picture, or on the backdrop where the picture doesn't cover the
    /// page. Text that stays in place on the screen is on every color that passes behind it while the carousel moves
    /// half a page to either side.
    ///
    /// - Parameter isMirrored: whether the page is laid out from right to left.
    package init(of area: TextArea, in scene: TextScene, _ layout: TextScene.Layout, isMirrored: Bool) {
        let page = scene.page(layout)
        var bounds: SIMD4<Double>
        let isFixed: Bool
        switch area.location {
        case .page(let part):
            let left = isMirrored ? 1 - part.left - part.width : part.left
            bounds = [
                page.x + left * page.z, page.y + part.top * page.w, part.width * page.z, part.height * page.w,
            ]
            isFixed = false
        case .screen(let part):
            bounds = part.frame(width: layout.width)
            bounds.x -= layout.pitch / 2
            bounds.z += layout.pitch
            isFixed = true
        }
        let side = scene.side(of: area, layout)
        let placed = scene.placed(layout, side: side, withNeighbors: isFixed)
        let own = placed[0]
        grid = (own.plane.width, own.plane.height)
        // Samples one color per cell, and at most 400 × 400 colors in the area.
        let least = layout.width / 400
        let across = max(own.frame.z / Double(own.plane.width), least, bounds.z / 400)
        let down = max(own.frame.w / Double(own.plane.height), least, bounds.w / 400)
        let columns = Self.centers(from: bounds.x, bounds.z, origin: own.frame.x, step: across)
        let rows = Self.centers(from: bounds.y, bounds.w, origin: own.frame.y, step: down)
        let runs = Self.runs(columns, placed, in: page)
        var colors: [SRGB8] = []
        var (luminances, cells, heights): ([Double], [Int32], [Double]) = ([], [], [])
        colors.reserveCapacity(columns.count * rows.count)
        luminances.reserveCapacity(columns.count * rows.count)
        cells.reserveCapacity(columns.count * rows.count)
        var isBackdropSeen = false
        for y in rows {
            let height = min(max((y - page.y) / page.w, 0), 1)
            heights.append(height)
            // The index of the first cell in this row of each picture; nil if the row is above or below the picture.
            let starts = placed.map { picture -> Int? in
                guard y >= page.y, y < page.y + page.w else { return nil }
                let row = (y - picture.frame.y) / picture.frame.w * Double(picture.plane.height)
                return row >= 0 && row < Double(picture.plane.height) ? Int(row) * picture.plane.width : nil
            }
            for run in runs {
                guard let picture = run.picture, let start = starts[picture] else {
                    isBackdropSeen = true
                    for _ in run.columns {
                        let color = scene.backdrop(colors.count % TextScene.positions, height)
                        colors.append(color)
                        luminances.append(color.relativeLuminance)
                        cells.append(-1)
                    }
                    continue
                }
                let plane = placed[picture].plane
                for column in run.columns {
                    colors.append(plane.colors[start + column])
                    luminances.append(plane.luminances[start + column])
                    cells.append(picture == 0 ? Int32(start + column) : -1)
                }
            }
        }
        (self.colors, self.luminances, self.cells, self.heights) = (colors, luminances, cells, heights)
        rowLength = columns.count
        usesBackdrop = isBackdropSeen || placed.contains { $0.plane.usesBackdrop }
    }

    /// Neighboring columns of an area that show the same picture, or the backdrop (nil), by their indices in its cells.
    private typealias Run = (picture: Int?, columns: [Int])

    private static func runs(
        _ columns: [Double], _ placed: [TextScene.Placed], in page: SIMD4<Double>
    ) -> [Run] {
        var runs: [Run] = []
        for x in columns {
            var found: (picture: Int?, column: Int) = (nil, 0)
            for (number, picture) in placed.enumerated() where found.picture == nil {
                let left = x - picture.offset
                guard left >= page.x, left < page.x + page.z else { continue }
                let column = (left - picture.frame.x) / picture.frame.z * Double(picture.plane.width)
                if column >= 0, column < Double(picture.plane.width) { found = (number, Int(column)) }
            }
            if runs.last?.picture != found.picture || runs.isEmpty { runs.append((found.picture, [])) }
            runs[runs.count - 1].columns.append(found.column)
        }
        return runs
    }

    /// Finds the colors in a region of a picture that is in no carousel, with white behind its transparent pixels.
    package init(_ part: PictureRegion, of cells: PictureCells) {
        grid = (cells.width, cells.height)
        func range(_ start: Double, _ length: Double, _ count: Int) -> Range<Int> {
            let first = min(Int((start * Double(count)).rounded()), count - 1)
            return first..<max(first + 1, min(count, Int(((start + length) * Double(count)).rounded())))
        }
        let columns = range(part.left, part.width, cells.width)
        let plane = TextPlane(cells, side: 1) { _ in .white }
        let rows = range(part.top, part.height, cells.height)
        let places = rows.flatMap { row in columns.map { row * cells.width + $0 } }
        colors = places.map { plane.colors[$0] }
        luminances = places.map { plane.luminances[$0] }
        self.cells = places.map(Int32.init)
        heights = rows.map { (Double($0) + 0.5) / Double(cells.height) }
        rowLength = columns.count
        usesBackdrop = false
    }

    /// Divides a line into equal steps, counted from an origin, and returns the centers of the steps within a range.
    ///
    /// If no center is within the range, the result is the center of the step that contains the middle of the range.
    private static func centers(from start: Double, _ length: Double, origin: Double, step: Double) -> [Double] {
        let first = ((start - origin) / step - 0.5).rounded(.up)
        let count = Int((((start + length - origin) / step - 0.5).rounded(.up) - first))
        guard count > 0 else { return [origin + (((start + length / 2 - origin) / step).rounded(.down) + 0.5) * step] }
        return (0..<count).map { origin + (first + Double($0) + 0.5) * step }
    }

    /// Returns the smallest rectangle around the cells of the colors that satisfy `isMeant`, as fractions of this
    /// page's picture; nil if there are none.
    func box(around isMeant: (Int) -> Bool) -> [Double]? {
        var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
        for (index, cell) in cells.enumerated() where cell >= 0 && isMeant(index) {
            let (column, row) = (Int(cell) % grid.columns, Int(cell) / grid.columns)
            (left, top, right, bottom) = (min(left, column), min(top, row), max(right, column), max(bottom, row))
        }
        guard right >= 0 else { return nil }
        func part(_ cells: Int, _ count: Int) -> Double { (Double(cells) / Double(count) * 1000).rounded() / 1000 }
        return [
            part(left, grid.columns), part(top, grid.rows), part(right + 1 - left, grid.columns),
            part(bottom + 1 - top, grid.rows),
        ]
    }
}
