internal import ColorScience
internal import Diagnostics
internal import ImageDecoding
internal import PaletteExtraction
internal import PictureText

// Created once, because each access to `allCases` creates a new list.
private let formats = ImageFormat.allCases
private let roles = SwatchRole.allCases
private let sides = PictureLayout.Side.allCases

extension PictureFacts {
    /// The facts that depend only on a picture's content, as bytes for the cache.
    var cachedForm: [UInt8] {
        var writer = BinaryWriter()
        writer.reserve(256)
        writer.write(self)
        return writer.bytes
    }

    init(cachedForm bytes: [UInt8]) throws(DamagedCache) {
        var reader = BinaryReader(bytes)
        self = try reader.outline()
        palette = try reader.optional { (reader) throws(DamagedCache) in try reader.palette() }
    }
}

extension BinaryWriter {
    /// Writes the facts that depend only on a picture's content, with the palette at the end.
    mutating func write(_ facts: PictureFacts) {
        write(facts.header) { $0.write($1) }
        write(facts.placeholder) { $0.write(list: $1) { $0.write($1) } }
        write(facts.points)
        write(facts.cells) { writer, cells in
            writer.write(UInt8(cells.width))
            writer.write(UInt8(cells.height))
            writer.write(raw: cells.rgba)
        }
        write(list: facts.diagnostics) { writer, finding in
            writer.write(finding.severity.rawValue)
            writer.write(finding.rule.rawValue)
            writer.write(finding.message)
        }
        write(facts.palette) { $0.write($1) }
    }

    private mutating func write(_ header: ImageHeader) {
        write(UInt8(formats.firstIndex(of: header.format) ?? 0))
        for number in [header.pixelWidth, header.pixelHeight] { write(number) { $0.write(Int64($1)) } }
        for number in [header.pointWidth, header.pointHeight] { write(number) { $0.write($1) } }
        write(header.hasAlpha) { $0.write(UInt8($1 ? 1 : 0)) }
        write(header.colorProfile) { $0.write($1) }
        write(UInt8(clamping: header.orientation))
    }

    /// Writes the colors at points, sorted by coordinates; an empty list takes a single byte.
    private mutating func write(_ points: [PicturePoint: SRGB8]) {
        let sorted = points.sorted { ($0.key.x, $0.key.y) < ($1.key.x, $1.key.y) }
        write(sorted.isEmpty ? nil : sorted) { writer, sorted in
            writer.write(list: sorted) { writer, entry in
                writer.write(entry.key.x)
                writer.write(entry.key.y)
                writer.write(entry.value)
            }
        }
    }

    /// Writes a palette without the parts that only an explanation needs, such as the scores of backdrop candidates.
    private mutating func write(_ palette: Palette) {
        write(list: palette.swatches) { $0.write($1) }
        for role in roles { write(palette.roles[role]) { $0.write($1) } }
        for side in sides { write(palette.edges[side]) { $0.write($1) } }
        switch palette.ground {
        case nil: write(UInt8(0))
        case .transparent: write(UInt8(1))
        case .plain(let color):
            write(UInt8(2))
            write(color)
        }
        write(palette.mean)
        write(palette.backdrop)
        write(palette.backdropGradient) { $0.write(list: $1) { $0.write($1) } }
        write(palette.bleed)
        write(palette.confidence.backdrop)
        write(palette.confidence.bleed)
        write(list: palette.candidates) { $0.write($1) }
        write(palette.tintBlock) { $0.write($1) }
        let wide = palette.displayP3.sorted { $0.key.hex < $1.key.hex }
        write(list: wide) { writer, entry in
            writer.write(entry.key)
            for index in 0..<3 { writer.write(entry.value[index]) }
        }
    }

    private mutating func write(_ swatch: Swatch) {
        write(swatch.color)
        write(swatch.weight)
        write(swatch.role) { $0.write(UInt8(roles.firstIndex(of: $1) ?? 0)) }
        write(swatch.displayP3) { writer, color in
            for index in 0..<3 { writer.write(color[index]) }
        }
    }

    private mutating func write(_ color: SRGB8) {
        write(color.red)
        write(color.green)
        write(color.blue)
    }
}

extension BinaryReader {
    /// Reads the facts about a picture up to the palette, which follows.
    mutating func outline() throws(DamagedCache) -> PictureFacts {
        var facts = PictureFacts()
        facts.header = try optional { (reader) throws(DamagedCache) in try reader.header() }
        facts.placeholder = try optional { (reader) throws(DamagedCache) in
            try reader.list { (reader) throws(DamagedCache) in try reader.number(UInt8.self) }
        }
        facts.points = try points()
        facts.cells = try optional { (reader) throws(DamagedCache) in try reader.cells() }
        facts.diagnostics = try list { (reader) throws(DamagedCache) in
            guard let severity = Diagnostic.Severity(rawValue: try reader.text()),
                let rule = Rule(rawValue: try reader.text())
            else { throw DamagedCache() }
            return Diagnostic(severity, rule, try reader.text())
        }
        return facts
    }

    private mutating func points() throws(DamagedCache) -> [PicturePoint: SRGB8] {
        let entries = try optional { (reader) throws(DamagedCache) in
            try reader.list { (reader) throws(DamagedCache) in
                (PicturePoint(try reader.double(), try reader.double()), try reader.color())
            }
        }
        guard let entries else { return [:] }
        // Points are written in ascending order, at least one, and inside the picture; anything else is damaged.
        let points = entries.map(\.0)
        let areRising = zip(points, points.dropFirst()).allSatisfy { ($0.x, $0.y) < ($1.x, $1.y) }
        let areInside = points.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) }
        guard !entries.isEmpty, areRising, areInside else { throw DamagedCache() }
        return Dictionary(entries) { first, _ in first }
    }

    private mutating func cells() throws(DamagedCache) -> PictureCells {
        let (width, height) = (Int(try number(UInt8.self)), Int(try number(UInt8.self)))
        let rgba = try bytes(width * height * 4)
        guard let cells = PictureCells(width: width, height: height, rgba: rgba) else { throw DamagedCache() }
        return cells
    }

    private mutating func header() throws(DamagedCache) -> ImageHeader {
        func integer(_ reader: inout BinaryReader) throws(DamagedCache) -> Int { Int(try reader.number(Int64.self)) }
        func real(_ reader: inout BinaryReader) throws(DamagedCache) -> Double { try reader.double() }
        var header = ImageHeader(format: try choice(of: formats))
        header.pixelWidth = try optional(integer)
        header.pixelHeight = try optional(integer)
        header.pointWidth = try optional(real)
        header.pointHeight = try optional(real)
        header.hasAlpha = try optional { (reader) throws(DamagedCache) in try reader.number(UInt8.self) == 1 }
        header.colorProfile = try optional { (reader) throws(DamagedCache) in try reader.text() }
        header.orientation = Int(try number(UInt8.self))
        return header
    }

    mutating func palette() throws(DamagedCache) -> Palette {
        func swatch(_ reader: inout BinaryReader) throws(DamagedCache) -> Swatch { try reader.swatch() }
        func color(_ reader: inout BinaryReader) throws(DamagedCache) -> SRGB8 { try reader.color() }
        let swatches = try list(swatch)
        var colors = [SwatchRole: SRGB8](minimumCapacity: roles.count)
        for role in roles { if let color = try optional(color) { colors[role] = color } }
        var edges = [PictureLayout.Side: SRGB8](minimumCapacity: sides.count)
        for side in sides { if let color = try optional(color) { edges[side] = color } }
        let ground: PictureGround?
        switch try number(UInt8.self) {
        case 0: ground = nil
        case 1: ground = .transparent
        case 2: ground = .plain(try self.color())
        default: throw DamagedCache()
        }
        let mean = try self.color()
        let backdrop = try self.color()
        let gradient = try optional { (reader) throws(DamagedCache) in try reader.list(color) }
        if let gradient, gradient.count < 2 { throw DamagedCache() }
        return Palette(
            swatches: swatches, roles: colors, edges: edges, ground: ground, mean: mean, backdropCandidates: [],
            backdrop: backdrop, backdropGradient: gradient, bleed: try self.color(),
            confidence: Confidence(backdrop: try double(), bleed: try double()), candidates: try list(color),
            tintBlock: try optional(color), displayP3: try wideColors())
    }

    private mutating func wideColors() throws(DamagedCache) -> [SRGB8: Components] {
        let entries = try list { (reader) throws(DamagedCache) in
            (try reader.color(), Components(try reader.double(), try reader.double(), try reader.double()))
        }
        return Dictionary(entries) { first, _ in first }
    }

    private mutating func swatch() throws(DamagedCache) -> Swatch {
        let color = try color()
        let weight = try double()
        let role = try optional { (reader) throws(DamagedCache) in try reader.choice(of: roles) }
        let wide = try optional { (reader) throws(DamagedCache) in
            Components(try reader.double(), try reader.double(), try reader.double())
        }
        return Swatch(color: color, weight: weight, role: role, displayP3: wide)
    }

    private mutating func color() throws(DamagedCache) -> SRGB8 {
        SRGB8(red: try number(UInt8.self), green: try number(UInt8.self), blue: try number(UInt8.self))
    }
}
