package import CatalogManifest
internal import Diagnostics
internal import FileAccess

/// A short summary of a folder or configuration: its contents, its first carousels, and commands to run next.
package struct FolderSummary {
    private static let mostCarousels = 3
    private static let mostNames = 3

    let manifest: CatalogManifest
    let sources: [String]
    let path: @Sendable (String) -> String
    let isConfigured: Bool
    private let leastConfidence: Double
    /// Whether a program is installed that draws PDF files for the page; called only if there are any.
    private let drawsPDF: @Sendable () -> Bool

    private let colorFiles: [String: [String]]

    package init(
        of manifest: CatalogManifest, colorFiles: [String: [String]], sources: [String], isConfigured: Bool,
        leastConfidence: Double?, drawsPDF: @escaping @Sendable () -> Bool = { false },
        path: @escaping @Sendable (String) -> String
    ) {
        (self.manifest, self.sources, self.isConfigured, self.path) = (manifest, sources, isConfigured, path)
        (self.colorFiles, self.drawsPDF) = (colorFiles, drawsPDF)
        self.leastConfidence = leastConfidence ?? ConfidenceEntry.leastBackdrop
    }

    package func text(for terminal: TerminalPreview) -> String {
        var rows = sources.map { (TerminalText.escaped($0), counts(in: $0) ?? Self.nothing) }
        if let others = counts(in: nil) { rows.append(("elsewhere", others)) }
        rows += manifest.carousels.map { carousel in
            (
                TerminalText.escaped(carousel.name),
                "carousel of \(carousel.pages.count) page\(carousel.pages.count == 1 ? "" : "s")"
                    + uncertainPages(of: carousel)
            )
        }
        let width = min(40, rows.map(\.0.count).max() ?? 0)
        let lines = rows.map { "  " + $0.padded(to: width) + "  " + $1 + "\n" }.joined()
        let products = manifest.products.count
        let summary =
            (Self.counts(manifest.images, colors: manifest.colors.count) ?? Self.nothing)
            + (products == 0 ? "" : ", \(products) product\(products == 1 ? "" : "s")")
        let catalog = PreviewCatalog(manifest, path: path)
        let drawn = manifest.carousels.prefix(Self.mostCarousels).flatMap { catalog.items(named: $0.name) }
            .compactMap { item -> PreviewItem? in
                guard case .carousel(var carousel) = item else { return nil }
                carousel.leastConfidence = leastConfidence
                return .carousel(carousel)
            }
        let strips = drawn.map { "\n" + terminal.text($0) }.joined()
        let next = next
        let commands = max(34, next.map(\.0.count).max() ?? 0)
        return "\(summary)\n" + lines + strips + "\nNext:\n"
            + next.map { "  \($0.padded(to: commands))  \($1)\n" }.joined()
    }

    private func uncertainPages(of carousel: CarouselEntry) -> String {
        let names = carousel.pages.filter { ($0.confidence ?? 1) < leastConfidence }.map(\.image)
        guard !names.isEmpty else { return "" }
        return ", \(names.count) uncertain: \(names.map(TerminalText.escaped).shortened(to: Self.mostNames))"
    }

    private var next: [(String, String)] {
        let hasPDF = manifest.images.contains { $0.variants.first?.format == "pdf" }
        let option = hasPDF && drawsPDF() ? " --render-pdf" : ""
        return isConfigured
            ? [
                ("tincture preview --edit --open\(option)", "see it in your browser, and pin colors there"),
                ("tincture check", "find what is wrong"), ("tincture compile --output Build", "write catalog.json"),
            ]
            : [
                ("tincture preview --open\(option)", "see it in your browser"),
                ("tincture check", "find what is wrong"),
                ("tincture init", "write tincture.yml, to pin colors and set rules"),
            ]
    }

    /// Returns the numbers of images, app icons and colors in a source, by their first files; nil if there are none.
    ///
    /// The source nil stands for the files in no source.
    private func counts(in source: String?) -> String? {
        // A set without pictures has no file.
        let images = manifest.images.filter {
            !$0.variants.isEmpty && self.source(of: $0.variants.first?.file) == source
        }
        return Self.counts(
            images, colors: manifest.colors.count { self.source(of: colorFiles[$0.name]?.first) == source })
    }

    private func source(of file: String?) -> String? {
        file.flatMap { file in
            sources.filter { $0 == "." || FilePath.isInsideOrSame(file, folder: $0) }
                .max { $0.utf8.count < $1.utf8.count }
        }
    }

    private static let nothing = "nothing to show"

    /// Returns numbers such as `2 carousels, 55 images, 1 app icon`, without those that are 0; nil if all are.
    package static func counts(carousels: Int = 0, _ images: [ImageEntry], colors: Int) -> String? {
        let icons = images.count { $0.isAppIcon }
        let counts = [
            (carousels, "carousel"), (images.count - icons, "image"), (icons, "app icon"), (colors, "color"),
        ].filter { $0.0 > 0 }.map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
        return counts.isEmpty ? nil : counts.joined(separator: ", ")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: Swift.max(0, width - count))
    }
}
