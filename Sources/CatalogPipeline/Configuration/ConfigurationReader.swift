internal import AssetCatalog
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience
public import Diagnostics
internal import FileAccess
internal import PlacedYAML

/// Reads `tincture.yml`.
public struct ConfigurationReader {
    var text: ConfigurationText
    var configuration: Configuration
    let folder: String
    private let rules: RuleVocabulary?
    var dataFiles = DataFileReader()

    /// The name under which a configuration is looked for.
    public static let fileName = "tincture.yml"

    /// What a configuration file says, and every mistake in it.
    ///
    /// - Returns: the parts that could be understood; with a finding of severity error the rest must not be used.
    public static func read(
        _ path: String, rules: RuleVocabulary? = nil
    ) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
        let (text, root) = ConfigurationText.read(path)
        var reader = ConfigurationReader(text: text, path: path, rules: rules)
        if let root { reader.readRoot(root) }
        if reader.configuration.sources.isEmpty { reader.configuration.sources = [Source(path: reader.folder)] }
        return (reader.configuration, reader.text.diagnostics)
    }

    private init(text: ConfigurationText, path: String, rules: RuleVocabulary?) {
        self.rules = rules
        self.text = text
        configuration = Configuration(path: path)
        folder = FilePath.folder(of: path)
    }

    private mutating func readRoot(_ root: YAMLNode) {
        let keys =
            ["sources", "kinds", "swatches", "products", "carousels", "gradients", "emit"] + CheckSettingsReader.keys
        guard let members = text.members(of: root, in: "the configuration", keys: keys) else { return }
        if let node = members["sources"] { readSources(node) }
        if let node = members["kinds"] { readKinds(node) }
        if let node = members["swatches"], let count = text.integer(node, "\"swatches\"", in: 1...16) {
            configuration.swatches = count
        }
        if let node = members["products"] { readProducts(node) }
        if let node = members["carousels"] { readCarousels(node) }
        if let node = members["gradients"] { readGradients(node) }
        configuration.checks = CheckSettingsReader.read(
            members, folder: folder, vocabulary: rules, text: &text)
        if let node = members["emit"] { configuration.emit = text.emitters(node) }
    }

    private mutating func readSources(_ node: YAMLNode) {
        for entry in text.list(node) {
            guard let path = text.string(entry, "a source") else { continue }
            configuration.sources.append(Source(path: FilePath.join(folder, path), origin: text.origin(of: entry)))
        }
    }

    private mutating func readKinds(_ node: YAMLNode) {
        var globs: [KindGlob] = []
        let kinds = ImageKind.allCases.map(\.rawValue)
        for (key, value) in text.mapping(node, "\"kinds\"") ?? [] {
            guard kinds.contains(key.text) else {
                let hint = NearestWord.hintOrList(for: key.text, among: kinds)
                text.error(.unknownKey, at: key.node, "unknown kind \"\(key.text)\"\(hint)")
                continue
            }
            for entry in text.list(value) {
                guard let pattern = text.string(entry, "a glob") else { continue }
                globs.append(KindGlob(kind: key.text, pattern: pattern, origin: text.origin(of: entry)))
            }
        }
        configuration.kinds = globs
    }

    private mutating func readProducts(_ node: YAMLNode) {
        if let file = node.scalar {
            configuration.products = dataFiles.products(FilePath.join(folder, file), namedAt: text.origin(of: node))
            return
        }
        var products: [ListedProduct] = []
        for entry in text.list(node) {
            guard let members = text.members(of: entry, in: "a product", keys: ["image", "name", "price"]) else {
                continue
            }
            guard let imageNode = members["image"], let image = text.string(imageNode, "\"image\"") else {
                text.error(at: entry, "a product needs an \"image\".")
                continue
            }
            products.append(
                ListedProduct(
                    image: image, name: members["name"].flatMap { text.string($0, "\"name\"") },
                    price: members["price"].flatMap { text.string($0, "\"price\"") }, origin: text.origin(of: imageNode)
                ))
        }
        configuration.products = Listing(products)
    }

    private mutating func readGradients(_ node: YAMLNode) {
        for (key, value) in text.mapping(node, "\"gradients\"") ?? [] {
            let what = "gradient \"\(key.text)\""
            guard let members = text.members(of: value, in: what, keys: ["colors", "system", "start", "end"]) else {
                continue
            }
            var colors: [GradientConfiguration.ColorName] = []
            for entry in (members["system"] ?? members["colors"]).map({ text.list($0) }) ?? [] {
                guard let word = text.string(entry, "a colour") else { continue }
                colors.append(GradientConfiguration.ColorName(text: word, origin: text.origin(of: entry)))
            }
            if let system = members["system"] {
                guard colors.count == 1, members["colors"] == nil else {
                    text.error(
                        at: system, "\(what) is either the \"system\" gradient of one colour or between \"colors\".")
                    continue
                }
            } else if colors.count < 2 {
                text.error(at: members["colors"] ?? value, "\(what) needs two \"colors\" at least.")
                continue
            }
            let start = members["start"].flatMap { readPoint($0, "start") }
            let end = members["end"].flatMap { readPoint($0, "end") }
            // SwiftUI's gradients have no default points; from top to bottom is what a backdrop is.
            configuration.gradients.append(
                GradientConfiguration(name: key.text, colors: colors, start: start ?? .top, end: end ?? .bottom))
        }
    }

    /// A unit point by its SwiftUI name, or as a list of x and y.
    private mutating func readPoint(_ node: YAMLNode, _ what: String) -> UnitPoint? {
        if let list = node.sequence {
            let numbers = list.compactMap(\.number)
            if list.count == 2, numbers.count == 2 { return UnitPoint(x: numbers[0], y: numbers[1]) }
            text.error(at: node, "\"\(what)\" needs x and y, each 0 … 1.")
            return nil
        }
        return text.word(node, what, among: UnitPoint.named)
    }
}
