internal import OrderedJSON

/// A module and its types, which are written in parallel.
struct WebModule {
    private static let note = "// \(GeneratedContent.mark)\n"

    private(set) var module: String
    private(set) var types: String

    /// Creates the catalog's module, with the code of carousels.
    init() {
        module = Self.note + "\n" + Templates.text(of: "Web.js")
        types = Self.note + "\n" + Templates.text(of: "Web.d.ts")
    }

    /// Creates the module of pictures.
    ///
    /// - Parameter catalog: the catalog's module, in the same folder.
    init(besideCatalog catalog: String) {
        module = Self.note
        types = Self.note + "\nimport type { Picture } from \(Self.string("./" + catalog));\n"
    }

    /// Adds a separate constant, which bundlers omit from an app that doesn't use it.
    mutating func add(_ constant: String, of type: String, value: String) {
        module += "\nexport const \(constant) = \(Self.asConstant(value));"
        types += "\nexport declare const \(constant): \(type);"
    }

    /// Adds a constant whose members have names from the catalog.
    ///
    /// - Parameter isData: whether the values are plain data, for which TypeScript infers literal types.
    mutating func add(
        _ constant: String, _ note: String, of type: String, isData: Bool = true,
        _ members: [(name: String, value: String)]
    ) {
        let values = members.map { name, value in
            // As a plain member this name would set the object's prototype.
            "  \(name == "__proto__" ? "[\"__proto__\"]" : Self.string(name)): \(value),\n"
        }
        let object = "{\n\(values.joined())}"
        module += "\n/** \(note) */\nexport const \(constant) = \(isData ? Self.asConstant(object) : object);\n"
        let names = members.map { "  readonly \(Self.string($0.name)): \(type);\n" }
        types += "\n/** \(note) */\nexport declare const \(constant): {\n\(names.joined())};\n"
    }

    /// Adds a constant list.
    mutating func add(_ constant: String, _ note: String, of type: String, _ elements: [String]) {
        let values = elements.map { "  \($0),\n" }.joined()
        module += "\n/** \(note) */\nexport const \(constant) = \(Self.asConstant("[\n\(values)]"));\n"
        types += "\n/** \(note) */\nexport declare const \(constant): readonly \(type)[];\n"
    }

    /// Returns the value with the narrowest type that TypeScript can infer.
    private static func asConstant(_ value: String) -> String { "/** @type {const} */ (\(value))" }

    /// Returns a string literal in JSON's notation, whose escapes are valid in JavaScript too.
    static func string(_ text: String) -> String { JSONWriter.text(.text(text), layout: .line) }
}
