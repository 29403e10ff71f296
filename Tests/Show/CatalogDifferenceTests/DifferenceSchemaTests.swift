import CatalogManifest
import Diagnostics
import OrderedJSON
import Testing

@testable import CatalogDifference

@Suite("The schema of differences")
struct DifferenceSchemaTests {
    @Test("It names every key of a difference that has everything, and requires none that may be absent")
    func keys() throws {
        let schema = try JSONParser.parse(Array(PublishedSchema.text(of: "diff").utf8))
        let whole = try JSONParser.parse(Array(try Self.whole.json().utf8))
        #expect(schema["properties"]?["version"]?["const"]?.number == Double(CatalogDifference.currentVersion))
        var seen: Set<String> = []
        try compare(whole, schema, in: schema, at: "", &seen)
        // Nothing in the schema that no difference has.
        let described = (schema["definitions"]?.members ?? []).flatMap { type in
            (type.value["properties"]?.members ?? []).map { "\(type.name).\($0.name)" }
        }
        #expect(Set(described).subtracting(seen) == [])
        let empty = try JSONParser.parse(
            Array(try CatalogDifference(base: "a", head: "b", byteCount: .init(before: 0, after: 0)).json().utf8))
        try compare(empty, schema, in: schema, at: "", &seen)
    }

    private func compare(
        _ value: JSONNode, _ schema: JSONNode, in root: JSONNode, at path: String, _ seen: inout Set<String>
    ) throws {
        var (schema, name) = (schema, path)
        if let reference = (schema["allOf"]?.elements?.first ?? schema)["$ref"]?.string {
            name = String(reference.dropFirst("#/definitions/".count))
            schema = try #require(root["definitions"]?[name], "\(reference)")
        }
        for element in value.elements ?? [] {
            try compare(element, try #require(schema["items"], "\(path)"), in: root, at: path, &seen)
        }
        guard let members = value.members else { return }
        for member in members {
            seen.insert("\(name).\(member.name)")
            let property = try #require(
                schema["properties"]?[member.name], "\(name).\(member.name) is not in the schema")
            try compare(member.value, property, in: root, at: "\(name).\(member.name)", &seen)
        }
        for required in schema["required"]?.elements ?? [] {
            #expect(value[required.string ?? ""] != nil, "\(name): \(required.string ?? "") is required")
        }
    }

    private static var whole: CatalogDifference {
        let backdrop = BackdropChange.Backdrop(
            hex: "#102030", dark: "#000010", gradient: ["#102030"], isPinned: true,
            pinnedBy: PinReferenceEntry(swatch: 1, role: "vibrant", at: [0, 1]), unadjusted: "#203040")
        let facts = PictureChange.Facts(
            file: "a.png", sha256: "", pixelWidth: 1, pixelHeight: 1, format: "png", colorProfile: "P3", quality: 90,
            byteCount: 1,
            variants: ["2x"], backdrop: "#102030")
        let gradient = GradientChange.Gradient(stops: ["#102030"], dark: ["#102030"], direction: [0, 0, 0, 1])
        let finding = FindingChanges.Finding(severity: .note, path: "a", line: 1, rule: "b", message: "c")
        let product = ProductChange.Product(name: "a", price: "b")
        return CatalogDifference(
            base: "a", head: "b", baseCommit: "c", headCommit: "d", notes: ["a has no tincture.yml."],
            contrast: [
                ContrastChange(
                    carousel: "a", appearance: "light", change: .new, overlay: "#FFFFFF", limit: 4.5, before: 5,
                    after: 4,
                    position: 1, page: "a", formerPosition: 2, formerPage: "b",
                    ranges: [
                        .init(from: "a", to: "b", before: 5, after: 4, position: 0.5, formerPosition: 0.5)
                    ])
            ],
            text: [
                TextChange(
                    carousel: "a", image: "b", area: "title", appearance: "light", change: .new, foreground: "#FFFFFF",
                    minimum: 4.5, before: 5, after: 4, failing: [0, 0, 1, 0.5])
            ],
            backdrops: [
                BackdropChange(
                    carousel: "a", page: 0, image: "a", before: backdrop, after: backdrop, distance: 1, distanceDark: 1,
                    contrast: .init(overlay: "#FFFFFF", before: 1, after: 2), pinnedAt: "tincture.yml:4")
            ],
            carousels: [
                CarouselChange(
                    name: "a", added: ["a"], removed: ["b"], moved: [.init(image: "a", from: 0, to: 1)],
                    neighbors: [.init(from: "a", to: "b", contrast: 5)],
                    settings: [.init(key: "style", before: "page", after: "deck")],
                    blend: .init(distance: 1, position: 0))
            ],
            pictures: [
                PictureChange(
                    change: .renamed, name: "a", formerName: "b", isBanner: true, before: facts, after: facts,
                    changedVariants: ["2x"], distance: 1,
                    bleed: .init(before: "#102030", after: "#102031", distance: 1), finding: finding,
                    formerFinding: finding,
                    local: LocalDifference(
                        largest: 1, share: 1, detail: 1, peak: .init(distance: 2, point: [0, 1]),
                        regions: [[0, 0, 1, 1]], loss: .init(kind: .oneColor, share: 1, color: "#000000", others: 1),
                        patch: .init(region: [0, 0, 1, 1], color: "#000000", distance: 1)), looksLike: "c",
                    likeness: .similar,
                    original: .init(file: "c.png", sha256: "", format: "png"))
            ],
            colors: [
                ColorChange(
                    name: "a", variant: "any", before: "#102030", after: "#102031", fallback: "#102030",
                    unchanged: ["dark"], distance: 1)
            ],
            renamedColors: [ColorRename(name: "a", formerName: "b")],
            colorPairs: [
                ColorPairChange(
                    text: "a", on: "b", variant: "dark", change: .new, minimum: 4.5,
                    before: .init(text: "#FFFFFF", on: "#000000", contrast: 21),
                    after: .init(text: "#808080", on: "#000000", contrast: 3.9))
            ],
            gradients: [GradientChange(name: "a", before: gradient, after: gradient, distance: 1)],
            products: [ProductChange(image: "a", before: product, after: product)],
            addedNames: [CatalogName(kind: .image, name: "a")], removedNames: [CatalogName(kind: .color, name: "b")],
            unreadableNames: [UnreadableName(kind: .carousel, name: "c", finding: finding)],
            stillBroken: [CatalogName(kind: .carousel, name: "d")],
            byteCount: ByteChange(before: 1, after: 2), findings: FindingChanges(new: [finding], fixed: [finding]))
    }
}
