internal import ColorScience
internal import ImageDecoding

/// A small source tree (a few files in memory) as an example for a rule, with the findings that the rule reports.
///
/// A pilcrow (`¶`) in a text marks the line and column of a finding and isn't part of the file.
package struct RuleExample: Sendable {
    /// A finding about the example's files; its paths are relative to the root of the example's tree.
    package struct Report: Sendable, Hashable {
        package let path: String
        /// The line, 1 for a whole file or folder; nil for an actual finding without a line, which no example expects.
        package let line: Int?
        /// The column in UTF-8 bytes, counted from 1.
        package let column: Int?
        package let message: String
    }

    /// The files of the example, keyed by their paths relative to the root of its tree.
    package private(set) var files: [String: ExampleFile]
    /// Whether the check compares the example's files with the committed manifest `catalog.json`.
    package let comparesManifest: Bool
    /// Whether the check compares the findings with the baseline `baseline.json`.
    package private(set) var comparesBaseline = false
    /// The paths of the configurations that a test compiles one after the other into the folder `Build`.
    ///
    /// The last compile yields the findings. If the list is empty, the test checks the files instead.
    package private(set) var compiled: [String] = []

    private var statedSubjects: [String]?

    /// The messages of the findings, each with a path if the finding is about a whole file or folder.
    private var messages: [(path: String?, text: String)] = []

    init(_ files: [String: ExampleFile], comparesManifest: Bool = false) {
        self.files = files
        self.comparesManifest = comparesManifest
    }

    private func changed(_ change: (inout RuleExample) -> Void) -> RuleExample {
        var example = self
        change(&example)
        return example
    }

    func with(_ more: [String: ExampleFile]) -> RuleExample { changed { $0.files.merge(more) { $1 } } }

    /// Returns the example with a `tincture.yml` that names the source `Assets.xcassets` and contains more lines.
    func configured(_ lines: String...) -> RuleExample { configured(lines) }

    private func configured(_ lines: [String]) -> RuleExample {
        with(["tincture.yml": .text((["sources: [Assets.xcassets]"] + lines).map { $0 + "\n" }.joined())])
    }

    /// Returns the example with a file of code, and a `tincture.yml` that names its folder and contains more lines.
    func coded(_ text: String, _ lines: String...) -> RuleExample {
        with(["Sources/View.swift": .text(text)]).configured(["code: [Sources]"] + lines)
    }

    var comparingBaseline: RuleExample { changed { $0.comparesBaseline = true } }

    /// Returns the example as one that compiles configurations, in order, into the folder `Build`.
    func compiling(_ configurations: String...) -> RuleExample { changed { $0.compiled = configurations } }

    /// Returns the example with one more expected finding.
    ///
    /// - Parameter path: the path of the file, if the finding is about the whole file; nil if a pilcrow marks the line
    ///   and column of the finding. Marks are used in the order of paths, and of lines and columns in a file.
    func reporting(_ message: String, at path: String? = nil) -> RuleExample {
        changed { $0.messages.append((path, message)) }
    }

    func about(_ subjects: String...) -> RuleExample { changed { $0.statedSubjects = subjects } }

    /// Returns the example with one more expected finding, at the first (or last) occurrence of a text in a file.
    func reporting(_ message: String, in path: String, before piece: String, isLast: Bool = false) -> RuleExample {
        guard case .text(let text) = files[path],
            let range = isLast ? text.ranges(of: piece).last : text.firstRange(of: piece)
        else { preconditionFailure("\(path) has no \(piece)") }
        return with([path: .text(text[..<range.lowerBound] + "¶" + text[range.lowerBound...])]).reporting(message)
    }

    /// The sorted subjects of the expected findings, such as `image Plant`; by default the sets of their files.
    package var subjects: [String] { statedSubjects ?? Set(reports.map { Self.subject(ofPath: $0.path) }).sorted() }

    private static func subject(ofPath path: String) -> String {
        let set = path.split(separator: "/").first { $0.hasSuffix("set") }
        guard let set, let dot = set.lastIndex(of: ".") else { return "file" }
        let type = String(set[dot...].dropFirst())
        return (["imageset": "image", "colorset": "color"][type] ?? type) + " " + set[..<dot]
    }

    /// The findings that the rule should report, in the order in which the example declares them.
    package var reports: [Report] {
        var marks = files.sorted { $0.key < $1.key }.flatMap { path, file in
            file.marks.map { (path: path, line: $0.line, column: $0.column) }
        }[...]
        return messages.map { path, text in
            // A finding about a whole file is at its first line.
            if let path { return Report(path: path, line: 1, column: 1, message: text) }
            guard let mark = marks.popFirst() else { preconditionFailure("no mark is left for \"\(text)\"") }
            return Report(path: mark.path, line: mark.line, column: mark.column, message: text)
        }
    }
}

package enum ExampleFile: Sendable {
    case text(String)
    /// A PNG with a horizontal stripe for each color, from top to bottom.
    case picture(width: Int, height: Int, colors: [ExampleColor])
    /// A PNG whose file lacks the given number of bytes at its end.
    case cutPicture(width: Int, height: Int, lacking: Int)
    /// A CMYK JPEG of 8 × 8 pixels.
    case cmyk
    case displayP3
    /// A PNG file with 16 KiB of additional bytes after the end of the picture.
    case padded
    case link(to: String)

    /// The lines and columns of the marks in a text, both counted from 1; columns are in UTF-8 bytes.
    var marks: [(line: Int, column: Int)] {
        guard case .text(let text) = self else { return [] }
        var (line, column) = (1, 1)
        var marks: [(line: Int, column: Int)] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case "¶": marks.append((line, column))
            case "\n": (line, column) = (line + 1, 1)
            default: column += UTF8.width(scalar)
            }
        }
        return marks
    }

    static func picture(_ width: Int, _ height: Int, _ colors: ExampleColor...) -> ExampleFile {
        .picture(width: width, height: height, colors: colors.isEmpty ? [.gray] : colors)
    }
}

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

package struct ExampleColor: Sendable {
    let red: UInt8
    let green: UInt8
    let blue: UInt8
    var alpha: UInt8 = 255

    static let gray = ExampleColor(red: 128, green: 128, blue: 128)
    static let red = ExampleColor(red: 200, green: 0, blue: 0)
    static let blue = ExampleColor(red: 0, green: 0, blue: 200)
    static let glass = ExampleColor(red: 128, green: 128, blue: 128, alpha: 128)

    /// The color without its alpha, as `#RRGGBB`.
    var hex: String { SRGB8(red: red, green: green, blue: blue).hex }
}
