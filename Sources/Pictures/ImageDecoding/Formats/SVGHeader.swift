/// The size of an SVG picture (SVG 2, section 8.2, and CSS Values 4, section 6.2, for the units).
enum SVGHeader {
    static func read(_ prefix: [UInt8]) -> ImageHeader {
        var header = ImageHeader(format: .svg)
        let attributes = rootAttributes(String(decoding: prefix, as: UTF8.self))
        var box: [Double] = []
        if let text = attributes["viewBox"] {
            box = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).compactMap { Double($0) }
        }
        let isBox = box.count == 4 && box.allSatisfy(\.isFinite) && box[2] > 0 && box[3] > 0
        var width = attributes["width"].flatMap(length)
        var height = attributes["height"].flatMap(length)
        if isBox {
            // One side that is missing follows from the other by the box's proportions, both from the box itself.
            switch (width, height) {
            case (nil, nil): (width, height) = (box[2], box[3])
            case (let known?, nil): height = known * box[3] / box[2]
            case (nil, let known?): width = known * box[2] / box[3]
            default: break
            }
        }
        if let width, let height {
            header.pointWidth = width
            header.pointHeight = height
        }
        header.hasAlpha = true
        return header
    }

    /// A length in CSS pixels, which are an app's points; nil for one that depends on something else, such as `100%`.
    private static func length(_ text: String) -> Double? {
        let units: [(String, Double)] = [
            ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("", 1),
        ]
        let text = text.filter { !$0.isWhitespace }
        for (unit, factor) in units where text.hasSuffix(unit) {
            guard let number = Double(text.dropLast(unit.count)), number > 0, number.isFinite else { return nil }
            return number * factor
        }
        return nil
    }

    /// The attributes of the first `svg` element that does not stand in a comment.
    private static func rootAttributes(_ text: String) -> [String: String] {
        var rest = text[...]
        while let open = rest.firstIndex(of: "<") {
            rest = rest[open...]
            if rest.hasPrefix("<!--") {
                guard let end = rest.firstRange(of: "-->") else { return [:] }
                rest = rest[end.upperBound...]
            } else if rest.hasPrefix("<svg") {
                return attributes(rest.dropFirst(4))
            } else {
                rest = rest.dropFirst()
            }
        }
        return [:]
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var attributes: [String: String] = [:]
        var rest = text.drop { $0.isWhitespace }
        while let first = rest.first, first != ">", first != "/" {
            let name = rest.prefix { $0 != "=" && !$0.isWhitespace && $0 != ">" }
            rest = rest.dropFirst(name.count).drop { $0.isWhitespace }
            guard rest.first == "=" else { return attributes }
            rest = rest.dropFirst().drop { $0.isWhitespace }
            guard let quote = rest.first, quote == "\"" || quote == "'" else { return attributes }
            let value = rest.dropFirst().prefix { $0 != quote }
            attributes[String(name)] = String(value)
            rest = rest.dropFirst(value.count + 2).drop { $0.isWhitespace }
        }
        return attributes
    }
}
