internal import AssetCatalog
internal import CarouselGradients
package import CatalogManifest
internal import ColorScience
package import Diagnostics
internal import FileAccess
internal import PictureText
internal import PlacedYAML

package struct ConfigurationReader {
    var text: ConfigurationText
    let folder: String
    /// A function, called only for the key `rules`, that returns the known rules; nil to accept any name.
    let rules: (@Sendable () -> RuleVocabulary)?
    var dataFiles = DataFileReader()

    package static let fileName = "tincture.yml"

    /// Reads a configuration file, with a finding for each mistake.
    ///
    /// - Parameters:
    ///   - text: the content to read instead of the file's; nil to read the file.
    ///   - emitterProblem: a function that returns a sentence about why an emitter can't be created, or nil if it can.
    /// - Returns: the parts that were read without a mistake. If there is an error, `isRefused` of the result is true.
    package static func read(
        _ path: String, text written: String? = nil, rules: (@Sendable () -> RuleVocabulary)? = nil,
        emitterProblem: @escaping (EmitterRequest) -> String? = { _ in nil }
    ) -> Diagnosed<Configuration> {
        let (text, root) = ConfigurationText.read(path, written)
        var reader = ConfigurationReader(text: text, folder: FilePath.folder(of: path), rules: rules)
        reader.text.emitterProblem = emitterProblem
        var configuration = Configuration(path: path)
        if let root {
            // Limits are read first, because the maximum number of findings applies to the rest of the file.
            if let limits = root.mapping?.first(where: { $0.key.scalar == "limits" }) {
                _ = InputLimits.table.read(limits.value, as: "\"limits\"", into: &configuration.limits, by: &reader)
                reader.text.limit = configuration.limits.findings
                reader.dataFiles.limits = configuration.limits
            }
            _ = Configuration.table.read(root, as: "the configuration", into: &configuration, by: &reader)
        }
        configuration.readTargets()
        if configuration.sources.isEmpty { configuration.sources = [Source(path: reader.folder)] }
        return reader.text.diagnosed(configuration)
    }
}

extension Configuration {
    package static var form: ConfigurationForm { table.described(Configuration(path: "")) }

    static let table = ConfigurationTable<Configuration>([
        .value(
            "sources", .list(.text), standard: ".",
            "Asset catalogs, folders, pictures and design token files to read. Paths are relative to the configuration file."
        ) { node, configuration, reader in configuration.sources = reader.sources(node) },
        .value(
            "modes", .names(among: TokenModes.appearances.map(\.word), .list(.text)),
            "For an appearance (light, dark, high-contrast, dark+high-contrast), the names of its design token modes, such as `{dark: [Dimmed]}`. Names with a word such as Dark need no entry."
        ) { node, configuration, reader in configuration.modes = reader.modes(node) },
        .value(
            "kinds", .names(among: ImageKind.named.map(\.0), .list(.text)),
            "For each kind (product, icon, banner, other), globs for the full names and paths of its pictures. The first match decides. A picture that matches none is `product` if `products` lists it; otherwise it is `other`. Without this key, template images are `icon`, and numbered pictures that Tincture recognizes as a carousel by name and size are `banner`, whether or not `carousels` lists them."
        ) { node, configuration, reader in configuration.kinds = reader.kinds(node) },
        .integer("swatches", \.swatches, in: 1...16, "The maximum number of swatches in a palette."),
        .value(
            "palette", .list(.color, atLeast: 1),
            "The brand colors. Each backdrop (the color behind a picture) and each bleed (the color past a picture's edges) becomes the nearest brand color by CIEDE2000."
        ) { node, configuration, reader in configuration.brandColors = reader.colors(node, "\"palette\"") },
        .word(
            "tint", \.tint, called: "tint", among: TintForm.allCases.map { ($0.rawValue, $0) },
            "The kind of suggested background for products that are cut out or on white: `soft` (pale) or `block` (saturated)."
        ),
        .value(
            "placeholders", .names(among: ImageKind.named.map(\.0), .word(["thumbhash"])),
            "For each kind of picture, the placeholder that apps show until a picture has loaded, such as `{banner: thumbhash}`."
        ) { node, configuration, reader in configuration.placeholders = reader.placeholders(node) },
        .value(
            "products", .any([.text, .list(ListedProduct.table.described(.empty))]),
            "The products, or the path of a JSON data file that lists them."
        ) { node, configuration, reader in configuration.products = reader.products(node) },
        .value(
            "carousels", .names(CarouselConfiguration.table.described(CarouselConfiguration(name: ""))),
            "Carousels by name."
        ) { node, configuration, reader in configuration.carousels = reader.carousels(node) },
        .value(
            "text", .names(among: ImageKind.named.map(\.0), TextArea.form),
            "For each kind of picture, the text areas on pages with a picture of that kind. A carousel with its own `text` ignores this key."
        ) { node, configuration, reader in configuration.text = reader.textAreas(byKind: node) },
        .value(
            "gradients", .names(GradientConfiguration.table.described(GradientConfiguration(name: ""))),
            "Gradients by name, which don't depend on a carousel."
        ) { node, configuration, reader in configuration.gradients = reader.gradients(node) },
        .value(
            "color-pairs", .list(ColorPairConfiguration.table.described(ColorPairConfiguration())),
            "Pairs of text and background colors that must be readable. If several entries match a pair, the first one decides."
        ) { node, configuration, reader in configuration.colorPairs = reader.colorPairs(node) },
        .value(
            "limits", InputLimits.table.described(.standard),
            "Limits on the size of the input, the colors of carousels and the number of findings. If there are too many findings, the rest is left out, and one finding says so. Going over any other limit is an error."
        ) { _, _, _ in
            // `read(_:text:rules:emitterProblem:)` has read the limits already.
        },
        .value("emit", .emitters, "Outputs to write in addition to the manifest.") {
            node, configuration, reader in configuration.emit = reader.text.emitters(node)
        },
        .value(
            "code", .list(.text),
            "Folders and files of code to search for the names of asset catalog sets: Swift, Objective-C, storyboards, property lists, data files."
        ) { node, configuration, reader in configuration.checks.code = reader.code(node) },
        .value(
            "uses", .list(.text), "Globs for the sets that code loads by a name built at run time. They count as used."
        ) { node, configuration, reader in configuration.checks.uses = reader.text.globs(node) },
        .value(
            "nameParameters", .list(.text),
            "Parameters of your own functions that expect the name of a set, such as \"icon(imageName:)\"."
        ) { node, configuration, reader in configuration.checks.names = reader.nameParameters(node) },
        .value(
            "targets", .names(ConfiguredTarget.table.described(ConfiguredTarget(origin: SourceLocation(path: "")))),
            "The targets, by name. Needed only if there is no project file that Tincture can read."
        ) { node, configuration, reader in configuration.checks.targets = reader.targets(node) },
        .value("rules", .rules, "The severity and the settings of each rule.") { node, configuration, reader in
            configuration.checks.rules = reader.ruleSettings(node)
        },
    ])
}

extension ImageKind {
    static let named = allCases.map { ($0.rawValue, $0) }
}

extension ConfigurationReader {
    fileprivate mutating func placeholders(_ node: YAMLNode) -> Set<ImageKind> {
        let kinds = text.entries(node, of: "placeholders", each: "kind", among: ImageKind.named)
        return Set(
            kinds.filter { text.word($0.value, "placeholder", among: [("thumbhash", true)]) == true }.map(\.key))
    }

    fileprivate mutating func modes(_ node: YAMLNode) -> TokenModes {
        var modes = TokenModes()
        let appearances = TokenModes.appearances.map { ($0.word, $0.appearance) }
        for (appearance, value) in text.entries(node, of: "modes", each: "appearance", among: appearances) {
            for entry in text.list(value) {
                if let name = text.string(entry, "a mode") { modes.set(appearance, for: name) }
            }
        }
        return modes
    }

    fileprivate mutating func kinds(_ node: YAMLNode) -> [KindGlob] {
        text.entries(node, of: "kinds", each: "kind", among: ImageKind.named).flatMap { kind, value in
            text.globs(value).map { KindGlob(kind: kind, pattern: $0.text, origin: $0.origin) }
        }
    }
}

extension InputLimits {
    static let table = ConfigurationTable<InputLimits>([
        .integer(
            "findings", \.findings, in: counts,
            "The maximum number of findings about one file. Further ones are left out."),
        .value(
            "values", .integer(counts),
            "The maximum number of values, such as numbers and strings. It replaces three defaults: 100000 in a Contents.json, a million in a data file or a file of code, and 2500000 in all project files together."
        ) { node, limits, reader in limits.values = reader.text.integer(node, "\"values\"", in: counts) },
        .integer("files", \.files, in: counts, "The maximum number of code files."),
        .integer("folders", \.folders, in: counts, "The maximum number of folders."),
        .integer(
            "colors", \.colors, in: counts,
            "The maximum number of colors in all carousels together: samples, stops and offset tables."),
    ])

    /// The allowed limits: 0 would allow nothing, and more than a billion values don't fit into memory.
    private static let counts = 1...1_000_000_000
}
