internal import ColorScience
internal import FileAccess

/// A catalog as an HTML page for a browser.
///
///     let shelf = PictureShelf(of: manifest, in: ["Assets"])
///     var content = PageContent(title: "Assets/tincture.yml", manifest: manifest, shelf: shelf)
///     content.pictures = await shelf.pictures(jobs: 4)
///     let file = try CatalogPage.document(for: content)
///
/// A server reads no pictures in advance. It uses ``PageMode/served(_:)``, and reads each picture on request with
/// ``PictureShelf/picture(_:)``.
package enum CatalogPage {
    /// Returns the page as one HTML document.
    ///
    /// The page loads nothing, except from its own server. Its content security policy names its script and style
    /// sheets by their digests, so no other script or style applies. The catalog is JSON, which browsers don't execute.
    ///
    /// - Returns: the document in UTF-8. The same content always has the same bytes.
    /// - Throws: `EncodingError` if a number of the manifest isn't finite.
    package static func document(for content: PageContent, mode: PageMode = .file) throws -> [UInt8] {
        return document(for: content, mode: mode, data: try PageState(content, mode: mode).json())
    }

    package static func document(for content: PageContent, mode: PageMode, data: String) -> [UInt8] {
        Template.filled(
            PageParts.template,
            [
                "policy": MarkupText.escaped(policy(for: mode)), "title": MarkupText.escaped(content.title),
                "fonts": PageFont.style, "style": PageParts.style, "script": PageParts.script,
                "data": MarkupText.inert(data),
                "pictures": mode == .file ? pictureElements(content) : "",
            ])
    }

    /// Returns the content security policy, which is part of the page and which a server may also send as a header.
    package static func policy(for mode: PageMode) -> String {
        let rules = [
            "default-src 'none'", "script-src '\(source(PageParts.script))'", "style-src \(styleSources)",
            "font-src data:", "base-uri 'none'", "form-action 'none'",
        ]
        switch mode {
        case .file: return (rules + ["img-src data:"]).joined(separator: "; ")
        case .served: return (rules + ["img-src 'self'", "connect-src 'self'"]).joined(separator: "; ")
        }
    }

    private static let styleSources = [PageParts.style, PageFont.style].map { "'\(source($0))'" }.joined(separator: " ")

    /// The fonts, colors and spacing of the page, as CSS for other pages that look the same.
    package static let sharedStyle = PageFont.style + PageParts.tokens

    /// Returns the digest of a script or style sheet as a content security policy expects it (CSP 3, section 2.3.1).
    package static func source(_ text: String) -> String {
        "sha256-" + Base64.text(ContentDigest.digest(of: Array(text.utf8)))
    }

    /// Returns the pictures of the page as `script` elements that browsers don't execute.
    ///
    /// The page's script reads an element only when the picture is displayed, so hidden pictures aren't decoded.
    private static func pictureElements(_ content: PageContent) -> String {
        var elements = ""
        for identifier in content.shelf.identifiers {
            guard case .bytes(let bytes, let mediaType)? = content.pictures[identifier] else { continue }
            elements += "<script type=\"text/plain\" id=\"\(identifier)\">data:\(mediaType);base64,"
            elements += Base64.text(bytes)
            elements += "</script>\n"
        }
        return elements
    }
}
