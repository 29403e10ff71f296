/// A reader of the size of an SVG picture (SVG 2, section 8.2; units: CSS Values 4, section 6.2).
enum SVGHeader {
    /// Returns whether a text begins like XML; the first element may follow a long document type declaration.
    static func isMarkup(_ prefix: [UInt8]) -> Bool {
        let text = prefix.starts(with: [0xEF, 0xBB, 0xBF]) ? prefix.dropFirst(3) : prefix[...]
        return text.first { $0 > 32 } == UInt8(ascii: "<")
    }

    static func read(_ prefix: [UInt8]) -> ImageHeader {
        var header = ImageHeader(format: .svg)
        let attributes = root(of: prefix).map(attributes) ?? [:]
        var box: [Double] = []
        if let text = attributes["viewBox"] {
            box = text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).compactMap { Double($0) }
        }
        let isBox = box.count == 4 && box.allSatisfy(\.isFinite) && box[2] > 0 && box[3] > 0
        var width = attributes["width"].flatMap(length)
        var height = attributes["height"].flatMap(length)
        if isBox {
            // A missing side is derived from the other, or both from `viewBox`, by its proportions.
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

    /// Returns a length such as `12pt` in CSS pixels, which are points in an app; nil for a relative length.
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

    /// Returns the text after the name of the first element, if that element is `svg`; nil for any other text.
    ///
    /// The XML declaration, comments, processing instructions and the document type may come first. Illustrator puts
    /// pages of entities into the brackets of the document type (Extensible Markup Language 1.0, section 2.8).
    static func root(of bytes: [UInt8]) -> Substring? {
        var offset = 0
        while let open = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = bytes[open...]
            let end: Int?
            if rest.starts(with: "<!--".utf8) {
                end = self.end(of: "-->", in: bytes, from: open + 4)
            } else if rest.starts(with: "<?".utf8) {
                end = self.end(of: "?>", in: bytes, from: open + 2)
            } else if rest.starts(with: "<!".utf8) {
                end = endOfDeclaration(in: bytes, from: open + 2)
            } else {
                let name = rest.dropFirst().prefix { $0 > 32 && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
                guard name.elementsEqual("svg".utf8) || name.elementsEqual("svg:svg".utf8) else { return nil }
                return String(decoding: rest[name.endIndex...], as: UTF8.self)[...]
            }
            guard let end else { return nil }
            offset = end
        }
        return nil
    }

    /// Returns the byte offset after the next occurrence of an end mark such as `-->`; nil if there is none.
    private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int? {
        let mark = Array(mark.utf8)
        guard start <= bytes.count else { return nil }
        return bytes[start...].indices.first { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }.map {
            $0 + mark.count
        }
    }

    /// Returns the byte offset after a declaration such as `<!DOCTYPE`, which may contain brackets and quotes.
    private static func endOfDeclaration(in bytes: [UInt8], from start: Int) -> Int? {
        var depth = 0
        var quote: UInt8?
        var offset = start
        while offset < bytes.count {
            let byte = bytes[offset]
            if quote == nil, bytes[offset...].starts(with: "<!--".utf8) {
                guard let end = end(of: "-->", in: bytes, from: offset + 4) else { return nil }
                offset = end
                continue
            }
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ">") where depth <= 0: return offset
            default: break
            }
        }
        return nil
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
