public import ColorScience

/// What surrounds the subject of a picture.
public enum PictureGround: Sendable, Hashable {
    /// A cut-out: nothing.
    case transparent
    /// One plain colour.
    case plain(SRGB8)
}

/// The border of a picture: its colour on each side, and whether it is a plain ground.
struct PictureBorder {
    /// The colour of the whole border; nil where more than half of it is transparent.
    let color: SRGB8?
    /// The colour of each side that has one.
    let sides: [PictureLayout.Side: SRGB8]
    let ground: PictureGround?

    /// A border is plain if so much of it is of one colour: three sides of four but for the corners, where something may
    /// touch the fourth.
    private static let plainShare = 0.7

    /// How near a colour of a plain ground is to its most frequent one: two steps of what is just noticeable, for the noise of
    /// JPEG and of a photographer's white.
    static let plainDistance = 2 * ColorClusters.justNoticeable

    init(_ points: [HistogramPoint], capacity: SIMD4<UInt64>, _ exact: (DensestColor) -> SRGB8) {
        let points = points.filter { $0.border.max() > 0 }
        let room = SIMD4<Double>(capacity)
        /// The most frequent colour, where at least half is opaque.
        func densest(room: Double, _ weight: (HistogramPoint) -> Double) -> DensestColor? {
            guard points.reduce(0, { $0 + weight($1) }) * 2 >= room else { return nil }
            return DensestColor(points, within: Self.plainDistance) { weight(points[$0]) }
        }
        let whole = densest(room: room.sum()) { $0.border.sum() }
        color = whole.map(exact)
        var sides: [PictureLayout.Side: SRGB8] = [:]
        for side in PictureLayout.Side.allCases {
            sides[side] = densest(room: room[side.rawValue]) { $0.border[side.rawValue] }.map(exact)
        }
        self.sides = sides
        let opaque = points.reduce(0) { $0 + $1.border.sum() }
        if room.sum() > 0, opaque <= (1 - Self.plainShare) * room.sum() {
            ground = .transparent
        } else if let whole, whole.weight >= Self.plainShare * room.sum() {
            ground = .plain(exact(whole))
        } else {
            ground = nil
        }
    }
}
