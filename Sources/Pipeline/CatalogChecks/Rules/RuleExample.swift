internal import ColorScience

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
    func configured(_ lines: String...) -> RuleExample {
        with(["tincture.yml": .text((["sources: [Assets.xcassets]"] + lines).map { $0 + "\n" }.joined())])
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
