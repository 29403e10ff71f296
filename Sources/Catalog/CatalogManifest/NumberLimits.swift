internal import Diagnostics
internal import OrderedJSON

/// The limits of all numbers in a manifest, from its JSON Schema.
///
/// A manifest may come from an untrusted source. Other code adds and multiplies the numbers without checking their
/// size, so this type checks them when the manifest is read.
struct NumberLimits: Sendable {
    /// The maximum magnitude of a number without a limit in the schema, far above all counts and lengths.
    private static let largest = 1e12
    /// The amount added to an exclusive minimum, so that a length above 0 has at least this value.
    private static let smallestLength = 1e-6

    /// The type of a member: a number within limits, a list, or the name of an object's definition in the schema.
    private indirect enum Form: Sendable {
        case number(ClosedRange<Double>)
        case list(Form)
        case object(String)
    }

    private let forms: [String: [String: Form]]

    static let manifest = NumberLimits()

    private init() {
        // This never fails, because the schema is part of the program and a test parses it.
        guard let schema = try? JSONParser.parse(Array(PublishedSchema.text(of: "manifest").utf8)) else {
            preconditionFailure("the schema of the manifest cannot be read")
        }
        var forms = ["": Self.forms(of: schema)]
        for type in schema["definitions"]?.members ?? [] { forms[type.name] = Self.forms(of: type.value) }
        self.forms = forms
    }

    private static func forms(of object: JSONNode) -> [String: Form] {
        (object["properties"]?.members ?? []).reduce(into: [:]) { $0[$1.name] = form(of: $1.value) }
    }

    private static func form(of schema: JSONNode) -> Form? {
        if let reference = (schema["allOf"]?.elements?.first ?? schema)["$ref"]?.string {
            return .object(String(reference.dropFirst("#/definitions/".count)))
        }
        switch schema["type"]?.string {
        case "integer", "number":
            let minimum =
                schema["minimum"]?.number ?? schema["exclusiveMinimum"]?.number.map { $0 + smallestLength } ?? -largest
            return .number(minimum...(schema["maximum"]?.number ?? largest))
        case "array": return schema["items"].flatMap(form).map { .list($0) }
        default: return nil
        }
    }

    /// Returns the error about the first number outside its limits; nil if all numbers are within their limits.
    func problem(in manifest: JSONNode) -> ManifestFile.FormatError? { problem(in: manifest, .object(""), "") }

    private func problem(in node: JSONNode, _ form: Form, _ path: String) -> ManifestFile.FormatError? {
        switch (form, node.content) {
        case (.number(let range), .number(let digits)):
            if let number = node.number, range.contains(number) { return nil }
            return ManifestFile.FormatError(
                description: "is not a catalog manifest: \(path) is \(digits.prefix(24)); "
                    + "expected a number from \(Self.words(range.lowerBound)) to \(Self.words(range.upperBound))",
                position: node.place)
        case (.list(let form), .array(let elements)):
            for (index, element) in elements.enumerated() {
                if let problem = problem(in: element, form, "\(path)[\(index)]") { return problem }
            }
        case (.object(let name), .object(let members)):
            guard let forms = forms[name] else { return nil }
            for member in members {
                guard let form = forms[member.name] else { continue }
                if let problem = problem(in: member.value, form, "\(path).\(member.name)") { return problem }
            }
        default: break
        }
        return nil
    }

    private static func words(_ limit: Double) -> String {
        abs(limit) < largest ? ShortNumber.text(limit, places: 6) : limit < 0 ? "-10^12" : "10^12"
    }
}
