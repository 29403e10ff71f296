internal import FileAccess
internal import TextDrawing

/// A search for fonts on this machine that contain letters which the built-in font lacks.
enum SystemFonts {
    /// The maximum number of letters to search for, because more letters would come from the same few scripts.
    private static let mostLetters = 64
    /// The maximum size of a font file in bytes; those with all Chinese characters have about 30 MB.
    private static let largestFile = 64 << 20

    /// The macOS fonts to try; the font with the most letters comes first.
    private static let known = [
        "/System/Library/Fonts/Supplemental/Arial Unicode.ttf", "/System/Library/Fonts/PingFang.ttc",
        "/System/Library/Fonts/Hiragino Sans GB.ttc", "/System/Library/Fonts/AppleSDGothicNeo.ttc",
        "/System/Library/Fonts/GeezaPro.ttc", "/System/Library/Fonts/Apple Symbols.ttf",
    ]

    /// Returns fonts that each contain some of the letters, from fontconfig and the known fonts of macOS.
    static func faces(for letters: [Character], environment: [String: String]) -> [Typeface] {
        var paths: [String] = []
        for letter in letters.prefix(mostLetters) {
            for path in asked(for: letter, environment) where !paths.contains(path) { paths.append(path) }
        }
        var left = letters
        return (paths + known).compactMap { path in
            guard !left.isEmpty, let bytes = try? RegularFile.bytes(of: path, limit: largestFile),
                let face = try? Typeface(bytes: bytes)
            else { return nil }
            let rest = left.filter { !face.has($0) }
            defer { left = rest }
            return rest.count < left.count ? face : nil
        }
    }

    private static func asked(for letter: Character, _ environment: [String: String]) -> [String] {
        let codes = letter.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
            .map { String($0.value, radix: 16) }.joined(separator: " ")
        let pattern = "sans:outline=true:charset=\(codes)"
        guard
            let answer = try? ProgramRun.answer(
                of: "fc-match", ["--format", "%{file}", pattern], environment: environment), answer.status == 0
        else { return [] }
        let path = String(decoding: answer.output, as: UTF8.self)
        return path.hasPrefix("/") ? [path] : []
    }
}
