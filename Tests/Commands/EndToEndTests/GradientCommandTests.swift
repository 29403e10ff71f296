import CarouselGradients
import Foundation
import OrderedJSON
import TestTrees
import Testing

@Suite("tincture gradient")
struct GradientCommandTests {
    @Test("JSON has the contract's keys; both ends are exact and the steps even")
    func json() throws {
        let outcome = try Tool.run([
            "gradient", "#C0C0C0", "#000000", "--space", "srgb", "--steps", "5", "--format", "json",
        ])
        #expect(outcome.status == 0)
        #expect(
            outcome.output == """
                {
                  "space": "srgb",
                  "hue": null,
                  "colors": ["#C0C0C0", "#000000"],
                  "samples": ["#C0C0C0", "#909090", "#606060", "#303030", "#000000"],
                  "stops": [
                    {"location": 0, "hex": "#C0C0C0"},
                    {"location": 1, "hex": "#000000"}
                  ],
                  "maximumError": 0
                }

                """)
    }

    @Test("Oklab is the space if nothing is said, and a hue has a way around")
    func spaces() throws {
        let plain = try JSONParser.parse(
            Array(try Tool.run(["gradient", "#fff", "#000", "--format", "json"]).output.utf8))
        #expect(plain["space"]?.string == "oklab" && plain["samples"]?.elements?.count == 11)
        let polar = try JSONParser.parse(
            Array(
                try Tool.run(["gradient", "#f00", "#00f", "--space", "oklch", "--hue", "longer", "--format", "json"])
                    .output.utf8))
        #expect(polar["hue"]?.string == "longer")
    }

    @Test("Three colors are passed through")
    func three() throws {
        let outcome = try Tool.run(["gradient", "#FF0000", "#00FF00", "#0000FF", "--steps", "5"])
        let lines = outcome.output.split(separator: "\n")
        #expect(lines.count == 5 && lines[0] == "#FF0000" && lines[2] == "#00FF00" && lines[4] == "#0000FF")
    }

    @Test("CSS has the samples as stops, or with --stops the fewest, so that every browser draws the same")
    func css() throws {
        #expect(
            try Tool.run(["gradient", "#fff", "#000", "--space", "srgb", "--steps", "3", "--format", "css"]).output
                == "linear-gradient(to right, #FFFFFF 0%, #808080 50%, #000000 100%)\n")
        #expect(
            try Tool.run(["gradient", "#fff", "#000", "#fff", "--space", "srgb", "--stops", "--format", "css"]).output
                == "linear-gradient(to right, #FFFFFF 0%, #000000 50%, #FFFFFF 100%)\n")
    }

    @Test("Colors are taken in any notation of CSS, with alpha too; a misspelt name is answered with the nearest")
    func notations() throws {
        let notations = ["rgb(192 192 192)", "silver", "hsl(0 0% 75.294%)", "color(srgb 0.75294 0.75294 0.75294)"]
        for notation in notations {
            let outcome = try Tool.run(["gradient", notation, "#000", "--steps", "2"])
            #expect(outcome.output == "#C0C0C0\n#000000\n", "\(notation)")
        }
        let clear = try Tool.run(["gradient", "rgb(255 0 0 / 50%)", "#F00", "--steps", "2", "--format", "json"])
        let object = try JSONParser.parse(Array(clear.output.utf8))
        #expect(object["samples"]?.elements?.map(\.string) == ["#FF000080", "#FF0000"])
        #expect(object["stops"] == nil)
        #expect(try Tool.run(["gradient", "rgb(255 0 0 / 50%)", "#F00", "--stops"]).status == 64)
        let misspelt = try Tool.run(["gradient", "siver", "#000"])
        #expect(misspelt.status == 64 && misspelt.errors.contains("did you mean \"silver\"?"))
    }

    @Test("Easing, the fewest stops with their error, and the worst contrast of an overlay")
    func everything() throws {
        let outcome = try Tool.run([
            "gradient", "#000", "#fff", "--space", "srgb", "--steps", "5", "--easing", "smoothstep", "--overlay",
            "gray", "--format", "json",
        ])
        let object = try JSONParser.parse(Array(outcome.output.utf8))
        // 3p² − 2p³ at 0.25 is 0.15625.
        #expect(
            object["samples"]?.elements?.map(\.string) == ["#000000", "#282828", "#808080", "#D7D7D7", "#FFFFFF"])
        #expect(object["easing"]?.string == "smoothstep")
        #expect((object["maximumError"]?.number ?? 1) <= 0.5)
        #expect((object["stops"]?.elements?.count ?? 0) > 2)
        #expect(object["contrast"]?["worst"]?.number == 1)
        #expect(abs((object["contrast"]?["location"]?.number ?? 0) - 0.5) < 0.01)
        let text = try Tool.run([
            "gradient", "#000", "#fff", "--space", "srgb", "--steps", "2", "--overlay", "#000",
        ])
        #expect(text.output == "#000000\n#FFFFFF\nworst contrast of #000000: 1 at 0 %\n")
    }

    @Test(
        "Wrong usage is status 64",
        arguments: [
            ["#fff"], ["#fff", "blau"], ["#fff", "#000", "--space", "cmyk"], ["#fff", "#000", "--steps", "1"],
            ["#fff", "#000", "--hue", "longer"], ["#fff", "#000", "--easing", "bouncy"],
            ["#fff", "#000", "--tolerance", "0"], ["#fff", "#000", "--overlay", "nothing"],
        ])
    func usage(arguments: [String]) throws {
        let outcome = try Tool.run(["gradient"] + arguments)
        #expect(outcome.status == 64 && outcome.output.isEmpty)
    }
}
