import Diagnostics
import TestTrees
import Testing

@testable import CatalogConfiguration

@Suite("The keys of the configuration")
struct ConfigurationTableTests {
    private let root = Self.mapping(Configuration.table.described(Configuration(path: "")))

    private static func mapping(_ form: ConfigurationForm) -> [ConfigurationKeyDescription] {
        switch form {
        case .mapping(let keys, _): keys
        case .list(let form, _), .names(_, let form): mapping(form)
        case .any(let forms): forms.flatMap(mapping)
        default: []
        }
    }

    private func keys(of name: String) -> [ConfigurationKeyDescription] {
        root.first { $0.name == name }.map { Self.mapping($0.form) } ?? []
    }

    @Test("Every key is in one table, with its form, its default and words for people")
    func described() {
        #expect(
            root.map(\.name) == [
                "sources", "modes", "kinds", "swatches", "palette", "tint", "placeholders", "products", "carousels",
                "text", "gradients", "color-pairs", "limits", "emit", "code", "uses", "nameParameters", "targets",
                "rules",
            ])
        #expect(keys(of: "products").map(\.name) == ["image", "name", "price"])
        #expect(keys(of: "gradients").map(\.name) == ["colors", "system", "start", "end"])
        let carousel = keys(of: "carousels")
        #expect(
            carousel.map { "\($0.name) \($0.standard ?? "-")" } == [
                "pages -", "style page", "wraps false", "interpolation srgb", "easing linear", "samples 41",
                "tolerance 0.5", "backdrops color", "overlay -", "contrast -", "foreground -", "spacing -", "padding -",
                "threshold -", "offsets -", "text -", "screens -",
            ])
        #expect(carousel.filter(\.isRequired).map(\.name) == ["pages"])
        for key in root + carousel { #expect(key.help.hasSuffix("."), "\(key.name)") }
    }

    @Test("A form has the words and the range that the reader accepts")
    func forms() throws {
        let carousel = keys(of: "carousels")
        let style = try #require(carousel.first { $0.name == "style" })
        guard case .word(let words) = style.form else {
            Issue.record("a style is a word")
            return
        }
        #expect(words == ["page", "paged", "snap", "deck"])
    }

    @Test("A target's platform is one of the words in the schema, and no other")
    func platforms() throws {
        let form = try #require(keys(of: "targets").first { $0.name == "platform" }).form
        guard case .list(.word(let words), _) = form else {
            Issue.record("a platform is a list of words")
            return
        }
        func rules(_ word: String) throws -> [Rule] {
            let folder = try TemporaryFolder(["tincture.yml": "targets: {App: {platform: \(word)}}\n"])
            return ConfigurationReader.read(folder["tincture.yml"]).diagnostics.map(\.rule)
        }
        #expect(words.count == 10)
        for word in words { #expect(try rules(word).isEmpty, "\(word)") }
        for word in ["iphone", "macosx", "IOS"] { #expect(try rules(word) == [.unknownValue], "\(word)") }
    }
}
