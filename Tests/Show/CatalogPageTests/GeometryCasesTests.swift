import CarouselGradients
import OrderedJSON
import Testing

/// What the page's scripts compute must be what the library computes: `Scripts/check-page` compares them with the cases
/// that are written down here.
@Suite("The cases by which the page's geometry is compared")
struct GeometryCasesTests {
    private typealias Case = (name: String, given: [JSONNode], answer: Double)

    private static func number(_ value: Double) -> JSONNode {
        JSONNode(.number(value == value.rounded() ? "\(Int(value))" : "\(value)"))
    }

    private static func flag(_ value: Bool) -> JSONNode { JSONNode(.bool(value)) }

    private static let drags: [Double] = [-620, -375, -243.8, -187.5, -100, -80.5, -40, 0, 79, 101, 155, 243.7, 300]

    private static var cases: [Case] {
        var cases: [Case] = []
        for width in [375.0, 327, 0] {
            for index in [-1, 0, 2, 4] {
                for drag in drags {
                    let (w, i, d) = (number(width), number(Double(index)), number(drag))
                    cases.append(
                        (
                            "page.position", [i, d, w],
                            CarouselGeometry.Page.position(index: index, contentOffset: drag, width: width)
                        ))
                    for wraps in [true, false] {
                        let landing = CarouselGeometry.Page.landing(
                            index: index, contentOffset: drag, width: width, count: 5, wraps: wraps)
                        cases.append(("page.landing", [i, d, w, number(5), flag(wraps)], Double(landing)))
                    }
                    cases.append(
                        (
                            "paged.offset", [i, d, w],
                            CarouselGeometry.Paged.offset(index: index, drag: drag, width: width)
                        ))
                    cases.append(
                        (
                            "paged.position", [i, d, w],
                            CarouselGeometry.Paged.position(index: index, drag: drag, width: width)
                        ))
                    let landing = CarouselGeometry.Paged.landing(index: index, drag: drag, width: width, count: 5)
                    cases.append(("paged.landing", [i, d, w, number(5)], Double(landing)))
                    let snap = CarouselGeometry.Snap(width: width, spacing: 25, padding: 90, count: 5)
                    let given = [w, number(25), number(90), number(5), i, d]
                    cases.append(("snap.position", given, snap.position(index: index, drag: drag)))
                    cases.append(("snap.landing", given, Double(snap.landing(index: index, drag: drag))))
                    cases.append(("snap.offset", given, snap.offset(index: index, drag: drag)))
                }
            }
        }
        for threshold in [80.0, 100, 0] {
            for index in [0, 4, 5] {
                for drag in drags {
                    let given = [number(Double(index)), number(drag), number(threshold)]
                    let position = CarouselGeometry.Deck.position(index: index, translation: drag, threshold: threshold)
                    cases.append(("deck.position", given, position))
                    for wraps in [true, false] {
                        let landing = CarouselGeometry.Deck.landing(
                            index: index, translation: drag, threshold: threshold, count: 5, wraps: wraps)
                        cases.append(("deck.landing", given + [number(5), flag(wraps)], Double(landing)))
                    }
                }
            }
        }
        for drag in drags {
            cases.append(("deck.opacity", [number(drag)], CarouselGeometry.Deck.opacity(translation: drag)))
        }
        for position in [-7.25, -1, -0.25, 0, 0.4, 3.999, 4, 4.5, 5, 12.75] {
            for (count, wraps) in [(5, true), (5, false), (1, true), (2, true)] {
                guard let pair = PagePair(position: position, count: count, wraps: wraps) else { continue }
                cases.append(
                    ("pair", [number(position), number(Double(count)), flag(wraps)], Double(pair.from) + pair.progress))
            }
        }
        return cases
    }

    @Test("They are what the library says now")
    func golden() throws {
        let lines = Self.cases.map { one in
            JSONWriter.text(
                JSONNode(.array([JSONNode(.string(one.name)), JSONNode(.array(one.given)), Self.number(one.answer)])),
                layout: .line)
        }
        let text = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
        try Golden.expect(text, is: "geometry.json")
    }
}
