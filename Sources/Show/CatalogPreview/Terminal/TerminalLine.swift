internal import ColorScience
internal import Diagnostics

/// A line of words and of cells (colored areas, one character wide), which is cut at a maximum width.
///
/// All words are escaped, so that the name of a file can't send control codes to the terminal.
struct TerminalLine {
    private(set) var text = ""
    private(set) var columns = 0
    private let depth: ColorDepth
    private let limit: Int?
    private var isCut = false
    /// The control codes for the colors that are in effect at the end of the line.
    private var codes = ""

    init(_ depth: ColorDepth, limit: Int?) {
        self.depth = depth
        self.limit = limit
    }

    /// Adds words; an ellipsis replaces what exceeds the line's limit, or `most` columns.
    mutating func add(_ words: String, atMost most: Int? = nil) {
        let safe = TerminalText.escaped(words)
        let room = min(most ?? .max, limit.map { $0 - columns } ?? .max)
        guard !isCut, !safe.isEmpty else { return }
        setCodes("")
        let width = DisplayWidth.of(safe)
        if width <= room {
            text += safe
            columns += width
            return
        }
        // Once a line is cut, nothing may follow, not even shorter text.
        if limit.map({ columns + room >= $0 }) ?? false { isCut = true }
        guard room > 0 else { return }
        var used = 0
        for character in safe {
            let next = DisplayWidth.of(character)
            if used + next > room - 1 { break }
            text.append(character)
            used += next
        }
        text += "…"
        columns += used + 1
    }

    mutating func pad(to column: Int) {
        let count = min(column, limit ?? .max) - columns
        guard count > 0, !isCut else { return }
        setCodes("")
        text += String(repeating: " ", count: count)
        columns += count
    }

    mutating func fill(_ color: SRGB8?, cells: Int) {
        guard let color, depth != .plain else { return }
        put(" ", codes: "48;\(depth.number(of: color))", count: cells)
    }

    /// Adds a cell with one color above another, where nil shows the background of the terminal.
    mutating func halves(_ upper: SRGB8?, _ lower: SRGB8?) {
        guard depth != .plain else { return }
        switch (upper, lower) {
        case (nil, nil): put(" ", codes: "", count: 1)
        case (let upper?, nil): put("▀", codes: "38;\(depth.number(of: upper))", count: 1)
        case (nil, let lower?): put("▄", codes: "38;\(depth.number(of: lower))", count: 1)
        case (let upper?, let lower?):
            upper == lower
                ? put(" ", codes: "48;\(depth.number(of: upper))", count: 1)
                : put("▀", codes: "38;\(depth.number(of: upper));48;\(depth.number(of: lower))", count: 1)
        }
    }

    func ended() -> String { text + (codes.isEmpty ? "" : "\u{1B}[0m") + "\n" }

    private mutating func put(_ character: Character, codes: String, count: Int) {
        let count = min(count, (limit ?? .max) - columns)
        guard count > 0, !isCut else { return }
        setCodes(codes)
        text += String(repeating: character, count: count)
        columns += count
    }

    private mutating func setCodes(_ new: String) {
        guard new != codes else { return }
        if !codes.isEmpty { text += "\u{1B}[0m" }
        if !new.isEmpty { text += "\u{1B}[\(new)m" }
        codes = new
    }
}
