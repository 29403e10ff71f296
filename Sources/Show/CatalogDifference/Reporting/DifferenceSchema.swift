internal import Diagnostics
internal import OrderedJSON

/// The JSON Schema of what `tincture diff --format json` prints (draft-07).
///
/// It allows keys that it does not name: keys may be added within one version. A test encodes a difference of
/// everything and compares the keys.
package enum DifferenceSchema {
    /// The address of the schema.
    package static let address = ProjectAddress.schema("diff", version: CatalogDifference.currentVersion)

    /// The text of the schema, with a line end.
    package static var text: String {
        let head: [(String, JSONNode)] = [
            ("$schema", .text(SchemaPart.dialect)), ("$id", .text(address)), ("title", .text("Tincture difference")),
            ("description", .text("What changed from one catalog to another; lists begin with what matters most.")),
        ]
        return JSONWriter.document(
            JSONNode.object(head).with(object(root).members?.map { ($0.name, $0.value) } ?? [])
                .with([("definitions", .object(types.map { ($0.name, object($0.members)) }))]))
    }

    /// What a member holds.
    private indirect enum Form: Sendable {
        case text, hex, digest, version, count, number, coordinate, ratio, share, flag
        case words([String])
        case list(Form)
        case type(String)
    }

    private struct Member: Sendable {
        let name: String
        let form: Form
        let help: String
        var isOptional = false

        init(_ name: String, _ form: Form, _ help: String) { (self.name, self.form, self.help) = (name, form, help) }

        /// A member that may be absent.
        static func optional(_ name: String, _ form: Form, _ help: String) -> Member {
            var member = Member(name, form, help)
            member.isOptional = true
            return member
        }
    }

    private static func object(_ members: [Member]) -> JSONNode {
        SchemaPart.type(
            "object",
            [
                ("required", .words(members.filter { !$0.isOptional }.map(\.name))),
                ("properties", .object(members.map { ($0.name, schema(of: $0)) })),
            ])
    }

    private static func schema(of member: Member) -> JSONNode {
        let help = ("description", JSONNode.text(member.help))
        // Draft-07 ignores what is beside a reference.
        if case .type = member.form { return .object([help, ("allOf", .list([schema(of: member.form)]))]) }
        return JSONNode.object([help]).with(schema(of: member.form).members?.map { ($0.name, $0.value) } ?? [])
    }

    private static func schema(of form: Form) -> JSONNode {
        func number(_ type: String, _ least: Int, _ most: Int? = nil) -> JSONNode {
            SchemaPart.type(
                type, [("minimum", .integer(least))] + (most.map { [("maximum", .integer($0))] } ?? []))
        }
        return switch form {
        case .text: SchemaPart.type("string")
        case .hex: SchemaPart.writtenHex
        case .digest: SchemaPart.type("string", [("pattern", .text("^([0-9a-f]{64})?$"))])
        case .version: .object([("const", .integer(CatalogDifference.currentVersion))])
        case .count: number("integer", 0)
        case .coordinate: SchemaPart.type("number")
        case .number: number("number", 0)
        case .ratio: number("number", 1, 21)
        case .share: number("number", 0, 1)
        case .flag: SchemaPart.type("boolean")
        case .words(let words): SchemaPart.words(words)
        case .list(let element): SchemaPart.type("array", [("items", schema(of: element))])
        case .type(let name): .object([("$ref", .text("#/definitions/\(name)"))])
        }
    }

    private static let root: [Member] = [
        .init("version", .version, "The version of this form."),
        .init("base", .text, "What the first catalog is called."),
        .init("head", .text, "What the second catalog is called."),
        .init("summary", .type("Summary"), "How many changes of each kind there are, by the words of --fail-on."),
        .init("contrast", .list(.type("ContrastChange")), "Carousels whose overlay is harder or easier to read."),
        .init("backdrops", .list(.type("BackdropChange")), "Pages and pictures with another color behind them."),
        .init("carousels", .list(.type("CarouselChange")), "Carousels in both whose pages or settings changed."),
        .init("pictures", .list(.type("PictureChange")), "Pictures that came, went, or are not what they were."),
        .init("colors", .list(.type("ColorChange")), "Named colors in both whose value changed."),
        .init("gradients", .list(.type("GradientChange")), "Static gradients in both that changed."),
        .init("products", .list(.type("ProductChange")), "Products in both with another name or price."),
        .init("addedNames", .list(.type("CatalogName")), "The names that only the second catalog has."),
        .init("removedNames", .list(.type("CatalogName")), "The names that only the first catalog has."),
        .init("byteCount", .type("ByteChange"), "The bytes of all pictures."),
        .optional(
            "findings", .type("FindingChanges"), "What checks find differently; absent where one was not checked."),
    ]

    private static let distance = "CIEDE2000, to two places"

    private static let types: [(name: String, members: [Member])] = [
        ("Summary", DifferenceKind.allCases.map { Member($0.rawValue, .count, "The number of changes of this kind.") }),
        (
            "ContrastChange",
            [
                .init("carousel", .text, "The carousel."),
                .init("appearance", .words(["light", "dark"]), "Where the colors are shown."),
                .init("change", .words(["new", "worse", "fixed"]), "How the contrast changed."),
                .init("overlay", .hex, "The color of what is drawn."),
                .init("limit", .number, "What is asked for: by the configuration, else 4.5."),
                .optional("before", .ratio, "The lowest contrast at any offset before; absent where there was none."),
                .init("after", .ratio, "The lowest contrast at any offset."),
                .init("position", .number, "Where that is, in pages from the first."),
                .init("ranges", .list(.type("ContrastRange")), "The parts of the scroll range below the limit."),
            ]
        ),
        (
            "ContrastRange",
            [
                .init("from", .text, "The picture at its start."), .init("to", .text, "The picture at its end."),
                .optional("before", .ratio, "The lowest contrast there before; absent where there was no such part."),
                .init("after", .ratio, "The lowest contrast there."),
            ]
        ),
        (
            "BackdropChange",
            [
                .optional("carousel", .text, "The carousel; absent for a picture that is no page."),
                .optional("page", .count, "The number of the page in the second catalog, from 0."),
                .init("image", .text, "The name of the picture in the second catalog."),
                .init("before", .type("Backdrop"), "What was behind it."),
                .init("after", .type("Backdrop"), "What is behind it."),
                .init("distance", .number, "How far the two are apart, \(distance)."),
                .optional("distanceDark", .number, "The same in the dark appearance."),
                .optional("contrast", .type("PageContrast"), "How what is drawn on the page can be read."),
            ]
        ),
        (
            "Backdrop",
            [
                .init("hex", .hex, "The color."), .optional("dark", .hex, "The same in the dark appearance."),
                .optional("gradient", .list(.hex), "The colors of a vertical gradient, from the top."),
                .init("isPinned", .flag, "Whether a person chose it."),
                .optional("pinnedBy", .type("PinReference"), "What of the picture the person chose."),
                .optional("unadjusted", .hex, "The color before it was changed for the sake of contrast."),
            ]
        ),
        (
            "PinReference",
            [
                .optional("swatch", .count, "The number of a swatch in falling weight, from 1."),
                .optional("role", .text, "A role."),
                .optional("at", .list(.share), "A point: how far from the left and from the top."),
            ]
        ),
        (
            "PageContrast",
            [
                .init("overlay", .hex, "The color of what is drawn."),
                .optional("before", .ratio, "The contrast before; absent where nothing was drawn."),
                .init("after", .ratio, "The contrast after."),
            ]
        ),
        (
            "CarouselChange",
            [
                .init("name", .text, "The carousel."),
                .init("added", .list(.text), "The pages that only the second has, by their pictures."),
                .init("removed", .list(.text), "The pages that only the first has, by their pictures."),
                .init("isReordered", .flag, "Whether pages of both have another order."),
                .init("settings", .list(.type("Setting")), "The settings that differ."),
                .optional(
                    "blend", .type("BlendChange"), "Another way between two pages whose own colors are the same."),
            ]
        ),
        (
            "Setting",
            [
                .init("key", .text, "The key, as the manifest has it."),
                .optional("before", .text, "The value before."), .optional("after", .text, "The value after."),
            ]
        ),
        (
            "BlendChange",
            [
                .init("distance", .number, "How far the two ways are apart at most, \(distance)."),
                .init("position", .number, "Where that is, in pages from the first."),
            ]
        ),
        (
            "PictureChange",
            [
                .init("change", .words(PictureChange.Change.allCases.map(\.rawValue)), "What happened to it."),
                .init("name", .text, "The name in the second catalog; of a removed picture that in the first."),
                .optional("formerName", .text, "The name in the first catalog, of a renamed picture."),
                .init("isBanner", .flag, "Whether it is a banner, or a page of a carousel."),
                .optional("before", .type("PictureFacts"), "The picture before; absent for a new one."),
                .optional("after", .type("PictureFacts"), "The picture after; absent for a removed one."),
                .optional("distance", .number, "How far its colors are apart, weighed by their shares, \(distance)."),
            ]
        ),
        (
            "PictureFacts",
            [
                .init("file", .text, "The file of its largest variant."),
                .init("sha256", .digest, "The digest of that file."),
                .optional("pixelWidth", .count, "The width of that variant."),
                .optional("pixelHeight", .count, "The height of that variant."),
                .init("format", .text, "The format of that variant."),
                .optional("colorProfile", .text, "The name of the color profile of that variant."),
                .init("byteCount", .count, "The bytes of all variants."),
                .init("variants", .list(.text), "What its variants serve, such as 2x."),
                .optional("backdrop", .hex, "The color behind it, be it pinned or found."),
            ]
        ),
        (
            "ColorChange",
            [
                .init("name", .text, "The color."), .init("variant", .text, "What the value serves, such as dark."),
                .optional("before", .text, "A hex code, or the name of a color of the system; absent for a new one."),
                .optional("after", .text, "The value after; absent for one that is not there any more."),
                .optional("distance", .number, "How far the two are apart, \(distance), opacity left out."),
            ]
        ),
        (
            "GradientChange",
            [
                .init("name", .text, "The gradient."), .init("before", .type("Gradient"), "What it was."),
                .init("after", .type("Gradient"), "What it is."),
                .init("distance", .number, "How far the two are apart at most, \(distance)."),
            ]
        ),
        (
            "Gradient",
            [
                .init("stops", .list(.text), "The colors of its stops in the light appearance."),
                .init("dark", .list(.text), "The same in the dark appearance."),
                .init("direction", .list(.coordinate), "The unit points where it starts and ends."),
            ]
        ),
        (
            "ProductChange",
            [
                .init("image", .text, "Its image."), .init("before", .type("Product"), "What it was."),
                .init("after", .type("Product"), "What it is."),
            ]
        ),
        ("Product", [.optional("name", .text, "What it is called."), .optional("price", .text, "What it costs.")]),
        (
            "CatalogName",
            [
                .init("kind", .words(CatalogName.Kind.allCases.map(\.rawValue)), "What is named."),
                .init("name", .text, "The full name."),
            ]
        ),
        ("ByteChange", [.init("before", .count, "Before."), .init("after", .count, "After.")]),
        (
            "FindingChanges",
            [
                .init("new", .list(.type("Finding")), "What only the second check finds, errors first."),
                .init("fixed", .list(.type("Finding")), "What only the first check finds, errors first."),
            ]
        ),
        (
            "Finding",
            [
                .init("severity", .words(["error", "warning", "note"]), "How much it weighs."),
                .init("path", .text, "The file or folder."),
                .optional("line", .count, "The line; absent for what is not text."),
                .init("rule", .text, "The rule."), .init("message", .text, "What is wrong and what to do."),
            ]
        ),
    ]
}
