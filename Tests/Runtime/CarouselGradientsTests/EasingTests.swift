import CarouselGradients
import ColorScience
import Testing

@Suite("Easing")
struct EasingTests {
    @Test(
        "A CSS text is read, and written back as CSS would",
        arguments: [
            ("linear", "linear"), ("smoothstep", "smoothstep"), (" Ease ", "ease"), ("ease-in", "ease-in"),
            ("ease-out", "ease-out"), ("EASE-IN-OUT", "ease-in-out"),
            ("cubic-bezier(.25,.1,.25,1)", "ease"),
            ("cubic-bezier( 0.1 , -2, 1e-1, +1.50 )", "cubic-bezier(0.1, -2, 0.1, 1.5)"),
        ])
    func syntax(text: String, expected: String) throws {
        let easing = try Easing(css: text)
        #expect(easing.css == expected)
        #expect(try Easing(css: easing.css) == easing)
    }

    @Test(
        "What is no easing is refused with its reason",
        arguments: [
            ("", EasingError.unknownNotation), ("cubic", .unknownNotation), ("steps(4)", .unknownNotation),
            ("cubic-bezier(0,0,1,1", .unknownNotation), ("cubic-bezier(0,0,1)", .notFourNumbers),
            ("cubic-bezier(0,0,1,1,1)", .notFourNumbers), ("cubic-bezier(0,0,1,)", .notFourNumbers),
            ("cubic-bezier(0,0,1,nan)", .notFourNumbers), ("cubic-bezier(0,0,1,inf)", .notFourNumbers),
            ("cubic-bezier(0,0,0x1,1)", .notFourNumbers), ("cubic-bezier(0,0,1.,1)", .notFourNumbers),
            ("cubic-bezier(0,0,1,1e999)", .notFourNumbers), ("cubic-bezier(0,0,1,--1)", .notFourNumbers),
            ("cubic-bezier(1.1,0,1,1)", .controlPointOutOfRange(1.1)),
            ("cubic-bezier(0,0,-0.5,1)", .controlPointOutOfRange(-0.5)),
        ])
    func refused(text: String, expected: EasingError) {
        #expect(throws: expected) { try Easing(css: text) }
        #expect(!expected.description.isEmpty)
    }

    @Test("Control points must be finite, their x in 0 … 1")
    func controlPoints() {
        #expect(throws: EasingError.notFinite) { try CubicBezier(0, .nan, 1, 1) }
        #expect(throws: EasingError.notFinite) { try CubicBezier(0, 0, .infinity, 1) }
        #expect(throws: EasingError.controlPointOutOfRange(2)) { try CubicBezier(2, 0, 1, 1) }
    }

    @Test("Every easing leads from 0 to 1, holds what lies outside, and never leaves 0 … 1")
    func range() throws {
        let swinging = Easing.cubicBezier(try CubicBezier(0.5, -3, 0.5, 4))
        for easing in [Easing.linear, .smoothstep, .ease, .easeIn, .easeOut, .easeInOut, swinging] {
            #expect(easing.progress(at: 0) == 0 && easing.progress(at: 1) == 1)
            #expect(easing.progress(at: -5) == 0 && easing.progress(at: 5) == 1 && easing.progress(at: .nan) == 0)
            #expect(easing.progress(at: .infinity) == 1)
            for step in 0...1000 { #expect((0...1).contains(easing.progress(at: Double(step) / 1000))) }
        }
    }

    @Test("The keywords of CSS are its timing curves, symmetric where theirs are")
    func values() throws {
        // cubic-bezier(0.5, 0, 0.5, 1) has x = y at its middle; (0.42, 0, 0.58, 1) likewise.
        #expect(abs(Easing.easeInOut.progress(at: 0.5) - 0.5) < 1e-15)
        for step in 1..<50 {
            let x = Double(step) / 50
            #expect(abs(Easing.easeInOut.progress(at: x) + Easing.easeInOut.progress(at: 1 - x) - 1) < 1e-14)
            #expect(abs(Easing.easeIn.progress(at: x) + Easing.easeOut.progress(at: 1 - x) - 1) < 1e-14)
            #expect(abs(Easing.smoothstep.progress(at: x) - x * x * (3 - 2 * x)) < 1e-16)
        }
        // With both control points at a third and two thirds of x, the parameter is x itself.
        let curve = try CubicBezier(1.0 / 3, 0.2, 2.0 / 3, 0.9)
        for step in 1..<50 {
            let t = Double(step) / 50
            let y = 3 * (1 - t) * (1 - t) * t * 0.2 + 3 * (1 - t) * t * t * 0.9 + t * t * t
            #expect(abs(curve.y(at: t) - y) < 1e-14)
        }
        let line = Easing.cubicBezier(try CubicBezier(0.3, 0.3, 0.8, 0.8))
        #expect(line.isLinear && line.progress(at: 0.123) == 0.123)
    }

    @Test(
        "A timing curve that stands still or leaps in x is answered",
        arguments: [(1.0, 0.0), (0.0, 1.0), (0, 0), (1, 1)])
    func extremes(x1: Double, x2: Double) throws {
        let curve = try CubicBezier(x1, 0, x2, 1)
        var last = 0.0
        for step in 0...1000 {
            let y = curve.y(at: Double(step) / 1000)
            #expect(y >= last - 1e-12 && y <= 1)
            last = y
        }
    }

    @Test("Stops and samples are those of the eased curve")
    func tables() {
        let (orange, blue) = (SRGB8(red: 254, green: 154, blue: 59), SRGB8(red: 10, green: 30, blue: 200))
        let interpolation = Interpolation(space: .srgb)
        let table = GradientTable(
            pages: [orange, blue], wraps: false, interpolation: interpolation, easing: .easeInOut, samples: 11)
        let transition = table.transitions[0]
        #expect(transition.stops.count > 2 && transition.maximumError <= 0.5)
        for (index, sample) in transition.samples.enumerated() {
            let progress = Easing.easeInOut.progress(at: Double(index) / 10)
            #expect(sample == SRGB8(interpolation.color(from: Color(orange), to: Color(blue), progress: progress)))
            #expect(ciede2000(Lab(table.color(at: Double(index) / 10)), Lab(sample)) < 1.1)
        }
    }
}
