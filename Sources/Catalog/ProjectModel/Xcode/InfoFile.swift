internal import FileAccess

/// A reader of the `Info.plist` of an app extension.
enum InfoFile {
    private static let key = "<key>NSExtensionPointIdentifier</key>"

    /// Returns the extension point, such as `com.apple.ui-services`; nil if the file contains none or isn't XML.
    static func extensionPoint(in path: String) -> String? {
        guard let bytes = try? RegularFile.bytes(of: path, limit: 1 << 20) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        guard let key = text.firstRange(of: key) else { return nil }
        let rest = text[key.upperBound...].drop(while: \.isWhitespace)
        guard rest.hasPrefix("<string>"), let end = rest.firstRange(of: "</string>") else { return nil }
        return String(rest[..<end.lowerBound].dropFirst(8))
    }
}
