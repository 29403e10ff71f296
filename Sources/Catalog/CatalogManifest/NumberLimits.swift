internal import Diagnostics
internal import OrderedJSON

/// The limits of all numbers in a manifest, from the types that read it and the notes on their members.
///
/// A manifest may come from anywhere. What uses its numbers adds and multiplies them without a look at their size.
struct NumberLimits: Sendable {
    /// No number is larger, whatever its member says: pixels, bytes and points are far below.
    private static let largest = 1e12
    /// No length that is above 0 is smaller.
    private static let smallestLength = 1e-6

    /// Where the numbers of a member are.
    private indirect enum Form: Sendable {
        case number(ClosedRange<Double>)
        case list(Form)
        case object(String)
    }

    private let forms: [String: [String: Form]]
    private let root: String

    /// The limits of the manifest.
    static let manifest = NumberLimits()

    private init() {
        // The types are ours: one that the recorder does not understand is a mistake of the programmer.
        guard let types = try? MemberRecorder.members(of: CatalogManifest.self), let root = types.last else {
            preconditionFailure("the types of the manifest cannot be described")
        }
        self.root = root.name
        var forms: [String: [String: Form]] = [:]
        for (type, members) in types {
            for member in members {
                forms[type, default: [:]][member.name] = Self.form(of: member.form, MemberNotes.all[type]?[member.name])
            }
        }
        self.forms = forms
    }

    private static func form(of form: MemberForm, _ note: MemberNote?) -> Form? {
        switch form {
        case .integer, .number: .number(range(note?.limits ?? []))
        case .list(.integer), .list(.number): .list(.number(range(note?.each ?? [])))
        case .list(let element): Self.form(of: element, nil).map { .list($0) }
        case .object(let name): .object(name)
        case .text, .flag, .word: nil
        }
    }

    private static func range(_ limits: [(String, JSONNode)]) -> ClosedRange<Double> {
        func limit(_ name: String) -> Double? { limits.first { $0.0 == name }?.1.number }
        let minimum = limit("minimum") ?? limit("exclusiveMinimum").map { $0 + smallestLength }
        return (minimum ?? -largest)...(limit("maximum") ?? largest)
    }

    /// The first number that is outside its limits, as the error of its manifest; nil where there is none.
    func problem(in manifest: JSONNode) -> ManifestFile.FormatError? { problem(in: manifest, .object(root), "") }

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
