import ColorScience
import Testing

@Suite("Conversions against ColorAide")
struct ConversionFixtureTests {
    struct Case: Decodable, Sendable {
        let space: String
        let components: [Double]
        let converted: [String: [Double?]]
    }

    @Test("Colors of every space have ColorAide's components in every other, to 1e-6")
    func conversions() throws {
        let cases = try ColorFixtures.read("conversions", as: ColorFixtures.Cases<Case>.self).cases
        #expect(Set(cases.map(\.space)) == Set(ColorSpace.allCases.map(\.rawValue)))
        for entry in cases {
            let source = Color(
                try #require(ColorSpace(rawValue: entry.space)), entry.components[0], entry.components[1],
                entry.components[2])
            #expect(entry.converted.count == ColorSpace.allCases.count - 1)
            for (name, expected) in entry.converted {
                let space = try #require(ColorSpace(rawValue: name))
                let found = source.converted(to: space)
                for index in 0..<3 {
                    guard let value = expected[index] else {
                        #expect(found.missing.contains(MissingComponents(rawValue: 1 << index)), "\(source) in \(name)")
                        continue
                    }
                    var difference = (found.components[index] - value).magnitude
                    if index == space.hueIndex { difference = min(difference, 360 - difference) }
                    #expect(
                        difference / space.reach(of: index) <= 1e-6, "\(source) in \(name): \(found), not \(expected)")
                }
            }
        }
    }
}
