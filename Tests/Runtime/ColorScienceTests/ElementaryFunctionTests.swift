import ColorScience
import Foundation
import TestNumbers
import Testing

@Suite("Elementary functions")
struct ElementaryFunctionTests {
    /// A line of what `Scripts/make-function-fixtures` has made with mpmath.
    private struct Case {
        let function: String
        let arguments: [Double]
        /// The double next to the true value, and how far that lies from it, in units of its last place.
        let nearest: Double
        let distance: Double

        init(_ line: Substring) throws {
            let words = line.split(separator: " ").map(String.init)
            let numbers = try words[1..<words.count - 1].map {
                Double(bitPattern: try #require(UInt64($0, radix: 16)))
            }
            function = words[0]
            arguments = numbers.dropLast()
            nearest = try #require(numbers.last)
            distance = try #require(Double(words[words.count - 1])) / 1000
        }

        var error: Double {
            ((ElementaryFunctionTests.value(function, arguments) - nearest) / nearest.ulp - distance).magnitude
        }
    }

    private static func value(_ function: String, _ arguments: [Double]) -> Double {
        switch function {
        case "sine": ElementaryFunctions.sine(arguments[0])
        case "cosine": ElementaryFunctions.cosine(arguments[0])
        case "arcTangent": ElementaryFunctions.arcTangent(arguments[0], arguments[1])
        default: ElementaryFunctions.exponential(arguments[0])
        }
    }

    @Test("They are as exact as they say, compared with 60 digits")
    func errors() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Functions/elementary.txt")
        let cases = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(Case.init)
        for (function, bound) in [("sine", 0.84), ("cosine", 0.82), ("arcTangent", 1.34), ("exponential", 0.87)] {
            let errors = cases.filter { $0.function == function }.map(\.error)
            #expect(errors.count == 500)
            #expect(errors.max() ?? .infinity < bound, "\(function)")
        }
    }

    @Test("Their last bits are those of every other machine")
    func bits() {
        var random = SeededNumbers(seed: 17)
        var sum: UInt64 = 0
        for _ in 0..<100_000 {
            let (a, b) = (Double.random(in: -10...10, using: &random), Double.random(in: -10...10, using: &random))
            for value in [
                ElementaryFunctions.sine(a), ElementaryFunctions.cosine(a), ElementaryFunctions.arcTangent(a, b),
                ElementaryFunctions.exponential(a), Roots.fifth(a),
            ] {
                sum = sum &* 0x100_0000_01B3 ^ value.bitPattern
            }
        }
        #expect(String(sum, radix: 16) == "7299a594e02c90ec")
    }

    @Test("Angles at the ends of what there is")
    func angles() {
        #expect(ElementaryFunctions.sine(0) == 0 && ElementaryFunctions.cosine(0) == 1)
        #expect(ElementaryFunctions.sine(-0.0).sign == .minus)
        #expect(ElementaryFunctions.sine(.pi / 2) == 1 && ElementaryFunctions.cosine(.pi) == -1)
        for endless in [Double.infinity, -.infinity, .nan] {
            #expect(ElementaryFunctions.sine(endless).isNaN && ElementaryFunctions.cosine(endless).isNaN)
        }
        // However large an angle is, what comes out is a sine.
        for angle in [1e6, 0x1p20, 0x1p20.nextUp, -1e17, 1e300, .greatestFiniteMagnitude] as [Double] {
            let (sine, cosine) = (ElementaryFunctions.sine(angle), ElementaryFunctions.cosine(angle))
            #expect((sine * sine + cosine * cosine - 1).magnitude < 1e-15, "\(angle)")
        }
        #expect(ElementaryFunctions.sine(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
    }

    @Test("Directions: axes, quadrants, zeros with a sign, infinities")
    func directions() {
        let half = Double.pi / 2
        let cases: [(y: Double, x: Double, angle: Double)] = [
            (0, 1, 0), (0, -1, .pi), (-0.0, -1, -.pi), (1, 0, half), (-1, 0, -half), (0, 0, 0), (0, -0.0, .pi),
            (1, 1, half / 2), (1, -1, 3 * half / 2), (-1, -1, -3 * half / 2), (-1, 1, -half / 2),
            (.infinity, .infinity, half / 2), (.infinity, -.infinity, 3 * half / 2), (1, -.infinity, .pi),
            (1, .infinity, 0), (-.infinity, 5, -half), (1e300, 1e-300, half), (1e-300, -1e300, .pi),
            (1e-300, 1e300, 0), (.leastNonzeroMagnitude, 1, .leastNonzeroMagnitude),
        ]
        for (y, x, angle) in cases {
            let computed = ElementaryFunctions.arcTangent(y, x)
            #expect(computed == angle && computed.sign == angle.sign, "\(y), \(x): \(computed)")
        }
        #expect(ElementaryFunctions.arcTangent(.nan, 1).isNaN && ElementaryFunctions.arcTangent(1, .nan).isNaN)
    }

    @Test("Exponentials that leave what a number can hold")
    func exponentials() {
        #expect(ElementaryFunctions.exponential(0) == 1 && ElementaryFunctions.exponential(-0.0) == 1)
        #expect(
            ElementaryFunctions.exponential(710) == .infinity && ElementaryFunctions.exponential(.infinity) == .infinity
        )
        #expect(ElementaryFunctions.exponential(-746) == 0 && ElementaryFunctions.exponential(-.infinity) == 0)
        #expect(ElementaryFunctions.exponential(.nan).isNaN)
        #expect(ElementaryFunctions.exponential(709.78).isFinite)
        #expect(ElementaryFunctions.exponential(-745) == .leastNonzeroMagnitude)
    }
}
