internal import ColorScience

/// The colors of a preview sheet in light or dark mode, apart from those of its items.
struct SheetTheme {
    let background: SRGB8
    let ink: SRGB8
    /// The color of explanations, whose contrast is 5.1 : 1 on white, and 7.6 : 1 on the dark background.
    let faintInk: SRGB8
    /// The edge around an area that would hardly differ from the background.
    let edge: SRGB8
    /// The color in place of an unknown one, such as a system color.
    let blank: SRGB8

    static let light = SheetTheme(
        background: SRGB8(red: 255, green: 255, blue: 255), ink: SRGB8(red: 0x1C, green: 0x1C, blue: 0x1E),
        faintInk: SRGB8(red: 0x6B, green: 0x6B, blue: 0x70), edge: SRGB8(red: 0xD8, green: 0xD8, blue: 0xDC),
        blank: SRGB8(red: 0xF2, green: 0xF2, blue: 0xF4))

    static let dark = SheetTheme(
        background: SRGB8(red: 0x14, green: 0x14, blue: 0x13), ink: SRGB8(red: 0xEE, green: 0xED, blue: 0xE9),
        faintInk: SRGB8(red: 0xA8, green: 0xA7, blue: 0xA0), edge: SRGB8(red: 0x3A, green: 0x3A, blue: 0x37),
        blank: SRGB8(red: 0x24, green: 0x24, blue: 0x22))

    func hides(_ color: SRGB8) -> Bool {
        let channels = [(color.red, background.red), (color.green, background.green), (color.blue, background.blue)]
        return channels.allSatisfy { abs(Int($0) - Int($1)) <= 11 }
    }
}
