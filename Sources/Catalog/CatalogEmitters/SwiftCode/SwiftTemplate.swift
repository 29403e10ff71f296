/// A part of the generated Swift file that is the same for all catalogs, read from the folder `Templates`.
///
/// Words between double underscores, such as `__access__`, are placeholders.
struct SwiftTemplate {
    private let bytes: [UInt8]

    static let types = SwiftTemplate(bytes: Array(Templates.text(of: "Types.swift.txt").utf8))
    static let swiftUI = SwiftTemplate(bytes: Array(Templates.text(of: "SwiftUI.swift.txt").utf8))
    /// The template for UIKit and AppKit.
    static let kit = SwiftTemplate(bytes: Array(Templates.text(of: "Kit.swift.txt").utf8))

    /// Writes the template with its placeholders replaced.
    ///
    /// - Parameters:
    ///   - words: the replacement of each placeholder, by the word between the underscores.
    ///   - shorthands: writes the replacement of `__shorthands__`.
    /// - Precondition: `words` contains every placeholder except `__shorthands__`.
    func write(to text: inout TextBytes, _ words: [String: String], shorthands: (inout TextBytes) -> Void = { _ in }) {
        var isWord = false
        var start = 0
        func end(at end: Int) {
            let part = bytes[start..<end]
            if !isWord { return text.add(part) }
            let word = String(decoding: part, as: UTF8.self)
            if word == "shorthands" { return shorthands(&text) }
            guard let value = words[word] else { preconditionFailure("the template has the word \"\(word)\"") }
            text += value
        }
        var next = 0
        while let underscore = bytes[next...].firstIndex(of: UInt8(ascii: "_")) {
            next = underscore + 1
            guard next < bytes.count, bytes[next] == UInt8(ascii: "_") else { continue }
            end(at: underscore)
            next += 1
            start = next
            isWord.toggle()
        }
        end(at: bytes.count)
    }
}
