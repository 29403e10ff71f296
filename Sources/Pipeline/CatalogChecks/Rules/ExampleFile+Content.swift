internal import ColorScience
internal import ImageDecoding

extension ExampleFile {
    /// The bytes of the file; nil for a symbolic link.
    ///
    /// In a text, the pilcrows (`¶`) that mark the places of expected findings are left out.
    package var bytes: [UInt8]? {
        switch self {
        case .text(let text): Array(text.replacing("¶", with: "").utf8)
        case .picture(let width, let height, let colors): Self.png(width, height, colors)
        case .cutPicture(let width, let height, let count):
            Array(Self.png(width, height, [.gray, .red, .blue]).dropLast(count))
        case .cmyk: Self.cmykBytes
        case .displayP3: Base64.bytes(Self.displayP3Text) ?? []
        case .padded: Self.png(64, 64, [.gray]) + [UInt8](repeating: 0, count: 16 << 10)
        case .link: nil
        }
    }

    /// A short description of a picture or link, for the documentation of the rule.
    ///
    /// The description is nil for a text file, because the documentation shows the text instead.
    package var words: String? {
        switch self {
        case .text: nil
        case .picture(let width, let height, let colors):
            "a PNG of \(width) × \(height)"
                + (colors.count > 1 ? ", striped: \(colors.map(\.hex).joined(separator: " above "))" : "")
                + (colors.contains { $0.alpha < 255 } ? ", translucent" : "")
        case .cutPicture(let width, let height, let count):
            "a PNG of \(width) × \(height), of which the last \(count) bytes are missing"
        case .cmyk: "a CMYK JPEG"
        case .displayP3: "a PNG in Display P3"
        case .padded: "a PNG with 16,384 bytes after its end"
        case .link(let target): "a symbolic link to \(target)"
        }
    }

    /// Returns the bytes of a PNG with a horizontal stripe for each color, from top to bottom.
    private static func png(_ width: Int, _ height: Int, _ colors: [ExampleColor]) -> [UInt8] {
        var rgba: [UInt8] = []
        rgba.reserveCapacity(width * height * 4)
        for y in 0..<height {
            let color = colors[y * colors.count / height]
            for _ in 0..<width { rgba += [color.red, color.green, color.blue, color.alpha] }
        }
        // If the encoder fails, the file is empty and the example's test fails.
        return (try? PNGEncoder.encode(PixelBuffer(width: width, height: height, rgba: rgba))) ?? []
    }

    /// The smallest valid JPEG with four components.
    ///
    /// Each Huffman table has a single code, and each component is a single block of a uniform color. Reference:
    /// ISO/IEC 10918-1, annex B.
    private static let cmykBytes: [UInt8] =
        [0xFF, 0xD8]
        + [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0]
        + [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
        + [0xFF, 0xC0, 0, 20, 8, 0, 8, 0, 8, 4, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 4, 0x11, 0]
        + [0xFF, 0xC4, 0, 20, 0x00, 1] + [UInt8](repeating: 0, count: 16)
        + [0xFF, 0xC4, 0, 20, 0x10, 1] + [UInt8](repeating: 0, count: 16)
        + [0xFF, 0xDA, 0, 14, 4, 1, 0, 2, 0, 3, 0, 4, 0, 0, 63, 0]
        + [0x00, 0xFF, 0xD9]

    /// A PNG from `Scripts/make-image-fixtures`, in Base64.
    private static let displayP3Text =
        "iVBORw0KGgoAAAANSUhEUgAAADAAAAAkCAIAAABAJy5dAAAA3WlDQ1BJQ0MgUHJvZmlsZQAAeJxjYGB8wwAETA4MDLl5JUVB7k4K"
        + "EZFRCgxIIDG5uIABL/h2jYERRF/Wxa8OK+BMSS1OBtIfgDgnuaCohIGBMQbIFigvKQCxc4BskSKgo4DsBjA7JMgZyJ4CUpMOEV8C"
        + "Ek+HiO8AiSdBxE+AxJMg4ndA4lC7QEDAJbO4ICexUiHAWCEnMzuVDKfjByWpFSUgOi8/D2w4IlwR4YUQa77PwGC7/////7uTS4vK"
        + "oEYwMhkj6/Paz8Cw0ZyBgWsnbjUaFgwMgtwMDCcw1AAA2k5AYSMuD1YAAAEkSURBVHicY9Q4EcXCwERrFGKRwkAcYGH4Q6RKigA7"
        + "OzuRKkcdRAiMOogQGHUQIUCUgzrLdiNzu7v8B8xBE6v2YwqWlm1kYGCY3BZMbwdNrTuIR2du1drpTaH0c9DMpsMENWfWrZ5dF04P"
        + "B81tO0qk/tSmlfOrImnuINIAESZQ5KCFfcdJck9i1/LFRdE0dBA5gJAhow4aWQ6Kj7NcuIiEdD0/LpKFoIM4h1O2Z2BgSA6znruK"
        + "qLJxdlg4weChgoMYGBjSg2xnriNQe0wPCiXGNdRxEAMDQ7af/dRNOOvXyX7BRLqGag5iYGDI93JkYWDq3bYXWbDby5+FgYl411DT"
        + "QRBQ7uaK0vEjPR8M9yYs5WDUQYTAqIMIgVEHEQKjDiIEiHcQANUDZqfUYcEHAAAAAElFTkSuQmCC"
}
