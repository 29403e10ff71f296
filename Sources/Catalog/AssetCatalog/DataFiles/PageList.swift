internal import ColorScience
package import Diagnostics
internal import OrderedJSON

/// One page of a carousel, as the configuration or an app's data file lists it.
package struct ListedPage: Sendable {
    /// The full name of the image set, such as `Home/loop1`; for a loose file, its name without the extension.
    package let image: String
    /// The backdrop that a person chose.
    package let pin: PinNotation?
    /// The location at which the list names the picture.
    package let origin: SourceLocation
    /// The location of the backdrop that a person chose; without one, ``origin``.
    package let pinOrigin: SourceLocation

    package var isPinned: Bool { pin != nil }

    /// The part of the picture whose color a person chose as the backdrop.
    package var reference: PinReference? { if case .reference(let reference) = pin { reference } else { nil } }

    package init(image: String, pin: PinNotation?, origin: SourceLocation, pinOrigin: SourceLocation? = nil) {
        (self.image, self.pin, self.origin, self.pinOrigin) = (image, pin, origin, pinOrigin ?? origin)
    }
}

/// A reader of the pages of a carousel from an app's data file.
///
/// The example app Tmall uses an array of `{imgName, id, bgColor: "#RRGGBB", colors: {red, green, blue}}`, with
/// components 0 … 255. A page may have its color in `bgColor`, in `colors`, or in both if they are equal.
package enum PageList {
    static func read(_ file: DataFile) -> Diagnosed<Listing<ListedPage>> {
        file.listing { entry, image, origin, diagnostics in
            let pin = pin(of: entry, named: image, in: file, diagnostics: &diagnostics)
            return ListedPage(image: image, pin: pin.value, origin: origin, pinOrigin: pin.node.map(file.origin))
        }
    }

    /// Returns whether a file can only be a list of pages, because every entry names a picture and a color.
    static func isPageList(_ file: DataFile) -> Bool { file.lists(colorKeys + ["colors"]) }

    /// The keys for the color of a page: `backdrop` is Tincture's own key, `bgColor` that of the example app Tmall.
    static let colorKeys = ["backdrop", "bgColor"]

    /// Returns the backdrop that a person chose for an entry, and the JSON value that contains it.
    private static func pin(
        of entry: JSONNode, named name: String, in file: DataFile, diagnostics: inout FileDiagnostics
    ) -> (value: PinNotation?, node: JSONNode?) {
        var written: SRGB8?
        let texts = DataFile.values(of: colorKeys, in: entry)
        let text = texts.first
        if let text {
            reportSecond(texts, named: name, in: file, diagnostics: &diagnostics)
            do throws(WrittenColor.Failure) {
                switch try notation(text) {
                case .color(let color): written = color
                case .gradient: break
                case .reference(let reference):
                    if let parts = DataFile.first(["colors"], of: entry) {
                        diagnostics.report(
                            .warning, .colorMismatch, at: file.origin(of: parts), about: .image(name),
                            "\(name.quoted) is pinned to \(reference), so its \"colors\" are ignored. Remove them."
                        )
                    }
                    return (.reference(reference), text)
                }
            } catch {
                diagnostics.report(
                    .error, .malformedColor, at: file.origin(of: text), about: .image(name),
                    "the color of \(name.quoted) cannot be read: \(error.reason)")
            }
        }
        guard let parts = DataFile.first(["colors"], of: entry) else { return (written.map { .color($0) }, text) }
        guard let red = byte(parts["red"]), let green = byte(parts["green"]), let blue = byte(parts["blue"]) else {
            diagnostics.report(
                .error, .malformedColor, at: file.origin(of: parts), about: .image(name),
                "\"colors\" of \(name.quoted) needs \"red\", \"green\" and \"blue\", each 0 … 255.")
            return (written.map { .color($0) }, text)
        }
        let counted = SRGB8(red: red, green: green, blue: blue)
        if let written, let text, written != counted {
            diagnostics.report(
                .warning, .colorMismatch, at: file.origin(of: text), about: .image(name),
                "\(name.quoted) has two colors: \(written.hex) here and \(counted.hex) in \"colors\". "
                    + "\(written.hex) is used. Make them equal.")
        }
        return (.color(written ?? counted), written == nil ? parts : text)
    }

    /// Reports an entry whose keys `backdrop` and `bgColor` contain different pins.
    private static func reportSecond(
        _ texts: [JSONNode], named name: String, in file: DataFile, diagnostics: inout FileDiagnostics
    ) {
        let pins = texts.compactMap { try? notation($0) }
        guard pins.count == 2, pins[0] != pins[1] else { return }
        diagnostics.report(
            .warning, .colorMismatch, at: file.origin(of: texts[1]), about: .image(name),
            "\(name.quoted) has two different backdrop colors, in \(colorKeys.joined(separator: " and ")). \(colorKeys[0]) is used; remove the other."
        )
    }

    /// Reads a pin from a JSON value: a string as in ``PinNotation/read(_:)``, or an object with a point.
    static func notation(_ node: JSONNode) throws(WrittenColor.Failure) -> PinNotation {
        if let text = node.string { return try PinNotation.read(text) }
        guard let members = node.members else {
            throw WrittenColor.Failure(reason: "expected a string such as \"#FE9A3B\".")
        }
        if let other = members.first(where: { $0.name != "at" }) {
            let value = other.value.string ?? other.value.number.flatMap { Int(exactly: $0) }.map { "\($0)" }
            if let meant = PinReference.meant(by: other.name, value) {
                throw WrittenColor.Failure(
                    reason: "unknown key \"\(other.name)\"; instead of the object, write the string \"\(meant)\".")
            }
            throw WrittenColor.Failure(
                reason:
                    "unknown key \(TerminalText.escaped(other.name).quoted); write a point of the picture as {\"at\": [0.1, 0.5]}."
            )
        }
        return .reference(try PinReference(at: node["at"]?.elements?.map(\.number)))
    }

    private static func byte(_ node: JSONNode?) -> UInt8? {
        node?.number.flatMap { UInt8(exactly: $0.rounded()) }
    }
}
