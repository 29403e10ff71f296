import OrderedJSON
import Testing

@testable import CatalogManifest

@Suite("The schema of the manifest")
struct ManifestSchemaTests {
    @Test("It describes every member of every type, each with a sentence, and no other")
    func members() throws {
        let schema = try JSONParser.parse(Array(PublishedSchema.text(of: "manifest").utf8))
        let types = try MemberRecorder.members(of: CatalogManifest.self)
        #expect(schema["definitions"]?.members?.map(\.name).sorted() == types.dropLast().map(\.name).sorted())
        for (type, members) in types {
            let object = try #require(type == "CatalogManifest" ? schema : schema["definitions"]?[type], "\(type)")
            let properties = object["properties"]?.members ?? []
            #expect(Set(properties.map(\.name)) == Set(members.map(\.name)), "\(type)")
            let required = object["required"]?.elements?.compactMap(\.string) ?? []
            #expect(Set(required) == Set(members.filter(\.isRequired).map(\.name)), "\(type)")
            for member in members {
                let property = try #require(object["properties"]?[member.name])
                #expect(describes(property, member.form), "\(type).\(member.name)")
                #expect(property["description"]?.string?.hasSuffix(".") == true, "\(type).\(member.name)")
            }
        }
    }

    private func describes(_ schema: JSONNode, _ form: MemberForm) -> Bool {
        switch form {
        case .text: schema["type"]?.string == "string"
        case .integer: schema["type"]?.string == "integer"
        case .number: schema["type"]?.string == "number"
        case .flag: schema["type"]?.string == "boolean"
        case .word(let words): schema["enum"]?.elements?.compactMap(\.string) == words
        case .list(let element):
            schema["type"]?.string == "array" && schema["items"].map { describes($0, element) } == true
        case .object(let name):
            (schema["allOf"]?.elements?.first ?? schema)["$ref"]?.string == "#/definitions/\(name)"
        }
    }

    @Test("The address in it is the one that manifests name")
    func address() throws {
        let schema = try JSONParser.parse(Array(PublishedSchema.text(of: "manifest").utf8))
        #expect(schema["$id"]?.string == PublishedSchema.manifestAddress)
        let version = schema["properties"]?["schemaVersion"]?["const"]?.number
        #expect(version == Double(CatalogManifest.currentSchemaVersion))
    }

    @Test(
        "The recorder tells what a type needs from what it can do without, and takes members of an inner value for its own"
    )
    func recorder() throws {
        let types = try MemberRecorder.members(of: CatalogManifest.self)
        let image = try #require(types.first { $0.name == "ImageEntry" }).members
        #expect(image.map(\.name).contains("pinned"))
        #expect(image.filter(\.isRequired).map(\.name) == ["name", "kind", "variants"])
        #expect(image.first { $0.name == "kind" }?.form == .word(["product", "icon", "banner", "other"]))
        #expect(image.first { $0.name == "variants" }?.form == .list(.object("ImageEntry.Variant")))
        #expect(types.last?.name == "CatalogManifest")
    }
}
