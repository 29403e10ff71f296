internal import AssetCatalog
internal import OrderedJSON

/// The texts of an ES module and of the separate file that declares its types.
struct WebModule {
    private static let note = "// \(GeneratedMark.sentence)\n"

    private(set) var module: String
    private(set) var types: String

    /// Creates the main module of a catalog, which begins with the code that all carousels use.
    init() {
        module = Self.note + "\n" + Templates.text(of: "Web.js")
        types = Self.note + "\n" + Templates.text(of: "Web.d.ts")
    }

    /// Creates the module of pictures, which imports its types from the main module.
    init(besideCatalog catalog: String) {
        module = Self.note
        types = Self.note + "\nimport type { Picture } from \(Self.string("./" + catalog));\n"
    }

    /// Adds an exported constant, which bundlers omit from an app that doesn't use it.
    mutating func add(_ constant: String, of type: String, value: String) {
        module += "\nexport const \(constant) = \(Self.asConstant(value));"
        types += "\nexport declare const \(constant): \(type);"
    }

    /// Adds an exported constant: an object whose members have names from the catalog.
    ///
    /// - Parameter isData: whether the values are plain data, for which TypeScript can infer literal types.
    mutating func add(
        _ constant: String, _ note: String, of type: String, isData: Bool = true,
        _ members: [(name: String, value: String)]
    ) {
        let values = members.map { name, value in
            // A plain member of this name would set the prototype of the object.
            "  \(name == "__proto__" ? "[\"__proto__\"]" : Self.string(name)): \(value),\n"
        }
        let object = "{\n\(values.joined())}"
        module += "\n/** \(note) */\nexport const \(constant) = \(isData ? Self.asConstant(object) : object);\n"
        let names = members.map { "  readonly \(Self.string($0.name)): \(type);\n" }
        types += "\n/** \(note) */\nexport declare const \(constant): {\n\(names.joined())};\n"
    }

    mutating func add(_ constant: String, _ note: String, of type: String, _ elements: [String]) {
        let values = elements.map { "  \($0),\n" }.joined()
        module += "\n/** \(note) */\nexport const \(constant) = \(Self.asConstant("[\n\(values)]"));\n"
        types += "\n/** \(note) */\nexport declare const \(constant): readonly \(type)[];\n"
    }

    /// Wraps a value so that TypeScript infers the narrowest type, as `as const` does.
    private static func asConstant(_ value: String) -> String { "/** @type {const} */ (\(value))" }

    /// Returns a string literal in JSON's notation, which is valid in JavaScript too.
    static func string(_ text: String) -> String { JSONWriter.text(.text(text), layout: .line) }
}
