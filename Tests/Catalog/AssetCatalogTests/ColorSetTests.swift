import AssetCatalog
import ColorScience
import Diagnostics
import TestTrees
import Testing

@Suite("Color sets")
struct ColorSetTests {
    private func read(_ colors: String) throws -> (set: ColorSet?, diagnostics: [Diagnostic]) {
        let folder = try TemporaryFolder()
        try folder.addColorSet("A.xcassets/Green.colorset", colors: colors)
        let reading = SourceReader.read([Source(path: folder["A.xcassets"])])
        #expect(!reading.isRefused)
        return (reading.catalog.colors.first, reading.diagnostics)
    }

    private func components(_ components: String, space: String = "srgb") throws -> [Double]? {
        let (set, diagnostics) = try read(
            #"{"idiom": "universal", "color": {"color-space": "\#(space)", "components": {\#(components)}}}"#)
        #expect(diagnostics.isEmpty)
        guard case .components(_, let values) = set?.variants.first?.value else { return nil }
        return values
    }

    @Test("A fraction, a byte and a hexadecimal byte are read as what they are")
    func notations() throws {
        #expect(
            try components(#""red": "0.196", "green": "196", "blue": "0xC4", "alpha": "1.000""#)
                == [0.196, 196.0 / 255, 196.0 / 255, 1])
    }

    @Test("An integer is a byte as Xcode reads it, not full brightness; so is an alpha")
    func oneIsAByte() throws {
        #expect(
            try components(#""red": "1", "green": "128", "blue": "0", "alpha": "1""#) == [
                1.0 / 255, 128.0 / 255, 0, 1.0 / 255,
            ])
        #expect(
            try components(#""red": "0", "green": "0", "blue": "0", "alpha": "255""#) == [0, 0, 0, 1])
    }

    @Test("Bare numbers are taken as a person means them")
    func bareNumbers() throws {
        #expect(try components(#""red": 0.5, "green": 1, "blue": 255, "alpha": 0.25"#) == [0.5, 1, 1, 0.25])
    }

    @Test("Grey has one component, and a missing alpha is opaque")
    func grey() throws {
        #expect(try components(#""white": "0.500""#, space: "gray-gamma-22") == [0.5, 1])
    }

    @Test("Extended spaces may leave 0 … 1; the others are clamped with a warning")
    func range() throws {
        let values = #""red": "1.200", "green": "-0.100", "blue": "0.000", "alpha": "1.000""#
        #expect(try components(values, space: "extended-srgb") == [1.2, -0.1, 0, 1])
        let (set, diagnostics) = try read(#"{"color": {"color-space": "srgb", "components": {\#(values)}}}"#)
        #expect(set?.variants.first?.value == .components(.srgb, [1, 0, 0, 1]))
        #expect(diagnostics.map(\.severity) == [.warning, .warning])
    }

    @Test("Appearances are told apart")
    func appearances() throws {
        let color =
            #""color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}"#
        let (set, _) = try read(
            """
            {"idiom": "universal", \(color)},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], \(color)},
            {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
              {"appearance": "contrast", "value": "high"}], \(color)}
            """)
        #expect(set?.variants.map(\.slot.appearance.name) == ["any", "dark", "dark+high-contrast"])
    }

    @Test("A reference to a system color is kept as one")
    func reference() throws {
        let (set, diagnostics) = try read(
            #"{"color": {"platform": "ios", "reference": "systemBlueColor"}, "idiom": "universal"}"#)
        #expect(set?.variants.map(\.value) == [.reference(platform: "ios", name: "systemBlueColor")])
        #expect(diagnostics.isEmpty)
    }

    @Test("An empty slot is normal")
    func emptySlot() throws {
        let (set, diagnostics) = try read(#"{"idiom": "universal"}"#)
        #expect(set?.variants.isEmpty == true)
        #expect(diagnostics.isEmpty)
    }

    @Test(
        "What is no component is an error at its place, not black",
        arguments: [
            "\"\"", "\"red\"", "\"0xGG\"", "\"0x+F\"", "\"0x1FF\"", "\"nan\"", "\"inf\"", "\"1,5\"", "null", "[]",
        ])
    func malformed(red: String) throws {
        let (set, diagnostics) = try read(
            #"{"color": {"color-space": "srgb", "components": {"red": \#(red), "green": "0", "blue": "0", "alpha": "1"}}}"#
        )
        #expect(set?.variants.isEmpty == true)
        #expect(diagnostics.map(\.rule) == [.malformedColor])
        #expect(diagnostics.first?.line == 1)
        #expect(diagnostics.first?.column == 69)
    }

    @Test("An unknown color space suggests the nearest")
    func unknownSpace() throws {
        let (_, diagnostics) = try read(
            #"{"color": {"color-space": "display-P4", "components": {"red": "0", "green": "0", "blue": "0"}}}"#)
        #expect(diagnostics.first?.message.contains("display-p3") == true)
    }
}
