internal import FileAccess
internal import ImageDecoding
internal import TextDrawing

extension PreviewSheet {
    package func png() throws -> [UInt8] { try PNGEncoder.encode(picture, isNamed: true) }

    /// Draws items into a picture.
    ///
    /// - Parameter environment: the environment in which fontconfig finds this machine's fonts, for letters that
    /// neither `font` nor the built-in font has; nil to use only these two.
    package static func drawn(
        _ items: [PreviewItem], scale: Int, columns: Int?, isDark: Bool, font: String?,
        systemFonts environment: [String: String]?
    ) throws -> PreviewSheet {
        var fonts: [Typeface] = []
        if let font {
            do {
                fonts.append(try Typeface(bytes: try RegularFile.bytes(of: font)))
            } catch {
                throw UnusableFont(path: font, reason: "\(error)")
            }
        }
        func sheet(_ others: [Typeface]) throws(Failure) -> PreviewSheet {
            try PreviewSheet(
                items, scale: scale, columns: columns ?? standardColumns, isDark: isDark, fonts: fonts,
                otherFonts: others)
        }
        let plain = try sheet([])
        guard let environment, !plain.missing.isEmpty else { return plain }
        let found = SystemFonts.faces(for: plain.missing, environment: environment)
        return found.isEmpty ? plain : try sheet(found)
    }
}

package struct UnusableFont: Error {
    package let path: String
    package let reason: String
}
