internal import ColorScience
internal import FileAccess

/// A catalog as a page for a browser.
///
///     let shelf = PictureShelf(of: manifest, in: ["Assets"])
///     var content = PageContent(title: "Assets/tincture.yml", manifest: manifest, shelf: shelf)
///     content.pictures = await shelf.pictures(jobs: 4)
///     let file = try CatalogPage.document(for: content)
///
/// A server reads no picture beforehand: it gives the page in ``PageMode/served(_:)``, and each picture by
/// ``PictureShelf/picture(_:)`` when it is asked for.
package enum CatalogPage {
    /// The page: one HTML document that names no address outside of itself, or of its server.
    ///
    /// Its script and its style sheet are named by their digests in its content security policy, so that nothing else
    /// that may be in it is run. What comes from the catalog is JSON in elements that are not run.
    ///
    /// - Returns: the same bytes for the same content.
    /// - Throws: `EncodingError` where a number of the manifest is not finite.
    package static func document(for content: PageContent, mode: PageMode = .file) throws -> [UInt8] {
        return document(for: content, mode: mode, data: try PageState(content, mode: mode).json())
    }

    /// The page around data that are made already.
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

    /// The content security policy of a page, which is in it and which a server may send as a header too.
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

    /// The fonts, colors and spaces of the page, for other pages that look like it.
    package static let sharedStyle = PageFont.style + PageParts.tokens

    /// The text of an element as a source of a policy (CSP 3, section 2.3.1).
    package static func source(_ text: String) -> String {
        "sha256-" + Base64.text(ContentDigest.digest(of: Array(text.utf8)))
    }

    /// An element for each picture, read by the script when it is shown: what is not shown costs no decoding.
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
