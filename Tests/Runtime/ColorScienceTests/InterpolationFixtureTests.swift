import ColorScience
import Testing

@Suite("Interpolation against ColorAide")
struct InterpolationFixtureTests {
    struct Case: Decodable, Sendable {
        struct Sample: Decodable, Sendable {
            let progress: Double
            let color: ColorFixtures.Written

            private enum CodingKeys: String, CodingKey { case progress }

            init(from decoder: any Decoder) throws {
                progress = try decoder.container(keyedBy: CodingKeys.self).decode(Double.self, forKey: .progress)
                color = try ColorFixtures.Written(from: decoder)
            }
        }

        let space: String
        let hue: String?
        let from: ColorFixtures.Written
        let to: ColorFixtures.Written
        let samples: [Sample]
    }

    @Test("Colors between colors are ColorAide's, in every space and by every hue method")
    func interpolations() throws {
        let cases = try ColorFixtures.read("interpolations", as: ColorFixtures.Cases<Case>.self).cases
        #expect(Set(cases.map(\.space)) == Set(ColorSpace.allCases.map(\.rawValue)))
        #expect(Set(cases.compactMap(\.hue)) == Set(HueInterpolation.allCases.map(\.rawValue)))
        for entry in cases {
            let space = try #require(ColorSpace(rawValue: entry.space))
            let hue = try entry.hue.map { try #require(HueInterpolation(rawValue: $0)) } ?? .shorter
            let (start, end) = (try entry.from.color(), try entry.to.color())
            let segment = Interpolation.Segment(from: start, to: end, by: Interpolation(space: space, hue: hue))
            for sample in entry.samples {
                let expected = try sample.color.color(in: entry.space)
                let found = segment.color(at: sample.progress)
                #expect(
                    found.distance(to: expected) <= 1e-5,
                    "\(start.css()) to \(end.css()) in \(entry.space) \(hue) at \(sample.progress): \(found.css()), not \(expected.css())"
                )
            }
        }
    }
}
