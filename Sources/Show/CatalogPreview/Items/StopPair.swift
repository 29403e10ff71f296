/// The stops to both sides of a place, and how far it is between them.
///
/// Before the first stop and behind the last it is that stop twice.
package struct StopPair: Sendable, Hashable {
    /// The stop at progress 0, from 0.
    package let from: Int
    /// The stop at progress 1, from 0.
    package let to: Int
    /// How far, 0 … 1.
    package let progress: Double

    /// The neighbors of a place among stops in rising location; nil where there are none.
    package init?<Stops: RandomAccessCollection>(
        at place: Double, among stops: Stops, location: (Stops.Element) -> Double
    ) where Stops.Index == Int {
        guard !stops.isEmpty else { return nil }
        let after = stops.firstIndex { location($0) >= place } ?? stops.endIndex
        guard after > stops.startIndex, after < stops.endIndex else {
            (from, to, progress) = (min(after, stops.endIndex - 1), min(after, stops.endIndex - 1), 0)
            return
        }
        (from, to) = (after - 1, after)
        let (start, end) = (location(stops[from]), location(stops[to]))
        progress = end > start ? (place - start) / (end - start) : 1
    }

    /// The neighbors of a place, 0 … 1, among evenly spaced stops, the first at 0 and the last at 1; nil where there
    /// are none.
    package init?(at place: Double, amongEven count: Int) {
        guard count > 0 else { return nil }
        let steps = min(max(place, 0), 1) * Double(count - 1)
        from = min(Int(steps), count - 1)
        to = min(from + 1, count - 1)
        progress = steps - Double(from)
    }
}
