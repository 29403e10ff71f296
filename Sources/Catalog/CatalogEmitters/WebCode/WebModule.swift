internal import OrderedJSON

/// A module and its types, which grow together.
struct WebModule {
    private static let note = "// \(GeneratedContent.mark)\n"

    private(set) var module: String
    private(set) var types: String

    /// The module of the catalog, with the code of carousels.
    init() {
        module = Self.note + "\n" + Templates.text(of: "Web.js")
        types = Self.note + "\n" + Templates.text(of: "Web.d.ts")
    }

    /// The module of pictures.
    ///
    /// - Parameter catalog: the module of the catalog, beside it.
    init(besideCatalog catalog: String) {
        module = Self.note
        types = Self.note + "\nimport type { Picture } from \(Self.string("./" + catalog));\n"
    }

    /// A constant of its own, which tools leave out of an app that doesn't use it.
    mutating func add(_ constant: String, of type: String, value: String) {
        module += "\nexport const \(constant) = \(Self.asConstant(value));"
        types += "\nexport declare const \(constant): \(type);"
    }

    /// A constant whose members have the names of the catalog.
    ///
    /// - Parameter isData: whether the values are plain ones, which TypeScript then takes as they are.
    mutating func add(
        _ constant: String, _ note: String, of type: String, isData: Bool = true,
        _ members: [(name: String, value: String)]
    ) {
        let values = members.map { name, value in
            // As a plain member this name would set what the object inherits.
            "  \(name == "__proto__" ? "[\"__proto__\"]" : Self.string(name)): \(value),\n"
        }
        let object = "{\n\(values.joined())}"
        module += "\n/** \(note) */\nexport const \(constant) = \(isData ? Self.asConstant(object) : object);\n"
        let names = members.map { "  readonly \(Self.string($0.name)): \(type);\n" }
        types += "\n/** \(note) */\nexport declare const \(constant): {\n\(names.joined())};\n"
    }

    /// A constant that is a list.
    mutating func add(_ constant: String, _ note: String, of type: String, _ elements: [String]) {
        let values = elements.map { "  \($0),\n" }.joined()
        module += "\n/** \(note) */\nexport const \(constant) = \(Self.asConstant("[\n\(values)]"));\n"
        types += "\n/** \(note) */\nexport declare const \(constant): readonly \(type)[];\n"
    }

    /// The value with the narrowest type that TypeScript finds.
    private static func asConstant(_ value: String) -> String { "/** @type {const} */ (\(value))" }

    /// A string literal: JSON's, whose escapes JavaScript has as well.
    static func string(_ text: String) -> String { JSONWriter.text(.text(text), layout: .line) }
}
