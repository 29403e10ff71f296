internal import AssetCatalog
internal import CarouselGradients
internal import ColorScience
internal import Diagnostics
internal import FileAccess
internal import PlacedYAML

extension ConfigurationReader {
    mutating func carousels(_ node: YAMLNode) -> [CarouselConfiguration] {
        (text.mapping(node, "\"carousels\"") ?? []).compactMap { key, value in
            text.trail.append(key.text)
            defer { text.trail.removeLast() }
            let what = "carousel \(key.text.quoted)"
            var carousel = CarouselConfiguration(name: key.text)
            carousel.origin = text.origin(of: key.node)
            guard let members = CarouselConfiguration.table.read(value, as: what, into: &carousel, by: &self) else {
                return nil
            }
            carousel.samplesOrigin = members["samples"].map { text.origin(of: $0) }
            if let node = members["contrast"], members["overlay"] == nil {
                text.error(at: node, "\"contrast\" needs an \"overlay\": the color that is drawn on the backdrop.")
            }
            let hasCards = carousel.spacing != nil && carousel.padding != nil
            if let node = members["offsets"], carousel.offsets != nil, carousel.style == .snap, !hasCards {
                text.error(
                    at: node, "a carousel with \"style: snap\" and \"offsets\" also needs \"spacing\" and \"padding\".")
            }
            return carousel
        }
    }

    /// Reads a list of pages, or the path of a data file that lists them.
    mutating func pages(_ node: YAMLNode, of what: String) -> Diagnosed<Listing<ListedPage>> {
        if node.scalar != nil {
            guard let file = text.path(node, "\"pages\" of \(what)", in: folder) else { return Diagnosed(Listing([])) }
            return dataFiles.pages(file, namedAt: text.origin(of: node))
        }
        if node.sequence?.isEmpty == true { text.error(at: node, "\(what) has no pages; list at least one picture.") }
        let pages = text.list(node).compactMap { entry -> ListedPage? in
            if let image = entry.scalar {
                return ListedPage(image: image, pin: nil, origin: text.origin(of: entry))
            }
            var page = PageFields()
            guard let members = PageFields.table.read(entry, as: "a page of \(what)", into: &page, by: &self),
                let (image, origin) = page.image
            else { return nil }
            if let backdrop = members["backdrop"], members["pin"] != nil {
                text.error(
                    at: backdrop,
                    "a page of \(what) has both \"pin\" and \"backdrop\", which mean the same. Remove one.")
            }
            return ListedPage(image: image, pin: page.pin, origin: origin, pinOrigin: page.pinOrigin)
        }
        return Diagnosed(Listing(pages))
    }

    /// Reads a pin: a color, the colors of a vertical gradient from the top, or a swatch, role or point of the picture.
    mutating func readPin(_ node: YAMLNode, _ what: String, into page: inout PageFields) {
        page.pinOrigin = text.origin(of: node)
        if node.sequence != nil {
            let colors = gradientColors(node, what)
            page.pin = colors.count > 1 ? .gradient(colors) : colors.first.map { .color($0) }
        } else if let members = node.mapping {
            for (key, value) in members {
                guard let name = key.scalar, let meant = PinReference.meant(by: name, value.scalar) else { continue }
                text.error(
                    .unknownKey, at: key,
                    "unknown key \(name.quoted) in \(what). Replace the whole value of \(what) with \(meant).")
                return
            }
            var point = PinPoint()
            _ = PinPoint.table.read(node, as: what, into: &point, by: &self)
            page.pin = point.reference.map { .reference($0) }
        } else {
            page.pin = notation(node, what, PinNotation.read)
        }
    }

    mutating func pinnedPoint(_ node: YAMLNode) -> PinReference? {
        do {
            return try PinReference(at: node.sequence?.map(\.number))
        } catch {
            text.error(.malformedColor, at: node, error.reason)
            return nil
        }
    }

    /// Reads the colors of a vertical gradient from the top, and reports swatches, roles and points among them.
    private mutating func gradientColors(_ node: YAMLNode, _ what: String) -> [SRGB8] {
        for element in text.list(node) {
            let named = element.scalar.flatMap { word -> String? in
                guard case .reference(let reference)? = try? PinNotation.read(word) else { return nil }
                return "\(reference)"
            }
            guard let named = named ?? (element.mapping == nil ? nil : "a point") else { continue }
            text.error(
                .malformedColor, at: element,
                "a list for \(what) can contain only colors, not \(named). Write a color, or use \(named) without a list."
            )
            return []
        }
        return colors(node, what)
    }

    mutating func colors(_ node: YAMLNode, _ what: String) -> [SRGB8] {
        if node.sequence?.isEmpty == true { text.error(.malformedColor, at: node, "\(what) has no color.") }
        return text.list(node).compactMap { color($0, what) }
    }

    mutating func color(_ node: YAMLNode, _ what: String) -> SRGB8? { notation(node, what, WrittenColor.opaque) }

    /// Parses a scalar as a color by a parser, with an error that explains why it isn't one.
    private mutating func notation<Value>(
        _ node: YAMLNode, _ what: String, _ read: (String) throws(WrittenColor.Failure) -> Value
    ) -> Value? {
        guard let word = text.string(node, what) else { return nil }
        do {
            return try read(word)
        } catch {
            // A common mistake: an unquoted # begins a comment in YAML, so the value is empty.
            let words =
                word.isEmpty
                ? "has no color; # begins a comment, so put quotes around the color: \"#RRGGBB\"."
                : "is not a color: \(error.reason)"
            text.error(.malformedColor, at: node, "\(what) \(words)")
            return nil
        }
    }
}
