import AssetCatalog
import CarouselGradients
import CatalogConfiguration
import CatalogEmitters
import CatalogManifest
import ColorScience
import Diagnostics
import TestTrees
import Testing

@Suite("The configuration")
struct ConfigurationTests {
    private func read(_ yaml: String) throws -> (
        configuration: Configuration, diagnostics: [Diagnostic], folder: String
    ) {
        let folder = try TemporaryFolder(["tincture.yml": yaml])
        let found = ConfigurationReader.read(folder["tincture.yml"], emitterProblem: Emitters.problem)
        return (found.value, found.diagnostics, folder.path)
    }

    @Test("What is named many times is read once, and targets add only what is not covered")
    func repeatedSources() throws {
        let (configuration, diagnostics, _) = try read(
            """
            sources: [A.xcassets, A.xcassets, Art]
            code: [App, App]
            targets:
              One: {sources: [Art/inner, B.xcassets], code: [App/x, Kit]}
              Two: {sources: [B.xcassets], code: Kit}
            """)
        #expect(diagnostics.isEmpty)
        #expect(configuration.sources.map(\.path.lastName) == ["A.xcassets", "Art", "B.xcassets"])
        #expect(configuration.checks.code.map(\.path.lastName) == ["App", "x", "Kit"])
        // Nothing is missing: the path within another one is covered.
        let folder = try TemporaryFolder(["App/x/a.swift": "", "t.yml": "code: [App]\ntargets: {One: {code: App/x}}\n"])
        #expect(ConfigurationReader.read(folder["t.yml"]).value.checks.code.map(\.path.lastName) == ["App"])
    }

    @Test("Globs with wildcards end at a limit, of which one finding tells; names have none")
    func globs() throws {
        let names = (0..<20_000).map { "a\($0)" }.joined(separator: ", ")
        func read(_ count: Int) throws -> (configuration: Configuration, diagnostics: [Diagnostic], folder: String) {
            let globs = (0..<count / 3).map { "b\($0)*" }.joined(separator: ", ")
            return try self.read(
                "kinds: {icon: [\(names), \(globs)]}\nuses: [\(globs)]\nrules: {low-contrast: {exclude: [\(globs)]}}\n")
        }
        #expect(try read(900).diagnostics.isEmpty)
        let found = try read(1_200).diagnostics
        #expect(found.map(\.rule) == [.limitExceeded] && found[0].severity == .error && found[0].line == 3)
    }

    @Test("The design's example is understood to the word")
    func example() throws {
        let (configuration, diagnostics, folder) = try read(
            """
            sources: [Assets.xcassets, Banners]
            kinds:                       # globs over full names and paths; the first that matches decides
              banner: ["loop*"]
              icon: ["Icons/*"]
            products: plants.json        # or a list written here
            carousels:
              home:
                pages: homeLoopData.json # or a list: [loop1, {image: loop2, backdrop: "#000000"}]
                style: page              # page | paged | snap | deck
                wraps: true
                interpolation: oklab
                samples: 41
                tolerance: 0.5           # CIEDE2000
                overlay: "#FFFFFF"       # what is drawn on the backdrop
                foreground: loopbg       # a picture laid over the backdrop, shown by the preview
              listed:
                pages: [loop1, {image: loop2, backdrop: "#000000"}]
                style: deck
            gradients:
              Card: {colors: [Card Top, Card Bottom], start: topLeading, end: bottomTrailing}
            """)
        #expect(diagnostics.isEmpty)
        #expect(configuration.sources.map(\.path) == ["\(folder)/Assets.xcassets", "\(folder)/Banners"])
        #expect(configuration.kinds?.map { "\($0.kind) \($0.pattern)" } == ["banner loop*", "icon Icons/*"])
        let home = configuration.carousels[0]
        #expect(home.style == .page && home.wraps && home.samples == 41 && home.tolerance == 0.5)
        #expect(home.interpolation == Interpolation(space: .oklab))
        #expect(home.overlay?.hex == "#FFFFFF" && home.foreground?.name == "loopbg")
        #expect(home.pages.file == "\(folder)/homeLoopData.json" && home.pages.isRefused)
        let listed = configuration.carousels[1]
        let pages = listed.pages.entries
        #expect(listed.pages.file == nil)
        #expect(pages.map(\.image) == ["loop1", "loop2"])
        #expect(pages.map { $0.colors.first?.hex } == [nil, "#000000"])
        #expect(listed.style == .deck && !listed.wraps)
        #expect(configuration.gradients.first?.start == .topLeading)
        #expect(configuration.gradients.first?.colors.map(\.text) == ["Card Top", "Card Bottom"])
    }

    @Test("A pin is a color, a swatch, a role or a point; backdrop is another word for it, and takes a gradient too")
    func pins() throws {
        let (configuration, diagnostics, _) = try read(
            """
            carousels:
              home:
                pages:
                  - {image: a, pin: "#102030"}
                  - {image: b, pin: swatch 2}
                  - {image: c, pin: vibrant}
                  - {image: d, pin: {at: [0.1, 0.5]}}
                  - {image: e, backdrop: darkMuted}
                  - {image: f, backdrop: [white, black]}
            """)
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        let pages = configuration.carousels[0].pages.entries
        #expect(pages.map { $0.colors.first?.hex } == ["#102030", nil, nil, nil, nil, "#FFFFFF"])
        #expect(
            pages.map { $0.reference.map { "\($0)" } } == [
                nil, "swatch 2", "vibrant", "[0.1, 0.5]", "darkMuted", nil,
            ])
        #expect(pages[1].pinOrigin.line == 5)
        #expect([pages[1], pages[3]].map(\.pinOrigin.column) == [25, 25])
        #expect(pages[5].colors.count == 2)
    }

    @Test("A configuration that names no source reads its own folder")
    func ownFolder() throws {
        let (configuration, diagnostics, folder) = try read("kinds: {banner: [\"b*\"]}")
        #expect(diagnostics.isEmpty)
        #expect(configuration.sources.map(\.path) == [folder])
    }

    @Test("What to emit is a list of names or a mapping of names to options")
    func emitters() throws {
        #expect(try read("emit: [swift, css]").configuration.emit.map(\.name) == ["swift", "css"])
        let (configuration, diagnostics, _) = try read("emit:\n  swift: {access: public, extensions: false}\n  css:")
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        #expect(configuration.emit.map(\.options) == [["access": "public", "extensions": "false"], [:]])
    }

    @Test(
        "A mistake is an error at its place, with the word that was probably meant",
        arguments: try ConfigurationMistake.all())
    func mistakes(_ mistake: ConfigurationMistake) throws {
        let source = MarkedText(mistake.text)
        let diagnostics = try read(source.text).diagnostics
        let finding = try #require(diagnostics.first)
        #expect(diagnostics.count == 1)
        #expect(finding.severity == .error && finding.rule.rawValue == mistake.rule)
        #expect(finding.message.contains(mistake.words), "\(finding.message)")
        #expect(finding.line == source.line && finding.column == source.column, "\(finding)")
    }

    @Test("Every mistake of a file is told at once")
    func allAtOnce() throws {
        let diagnostics = try read("carousels:\n  a: {pages: [x], stile: page}\n  b: {pages: [x], wrap: true}\nx: 1")
            .diagnostics
        #expect(diagnostics.map { $0.line ?? 0 }.sorted() == [2, 3, 4])
    }

    @Test("A configuration that is not there, or is a folder, says so")
    func unreadable() throws {
        let folder = try TemporaryFolder()
        #expect(ConfigurationReader.read(folder["no.yml"]).diagnostics.map(\.rule) == [.unreadable])
        #expect(ConfigurationReader.read(folder.path).diagnostics.map(\.rule) == [.unreadable])
    }
}

extension String {
    fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? "" }
}

extension ListedPage {
    fileprivate var colors: [SRGB8] {
        switch pin {
        case .color(let color): [color]
        case .gradient(let colors): colors
        case .reference, nil: []
        }
    }
}
