internal import ColorScience
internal import FileAccess

/// A catalog as an HTML page for a browser.
///
/// A page in a file contains the pictures of ``PictureShelf/pictures(jobs:known:drawn:observer:)``. A server reads each
/// picture on request instead, with ``PictureShelf/picture(_:drawn:)``.
package enum CatalogPage {
    /// Returns the page as one HTML document, the same bytes for the same content.
    ///
    /// The page loads nothing, except from its own server. Its content security policy names its script and style
    /// sheets by their digests, so no other script or style applies. The catalog is JSON, which browsers don't execute.
    package static func document(for content: PageContent, mode: PageMode = .file) throws -> [UInt8] {
        return document(for: content, mode: mode, data: try PageData(content, mode).json())
    }

    package static func document(for content: PageContent, mode: PageMode, data: String) -> [UInt8] {
        Template.filled(
            PageParts.template,
            [
                "policy": MarkupText.escaped(policy(for: mode)), "title": MarkupText.escaped(content.title),
                "fonts": PageFont.style, "style": PageParts.style, "script": PageParts.script,
                "data": MarkupText.inert(data),
                "pictures": mode == .file
                    ? content.shelf.identifiers.lazy.map { element($0, content.pictures[$0]) }.joined() : "",
            ])
    }

    /// Returns the content security policy, which is part of the page and which a server may also send as a header.
    package static func policy(for mode: PageMode) -> String {
        policy(
            script: PageParts.script, styleSources: styleSources,
            ["img-src " + (mode == .file ? "data:" : "'self'")] + (mode == .file ? [] : ["connect-src 'self'"]))
    }

    package static func policy(
        script: String, styleSources: String, _ others: [String] = ["img-src data:"]
    ) -> String {
        let rules = [
            "default-src 'none'", "script-src '\(source(script))'", "style-src \(styleSources)", "font-src data:",
            "base-uri 'none'", "form-action 'none'",
        ]
        return (rules + others).joined(separator: "; ")
    }

    private static let styleSources = [PageParts.style, PageFont.style].map { "'\(source($0))'" }.joined(separator: " ")

    /// The fonts, colors and spacing of the page, as CSS for other pages that look the same.
    package static let sharedStyle = PageFont.style + PageParts.tokens

    /// Returns the digest of a script or style sheet as a content security policy expects it (CSP 3, section 2.3.1).
    package static func source(_ text: String) -> String {
        "sha256-" + Base64.text(ContentDigest.of(Array(text.utf8)).withBytes(Array.init))
    }

    /// Returns a picture as a `script` element, which browsers don't decode before the page's script reads it.
    package static func element(_ identifier: String, _ picture: PagePicture?) -> String {
        guard case .bytes(let bytes, let mediaType)? = picture else { return "" }
        return "<script type=\"text/plain\" id=\"\(identifier)\">data:\(mediaType);base64," + Base64.text(bytes)
            + "</script>\n"
    }
}
