internal import ColorScience

/// The 256 colours of xterm: after the sixteen that every user sets otherwise, a cube of 6 × 6 × 6 and 24 greys.
enum IndexedColor {
    /// The levels of the cube in each channel.
    private static let levels: [Int] = [0, 95, 135, 175, 215, 255]

    /// The entry nearest to a colour, by the squares of the channels' differences.
    static func index(of color: SRGB8) -> Int {
        let channels = [Int(color.red), Int(color.green), Int(color.blue)]
        let cube = channels.map { value in value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40 }
        // The greys are 8, 18 … 238.
        let grey = min(max((channels.reduce(0, +) / 3 - 3) / 10, 0), 23)
        func distance(_ other: [Int]) -> Int { zip(channels, other).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
        let greyLevel = 8 + 10 * grey
        return distance(cube.map { levels[$0] }) <= distance([greyLevel, greyLevel, greyLevel])
            ? 16 + 36 * cube[0] + 6 * cube[1] + cube[2] : 232 + grey
    }
}
