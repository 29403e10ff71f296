/// A reader of the name of an ICC profile (ICC.1:2022, sections 7.3 and 9.2.41; its older form in ICC.1:2001, section
/// 6.5.17).
enum ICCProfile {
    /// Returns the profile's description, or `ICC profile` if it has no readable one.
    static func name(_ profile: UnsafeBufferPointer<UInt8>) -> String { description(profile) ?? "ICC profile" }

    private static func description(_ profile: UnsafeBufferPointer<UInt8>) -> String? {
        func number(at offset: Int) -> Int? {
            guard offset >= 0, offset <= profile.count - 4 else { return nil }
            return (0..<4).reduce(0) { $0 << 8 | Int(profile[offset + $1]) }
        }
        func bytes(at offset: Int, count: Int) -> UnsafeBufferPointer<UInt8>? {
            guard offset >= 0, count > 0, offset <= profile.count - count else { return nil }
            return UnsafeBufferPointer(rebasing: profile[offset..<offset + count])
        }
        func signature(_ text: StaticString) -> Int {
            text.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
        }
        guard let count = number(at: 128) else { return nil }
        // A profile has about twenty tags. The limit prevents a long search if the count is wrong.
        for tag in 0..<min(count, 200) where number(at: 132 + tag * 12) == signature("desc") {
            guard let offset = number(at: 136 + tag * 12) else { return nil }
            switch number(at: offset) {
            case signature("desc"):
                guard let length = number(at: offset + 8), let text = bytes(at: offset + 12, count: length) else {
                    return nil
                }
                return cleaned(String(decoding: text.prefix { $0 != 0 }, as: UTF8.self))
            case signature("mluc"):
                // This reads the first language, whose text is UTF-16.
                guard let length = number(at: offset + 20), let start = number(at: offset + 24),
                    let text = bytes(at: offset + start, count: length)
                else { return nil }
                let units = stride(from: 0, to: length - 1, by: 2).map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }
                return cleaned(String(decoding: units.prefix { $0 != 0 }, as: UTF16.self))
            default: return nil
            }
        }
        return nil
    }

    private static func cleaned(_ text: String) -> String? { text.allSatisfy(\.isWhitespace) ? nil : text }
}
