/// A reader of the properties of the primary item in a HEIC or AVIF picture.
///
/// References: ISO/IEC 14496-12, sections 4.2 and 8.11; ISO/IEC 23008-12, sections 6.5 and 9.3.
enum ISOMediaHeader {
    /// The maximum number of bytes that are read from the `meta` box, which describes the items of the file.
    private static let maximumMeta = 4 << 20
    /// The maximum number of top-level boxes that are read; a file has few.
    private static let maximumBoxes = 4096

    /// Returns the format that a file's major brand or a compatible brand names; nil for any other file.
    ///
    /// References: ISO/IEC 23008-12, annex B, and the AV1 Image File Format.
    ///
    /// As a major brand, `mif1`, `msf1` or `miaf` only says that the file contains pictures. A compatible brand then
    /// says how they are encoded.
    static func format(of prefix: [UInt8]) -> ImageFormat? {
        guard prefix.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
        let bytes = ByteReader(bytes: prefix)
        let end = min(bytes.big(0, 4) ?? 0, prefix.count)
        let brands = ([8] + stride(from: 16, through: max(8, end - 4), by: 4)).compactMap { offset in
            offset + 4 <= prefix.count ? String(decoding: prefix[offset..<offset + 4], as: UTF8.self) : nil
        }
        let isAny = ["mif1", "msf1", "miaf"].contains(brands.first)
        for brand in isAny ? brands : Array(brands.prefix(1)) {
            switch brand {
            case "heic", "heix", "heim", "heis", "hevc", "hevx": return .heic
            case "avif", "avis": return .avif
            default: break
            }
        }
        return isAny ? .heic : nil
    }

    static func read(_ format: ImageFormat, _ file: ByteWindow) throws(ImageDecodingError) -> PictureDescription {
        var picture = PictureDescription(format)
        var offset = 0
        var meta: [UInt8]?
        var isWhole = true
        for _ in 0..<maximumBoxes {
            let head = ByteReader(bytes: try file.bytes(offset, 16))
            guard let box = Box(head, at: 0, end: file.count - offset) else { break }
            if box.type == "meta", meta == nil {
                meta = try file.bytes(offset + box.content, min(box.end - box.content, maximumMeta))
                isWhole = box.end - box.content <= maximumMeta
            } else if box.type == "moov" {
                picture.isAnimated = true
            }
            offset += box.end
        }
        if let meta { ItemProperties(ByteReader(bytes: meta)).describe(&picture) }
        // The box is larger than the limit, so the rest may describe tiles. The picture is assumed to have some.
        if !isWhole { picture.isGrid = true }
        picture.finish()
        return picture
    }
}

/// A box, the building block of an ISO media file: its type, and the byte offsets of its content and its end.
private struct Box {
    let type: String
    let content: Int
    let end: Int

    init?(_ bytes: ByteReader, at offset: Int, end: Int) {
        guard end - offset >= 8, let small = bytes.big(offset, 4), offset + 8 <= bytes.bytes.count else { return nil }
        type = String(decoding: bytes.bytes[offset + 4..<offset + 8], as: UTF8.self)
        var size = small
        var head = 8
        if small == 1 {
            guard let high = bytes.big(offset + 8, 4), high < 1 << 24, let low = bytes.big(offset + 12, 4) else {
                return nil
            }
            (size, head) = (high << 32 | low, 16)
        } else if small == 0 {
            size = end - offset
        }
        guard size >= head else { return nil }
        content = offset + head
        self.end = min(offset + size, end)
    }

    static func all(_ bytes: ByteReader, _ range: Range<Int>) -> [Box] {
        var boxes: [Box] = []
        var offset = range.lowerBound
        while let box = Box(bytes, at: offset, end: range.upperBound), box.end > offset {
            boxes.append(box)
            offset = box.end
        }
        return boxes
    }
}

private struct ItemProperties {
    private let bytes: ByteReader
    private var properties: [Box] = []
    /// For each item, the numbers of its properties, counted from 1, in the order in which they apply.
    private var associations: [Int: [Int]] = [:]
    private var primary: Int?
    private var types: Set<String> = []
    /// The items that are the picture's tiles, row by row; empty for a picture without tiles.
    private var tiles: [Int] = []
    /// The auxiliary items of the primary item, such as its alpha channel.
    private var auxiliaries: Set<Int> = []
    /// The auxiliary items of each tile, such as its alpha channel, by the number of the tile's item.
    private var tileAuxiliaries: [Int: Set<Int>] = [:]

    /// - Parameter bytes: the content of the `meta` box, which describes the items of the file.
    init(_ bytes: ByteReader) {
        self.bytes = bytes
        // The first four bytes are the version and flags.
        for box in Box.all(bytes, min(4, bytes.bytes.count)..<bytes.bytes.count) {
            switch box.type {
            case "pitm": primary = bytes.big(box.content + 4, bytes.byte(box.content) == 0 ? 2 : 4)
            case "iprp":
                for inner in Box.all(bytes, box.content..<box.end) {
                    if inner.type == "ipco" { properties = Box.all(bytes, inner.content..<inner.end) }
                    if inner.type == "ipma" { readAssociations(inner) }
                }
            default: break
            }
        }
        for box in Box.all(bytes, min(4, bytes.bytes.count)..<bytes.bytes.count) {
            if box.type == "iref" { readReferences(box) }
            if box.type == "iinf", let primary { types.formUnion(self.types(of: primary, in: box)) }
        }
    }

    /// Reads the tiles of the primary item, and the auxiliary items of the primary item and its tiles.
    private mutating func readReferences(_ box: Box) {
        let size = bytes.byte(box.content) == 0 ? 2 : 4
        let references = Box.all(bytes, min(box.content + 4, box.end)..<box.end)
        for reference in references where reference.type == "dimg" {
            let (item, others) = targets(of: reference, size)
            if let item, item == primary { tiles = others }
        }
        let all = Set(tiles)
        for reference in references where reference.type == "auxl" {
            let (item, others) = targets(of: reference, size)
            guard let item, let primary else { continue }
            if others.contains(primary) { auxiliaries.insert(item) }
            for tile in others where all.contains(tile) { tileAuxiliaries[tile, default: []].insert(item) }
        }
    }

    /// Returns the item that a reference comes from, and the items that it points to; nil and none if it is invalid.
    private func targets(of reference: Box, _ size: Int) -> (item: Int?, others: [Int]) {
        // The count may be more than the box contains.
        let first = reference.content + size + 2
        guard let item = bytes.big(reference.content, size), first <= reference.end,
            let count = bytes.big(reference.content + size, 2)
        else { return (nil, []) }
        let held = min(count, (reference.end - first) / size)
        return (item, (0..<held).compactMap { bytes.big(first + $0 * size, size) })
    }

    /// Returns the types that a file names for an item; several only if the file contradicts itself.
    private func types(of item: Int, in box: Box) -> [String] {
        let start = box.content + (bytes.byte(box.content) == 0 ? 6 : 8)
        return Box.all(bytes, min(start, box.end)..<box.end).compactMap { entry in
            // Versions before 2 contain no type of four characters.
            let size = bytes.byte(entry.content) == 2 ? 2 : 4
            let type = entry.content + 4 + size + 2
            guard entry.type == "infe", bytes.big(entry.content + 4, size) == item, type + 4 <= entry.end else {
                return nil
            }
            return String(decoding: bytes.bytes[type..<type + 4], as: UTF8.self)
        }
    }

    private mutating func readAssociations(_ box: Box) {
        guard let version = bytes.byte(box.content), let flags = bytes.big(box.content + 1, 3),
            let count = bytes.big(box.content + 4, 4)
        else { return }
        var offset = box.content + 8
        for _ in 0..<count {
            guard offset < box.end, let item = bytes.big(offset, version == 0 ? 2 : 4),
                let number = bytes.byte(offset + (version == 0 ? 2 : 4))
            else { return }
            offset += version == 0 ? 3 : 5
            for _ in 0..<number {
                let size = flags & 1 == 1 ? 2 : 1
                guard let value = bytes.big(offset, size) else { return }
                // The highest bit marks the property as essential.
                associations[item, default: []].append(value & (size == 2 ? 0x7FFF : 0x7F))
                offset += size
            }
        }
    }

    /// The properties of the primary item or, if it is unknown, of all items, with only the largest size.
    private var ofPicture: [Box] {
        if let primary, associations[primary] != nil { return properties(of: primary) }
        func area(_ box: Box) -> Double {
            box.type == "ispe"
                ? Double(bytes.big(box.content + 4, 4) ?? 0) * Double(bytes.big(box.content + 8, 4) ?? 0) : .infinity
        }
        let largest = properties.filter { $0.type == "ispe" }.max { area($0) < area($1) }
        return properties.filter { $0.type != "ispe" || $0.content == largest?.content }
    }

    private func properties(of item: Int) -> [Box] {
        (associations[item] ?? []).compactMap { properties.indices.contains($0 - 1) ? properties[$0 - 1] : nil }
    }

    /// Adds the known properties of the primary item to a picture's description.
    func describe(_ picture: inout PictureDescription) {
        var quarters = 0
        var mirror: Int?
        for box in ofPicture {
            switch box.type {
            case "ispe": picture.takeSize(bytes.big(box.content + 4, 4), bytes.big(box.content + 8, 4))
            case "colr": takeColors(box, &picture)
            case "clap": crop(box, &picture)
            case "irot":
                // Counterclockwise. A mirror before a rotation equals a mirror after the opposite rotation.
                let angle = (bytes.byte(box.content) ?? 0) & 3
                quarters = mirror == nil ? angle : (4 - angle) & 3
            case "imir": mirror = (bytes.byte(box.content) ?? 0) & 1
            default: break
            }
        }
        // The Exif orientations by quarter turns: not mirrored, top and bottom exchanged, left and right exchanged.
        let orientations = [[1, 4, 2], [8, 5, 7], [3, 2, 4], [6, 7, 5]]
        picture.header.orientation = orientations[quarters][mirror.map { $0 + 1 } ?? 0]
        picture.isGrid = types != ["av01"] && types != ["hvc1"]
        picture.isShuffled = types == ["grid"] && zip(tiles, tiles.dropFirst()).contains { $0 > $1 }
        // A grid without alpha may consist of tiles that all have alpha (ISO/IEC 23000-22, section 7.3.11.4.1).
        picture.header.hasAlpha =
            auxiliaries.contains(where: isAlpha)
            || types == ["grid"] && !tiles.isEmpty
                && tiles.allSatisfy { tileAuxiliaries[$0]?.contains(where: isAlpha) == true }
    }

    private func isAlpha(_ item: Int) -> Bool {
        properties(of: item).contains { box in
            box.type == "auxC"
                && ["urn:mpeg:mpegB:cicp:systems:auxiliary:alpha", "urn:mpeg:hevc:2015:auxid:1"].contains {
                    bytes.has($0 + "\0", at: box.content + 4)
                }
        }
    }

    private func takeColors(_ box: Box, _ picture: inout PictureDescription) {
        if bytes.has("prof", at: box.content) || bytes.has("rICC", at: box.content), picture.profile.isEmpty {
            picture.profile = Array(bytes.bytes[min(box.content + 4, box.end)..<box.end])
        } else if bytes.has("nclx", at: box.content), let primaries = bytes.big(box.content + 4, 2),
            let transfer = bytes.big(box.content + 6, 2)
        {
            picture.colors = PictureDescription.CodedColors(primaries: primaries, transfer: transfer)
        }
    }

    /// Reads the clean aperture that is shown: its size, and the distance of its center from the picture's center
    /// (ISO/IEC 14496-12, section 12.1.4).
    private func crop(_ box: Box, _ picture: inout PictureDescription) {
        let numbers = (0..<8).compactMap { bytes.big(box.content + $0 * 4, 4) }
        guard numbers.count == 8, numbers[1] > 0, numbers[3] > 0, numbers[5] > 0, numbers[7] > 0 else { return }
        func side(_ index: Int, of whole: Int) -> (start: Int, length: Int)? {
            let length = numbers[index] / numbers[index + 1]
            let offset = Double(Int32(truncatingIfNeeded: numbers[index + 4])) / Double(numbers[index + 5])
            let start = (Double(whole - length) / 2 + offset).rounded(.down)
            guard length > 0, length <= whole, start >= 0, start + Double(length) <= Double(whole) else { return nil }
            return (Int(start), length)
        }
        guard let columns = side(0, of: picture.width), let rows = side(2, of: picture.height) else { return }
        picture.crop = PictureDescription.Crop(
            left: columns.start, top: rows.start, width: columns.length, height: rows.length)
    }
}
