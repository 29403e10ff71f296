import CatalogManifest
import ColorEngine
import OrderedJSON
import PaletteExtraction
import PictureAnalysis
import Testing

@Suite("Answers for programs outside Swift")
struct ColorEngineTests {
    @Test("A palette has the text that extract writes for the same pixels", arguments: 0..<24)
    func palettes(seed: Int) throws {
        let (width, height) = (40 + seed * 7, 30 + seed * 3)
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
        func next(_ bound: UInt64) -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(truncatingIfNeeded: (state >> 33) % bound)
        }
        // Flat art, cut-outs and noise, in turn.
        let colors = (0..<6).map { _ in [next(255), next(255), next(255)] }
        var rgba: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let isInside = x > width / 4 && x < width * 3 / 4 && y > height / 4 && y < height * 3 / 4
                let color = colors[isInside ? (x / 9 + y / 7) % 6 : 0]
                let noise = seed % 3 == 2 ? next(40) : 0
                rgba += color.map { $0 / 2 &+ noise } + [isInside || seed % 3 != 1 ? 255 : 0]
            }
        }
        try rgba.withUnsafeBufferPointer { bytes in
            var histogram = ColorHistogram(layout: PictureLayout(width: width, height: height))
            histogram.add(bytes)
            let palette = try #require(Palette(histogram, count: 5))
            let expected = try JSONTextEncoder.text(PaletteColors(palette), layout: .line)
            #expect(ColorEngine.palette(rgba: bytes, width: width, height: height, count: 5) == expected)
        }
    }

    @Test("A picture without a visible pixel has no swatch, and one with too few bytes is an error")
    func noPalette() {
        let bytes = [UInt8](repeating: 0, count: 16)
        bytes.withUnsafeBufferPointer {
            #expect(ColorEngine.palette(rgba: $0, width: 2, height: 2, count: 5) == #"{"swatches": []}"#)
            for (width, height, count) in [(3, 2, 5), (0, 2, 5), (2, 2, 0), (-2, -2, 5), (Int.max, 4, 5)] {
                #expect(
                    ColorEngine.palette(rgba: $0, width: width, height: height, count: count).hasPrefix(#"{"error""#))
            }
        }
    }

    @Test(
        "Operations give what the command line gives, and mistakes are named",
        arguments: [
            (
                ["color", "rebeccapurple", ""],
                ##"{"space": "srgb", "components": [0.4, 0.2, 0.6], "alpha": 1, "css": "#663399", "hex": "#663399"}"##
            ),
            (
                ["color", "oklch(0.5 none 20)", ""],
                ##"{"space": "oklch", "components": [0.5, null, 20], "alpha": 1, "css": "oklch(0.5 none 20)", "hex": "#636363"}"##
            ),
            (["difference", "#fff", "#fff"], "0"), (["contrast", "white", "black"], "21"),
            (
                ["gradient", "srgb", "", "", "3", "black", "white"],
                ##"{"space": "srgb", "hue": null, "colors": ["#000000", "#FFFFFF"], "samples": ["#000000", "#808080", "#FFFFFF"]}"##
            ),
            (
                ["carousel", "srgb", "", "", "false", "2", "0.5", "white", "black", "white"],
                ##"{"wraps": false, "pages": ["#000000", "#FFFFFF"], "transitions": [{"from": 0, "to": 1, "stops": [{"progress": 0, "hex": "#000000"}, {"progress": 1, "hex": "#FFFFFF"}], "maximumError": 0, "samples": ["#000000", "#FFFFFF"]}], "contrast": {"overlay": "#FFFFFF", "worst": 1, "position": 1}}"##
            ),
            (
                ["color", "reb\"", ""],
                #"{"error": "\"reb\"\" is not a color: no CSS color is called \"reb\""}"#
            ),
            (
                ["carousel", "srgb", "", "", "yes", "2", "0.5", "white", "black", "white"],
                #"{"error": "unknown wraps \"yes\""}"#
            ),
            (["paint"], #"{"error": "unknown operation \"paint\""}"#),
            (["gradient", "srgb", "", "", "1", "red", "blue"], #"{"error": "steps \"1\" is not a number in range"}"#),
            (["contrast", "red"], #"{"error": "the argument \"color\" is missing"}"#),
        ])
    func operations(request: [String], answer: String) {
        #expect(ColorEngine.answer(request) == answer)
    }
}
