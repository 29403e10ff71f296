internal import CTextDrawing

/// A font that is drawn without hinting, so that the same text has the same pixels on every machine.
///
/// Each character is drawn by itself, without kerning and without regard to its neighbors.
package final class Typeface {
    package struct Unusable: Error, Sendable, CustomStringConvertible {
        package let description = "is not a font with outlines (TrueType or OpenType)"
    }

    private let face: OpaquePointer
    /// The bytes of a font that was loaded while the program runs; nil for a built-in font.
    private let storage: UnsafeMutableBufferPointer<UInt8>?

    /// Returns the built-in font: Inter, for European languages.
    package static func standard(bold: Bool = false) -> Typeface {
        let file = standardFile(bold: bold)
        guard let opened = tincture_face_open(file.baseAddress, file.count) else {
            preconditionFailure("FreeType does not read the font that comes with Tincture")
        }
        return Typeface(opened, nil)
    }

    /// Returns the bytes of the built-in font's file, with its copyright and license.
    package static func standardFile(bold: Bool = false) -> UnsafeBufferPointer<UInt8> {
        bold
            ? UnsafeBufferPointer(start: tincture_inter_semibold_start(), count: tincture_inter_semibold_size)
            : UnsafeBufferPointer(start: tincture_inter_regular_start(), count: tincture_inter_regular_size)
    }

    package convenience init(bytes: [UInt8]) throws(Unusable) {
        let storage = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
        _ = storage.initialize(from: bytes)
        guard let opened = tincture_face_open(storage.baseAddress, storage.count) else {
            storage.deallocate()
            throw Unusable()
        }
        self.init(opened, storage)
    }

    private init(_ face: OpaquePointer, _ storage: UnsafeMutableBufferPointer<UInt8>?) {
        (self.face, self.storage) = (face, storage)
    }

    deinit {
        tincture_face_close(face)
        storage?.deallocate()
    }

    /// Returns whether the font has a glyph for every visible scalar of a character.
    package func has(_ character: Character) -> Bool {
        // Variation selectors and joiners are invisible, so they need no glyph.
        let drawn = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
        return !drawn.isEmpty && drawn.allSatisfy { tincture_face_glyph(face, $0.value) != 0 }
    }

    func draw(_ character: Character, size: Double, into run: inout GlyphRun) {
        guard tincture_face_set_size(face, size) != 0 else { return }
        for scalar in character.unicodeScalars where !scalar.properties.isDefaultIgnorableCodePoint {
            let glyph = tincture_face_glyph(face, scalar.value)
            let advance = tincture_face_advance(face, glyph)
            let whole = run.pen.rounded(.down)
            var drawn = tincture_glyph()
            if tincture_face_draw(face, glyph, run.pen - whole, &drawn) != 0, let coverage = drawn.coverage {
                for row in 0..<Int(drawn.height) {
                    run.add(
                        UnsafeBufferPointer(start: coverage + row * Int(drawn.pitch), count: Int(drawn.width)),
                        left: Int(whole) + Int(drawn.left), row: row - Int(drawn.top))
                }
            }
            run.pen += advance
        }
    }
}
