import Testing

@testable import CatalogManifest

@Suite("The schema of the manifest")
struct ManifestSchemaTests {
    @Test("Every member of every type has words for people, and no words are about a member that is gone")
    func notes() throws {
        let types = try MemberRecorder.members(of: CatalogManifest.self)
        let members = types.flatMap { type in type.members.map { "\(type.name).\($0.name)" } }
        let notes = MemberNotes.all.flatMap { type, notes in notes.keys.map { "\(type).\($0)" } }
        #expect(Set(members).symmetricDifference(notes).sorted() == [])
        for note in MemberNotes.all.values.flatMap(\.values) { #expect(note.help.hasSuffix("."), "\(note.help)") }
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
