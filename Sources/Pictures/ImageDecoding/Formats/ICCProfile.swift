/// A reader of the name of an ICC profile (ICC.1:2022, sections 7.3 and 9.2.41; ICC.1:2001, section 6.5.17).
enum ICCProfile {
    /// Returns the profile's description, or `ICC profile` if it has no readable one.
    static func name(_ profile: [UInt8]) -> String { description(ByteReader(bytes: profile)) ?? "ICC profile" }

    private static func description(_ profile: ByteReader) -> String? {
        func bytes(at offset: Int, count: Int) -> [UInt8]? {
            guard offset >= 0, count > 0, offset <= profile.bytes.count - count else { return nil }
            return Array(profile.bytes[offset..<offset + count])
        }
        guard let count = profile.big(128, 4) else { return nil }
        // A profile has about twenty tags. The limit prevents a long search if the count is wrong.
        for tag in 0..<min(count, 200) where profile.has("desc", at: 132 + tag * 12) {
            guard let offset = profile.big(136 + tag * 12, 4) else { return nil }
            if profile.has("desc", at: offset) {
                guard let length = profile.big(offset + 8, 4), let text = bytes(at: offset + 12, count: length) else {
                    return nil
                }
                return cleaned(String(decoding: text.prefix { $0 != 0 }, as: UTF8.self))
            }
            // The first language of a multilingual text, in UTF-16.
            guard profile.has("mluc", at: offset), let length = profile.big(offset + 20, 4),
                let start = profile.big(offset + 24, 4), let text = bytes(at: offset + start, count: length)
            else { return nil }
            let units = stride(from: 0, to: length - 1, by: 2).map { UInt16(text[$0]) << 8 | UInt16(text[$0 + 1]) }
            return cleaned(String(decoding: units.prefix { $0 != 0 }, as: UTF16.self))
        }
        return nil
    }

    private static func cleaned(_ text: String) -> String? { text.allSatisfy(\.isWhitespace) ? nil : text }
}
