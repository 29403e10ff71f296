internal import CatalogManifest
internal import CatalogPreview
internal import Diagnostics
internal import OrderedJSON
internal import PictureAnalysis

package enum ExtractionFormat: String, CaseIterable, Sendable {
    case text, json, ndjson, css, pages

    /// Whether the output contains everything that is known about a picture, including the digest of its file.
    var hasDigests: Bool { self == .json || self == .ndjson }
}

/// A converter of the colors of pictures to text, one picture at a time, so that memory doesn't grow with their number.
struct ExtractionPrinter {
    let format: ExtractionFormat
    /// Whether the `text` format also shows the scores of the colors.
    let explains: Bool
    let terminal: TerminalPreview

    var opening: String {
        switch format {
        case .json: "["
        case .pages: "{\"version\": 1, \"pages\": ["
        default: ""
        }
    }

    func closing(isEmpty: Bool) -> String {
        switch format {
        case .json: isEmpty ? "]\n" : "\n]\n"
        case .pages: isEmpty ? "]}\n" : "\n]}\n"
        default: ""
        }
    }

    /// Returns the output for one picture.
    ///
    /// - Parameters:
    ///   - id: the identifier of the request, which only the `ndjson` format repeats.
    ///   - name: the name of the picture in the app, which only the `pages` format contains.
    func text(of extraction: Extraction, id: JSONNode? = nil, named name: String, isFirst: Bool) throws -> String {
        switch format {
        case .json:
            let object = try JSONTextEncoder.text(extraction, layout: .indented)
            return (isFirst ? "\n  " : ",\n  ") + object.replacing("\n", with: "\n  ")
        case .ndjson:
            let object = try JSONTextEncoder.text(extraction, layout: .line)
            // The object always has at least the size of the picture or an error, so a comma can follow the identifier.
            return (id.map { "{\"id\": \(JSONWriter.text($0, layout: .line)), \(object.dropFirst())" } ?? object) + "\n"
        case .pages:
            guard let page = page(extraction, name) else { return "" }
            return (isFirst ? "\n  " : ",\n  ") + page
        case .css:
            return css(extraction)
        case .text:
            guard let width = extraction.width, let height = extraction.height,
                let colors = extraction.colors
            else { return "" }
            return terminal.palette(name: "\(extraction.path ?? "-")  \(width) × \(height)", colors)
                + (extraction.text.map { TextFolding.folded($0.words + "\n", width: terminal.foldingWidth) } ?? "")
                + (explains ? TextFolding.folded(extraction.explanation?.text ?? "", width: terminal.foldingWidth) : "")
        }
    }

    private func page(_ extraction: Extraction, _ name: String) -> String? {
        guard let colors = extraction.colors, let backdrop = colors.backdrop else { return nil }
        var members = [("image", name), ("backdrop", backdrop)]
        if let dark = colors.backdropDark { members.append(("dark", dark)) }
        if let hash = colors.thumbhash { members.append(("placeholder", hash)) }
        return JSONWriter.text(.object(members.map { ($0, .text($1)) }), layout: .line)
    }

    private func css(_ extraction: Extraction) -> String {
        guard let colors = extraction.colors else { return "" }
        let path = extraction.path ?? "-"
        // A space separates `*` and `/`, which would end the CSS comment. Bytes are compared, because a slash with a
        // combining mark is another `Character`.
        let comment = TerminalText.escaped(path).utf8.reduce(into: [UInt8]()) { comment, byte in
            if byte == UInt8(ascii: "/"), comment.last == UInt8(ascii: "*") { comment.append(UInt8(ascii: " ")) }
            comment.append(byte)
        }
        var lines = ["/* \(String(decoding: comment, as: UTF8.self)) */", ":root {"]
        let name = CSSName.identifier(path)
        func gradient(_ stops: [BackdropStop], to direction: String = "") -> String {
            "linear-gradient(\(direction)\(stops.map(\.hex).joined(separator: ", ")))"
        }
        let named = [
            ("mean", colors.mean), ("backdrop", colors.backdrop), ("backdrop-dark", colors.backdropDark),
            ("backdrop-gradient", colors.backdropGradient.map { gradient($0) }), ("bleed", colors.bleed),
            ("bleed-dark", colors.bleedDark),
            ("bleed-gradient", colors.bleedGradient.map { gradient($0.stops, to: "to \($0.to.rawValue), ") }),
            ("tint", colors.tint), ("tint-dark", colors.tintDark),
        ]
        let numbered = colors.swatches.enumerated().map { ("\($0.offset + 1)", $0.element.hex as String?) }
        lines += (numbered + named).compactMap { key, value in value.map { "  --\(name)-\(key): \($0);" } }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }
}

enum CSSName {
    /// Returns the name of a file in a CSS custom property, with `-` for all but letters, digits, `-` and `_`.
    static func identifier(_ path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let stem = name.lastIndex(of: ".").map { $0 == name.startIndex ? name : String(name[..<$0]) } ?? name
        let safe = stem.unicodeScalars.map { scalar -> Character in
            // In CSS, a name may contain letters outside of ASCII (CSS Syntax 3, section 4.2).
            let isAllowed =
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "-_".unicodeScalars.contains(scalar)
            return isAllowed ? Character(scalar) : "-"
        }
        return String(safe)
    }
}
