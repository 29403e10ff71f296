internal import Diagnostics
package import OrderedJSON

/// The JSON Schema of the manifest (draft-07), made from the types that read and write it.
///
/// It allows keys that it does not name: keys may be added within one schema version.
package enum ManifestSchema {
    /// The address of the schema, which every manifest names.
    package static let address = ProjectAddress.schema("manifest", version: CatalogManifest.currentSchemaVersion)

    /// The text of the schema, with a line end.
    package static var text: String {
        // The types are ours: one that the recorder does not understand is a mistake of the programmer.
        guard let types = try? MemberRecorder.members(of: CatalogManifest.self), let root = types.last else {
            preconditionFailure("the types of the manifest cannot be described")
        }
        let head: [(String, JSONNode)] = [
            ("$schema", .text(SchemaPart.dialect)), ("$id", .text(address)),
            ("title", .text("Tincture catalog manifest")),
            ("description", .text("Everything that tools and apps need to know about a source tree.")),
        ]
        let definitions = types.dropLast().map { ($0.name, object($0.name, $0.members)) }
        return JSONWriter.document(
            JSONNode.object(head).with(object(root.name, root.members).members?.map { ($0.name, $0.value) } ?? [])
                .with([("definitions", .object(definitions))]))
    }

    /// The members of the colors of a picture, and the types that these need.
    package static var paletteColors: (members: [(String, JSONNode)], definitions: [(String, JSONNode)]) {
        guard let types = try? MemberRecorder.members(of: PaletteColors.self), let root = types.last else {
            preconditionFailure("the types of the manifest cannot be described")
        }
        let properties = object("PaletteEntry", root.members)["properties"]?.members ?? []
        return (
            properties.map { ($0.name, $0.value) }, types.dropLast().map { ($0.name, object($0.name, $0.members)) }
        )
    }

    private static func object(_ name: String, _ members: [RecordedMember]) -> JSONNode {
        let notes = MemberNotes.all[name] ?? [:]
        var limits: [(String, JSONNode)] = [
            ("properties", .object(members.map { ($0.name, schema(of: $0.form, notes[$0.name])) }))
        ]
        let required = members.filter(\.isRequired).map(\.name)
        if !required.isEmpty { limits.append(("required", .words(required))) }
        return SchemaPart.type("object", limits + (MemberNotes.relations[name] ?? []))
    }

    private static func schema(of form: MemberForm, _ note: MemberNote?) -> JSONNode {
        let help = note.map { [("description", JSONNode.text($0.help))] } ?? []
        if case .object = form, !help.isEmpty {
            // Draft-07 ignores what is beside a reference.
            return .object(help + [("allOf", .list([plain(form, [])]))])
        }
        return JSONNode.object(help).with(plain(form, note?.each ?? []).members?.map { ($0.name, $0.value) } ?? [])
            .with(note?.limits ?? [])
    }

    /// - Parameter each: the limits of the elements, for a list.
    private static func plain(_ form: MemberForm, _ each: [(String, JSONNode)]) -> JSONNode {
        switch form {
        case .text: SchemaPart.type("string")
        case .integer: SchemaPart.type("integer")
        case .number: SchemaPart.type("number")
        case .flag: SchemaPart.type("boolean")
        case .word(let words): SchemaPart.words(words)
        case .list(let element): SchemaPart.type("array", [("items", plain(element, []).with(each))])
        case .object(let name): .object([("$ref", .text("#/definitions/\(name)"))])
        }
    }
}
