import CatalogManifest
import Diagnostics
import ImageDecoding
import OrderedJSON
import PaletteExtraction
import PictureAnalysis
import Testing

@testable import AssetCatalog

@Suite("The published schemas")
struct PublishedSchemaTests {
    private func schema(_ name: String) throws -> JSONNode {
        try JSONParser.parse(Array(PublishedSchema.text(of: name).utf8))
    }

    private func words(_ schema: JSONNode?) -> [String]? { schema?["enum"]?.elements?.compactMap(\.string) }

    @Test("Each names its address", arguments: ["data", "diff", "extraction", "findings", "manifest", "pages"])
    func address(name: String) throws { #expect(try schema(name)["$id"]?.string == ProjectAddress.schema(name)) }

    @Test("The words in them are those of the program")
    func words() throws {
        let (findings, extraction) = (try schema("findings"), try schema("extraction"))
        let severities = Diagnostic.Severity.allCases.map(\.rawValue)
        let finding = findings["properties"]?["findings"]?["items"]?["properties"]
        #expect(words(finding?["severity"]) == severities)
        let content = extraction["properties"]?["findings"]?["items"]?["properties"]
        #expect(words(content?["severity"]) == severities)
        let swatch = try schema("manifest")["definitions"]?["SwatchEntry"]?["properties"]
        let roles = try #require(words(swatch?["role"]))
        #expect(roles.allSatisfy { SwatchRole(rawValue: $0) != nil })
    }

    @Test("Data files have the keys that their readers take, and a backdrop may be any role")
    func dataFile() throws {
        let properties = try #require(try schema("data")["items"]?["properties"])
        let keys = DataFile.imageKeys + PageList.colorKeys + ["colors"] + ProductList.nameKeys + ProductList.priceKeys
        #expect(Set(properties.members?.map(\.name) ?? []) == Set(keys))
        for key in PageList.colorKeys {
            #expect(properties[key]?["anyOf"]?.elements?.compactMap(words).contains(PinReference.roleWords) == true)
        }
    }

    @Test("The colors of an extraction are described as those of a manifest")
    func colors() throws {
        let (manifest, extraction) = (try schema("manifest"), try schema("extraction"))
        let palette = try #require(manifest["definitions"]?["PaletteEntry"]?["properties"]?.members)
        // What only a configuration asks for is no part of an extraction.
        let only = ["image", "brandDistance"]
        for member in palette where !only.contains(member.name) && !member.name.hasPrefix("pinned") {
            #expect(extraction["properties"]?[member.name] == member.value, "\(member.name)")
        }
        for type in try #require(extraction["definitions"]?.members) {
            #expect(manifest["definitions"]?[type.name] == type.value, "\(type.name)")
        }
    }
}
