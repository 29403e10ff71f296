import Foundation
import Testing
import TinctureKit

@Suite("The article of the documentation")
struct ArticleTests {
    private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The lines without their indentation, which differs inside of `#if`.
    private func lines(_ text: some StringProtocol) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: true)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    @Test("Its code is that of the files that are compiled here, and all of it")
    func code() throws {
        let article = try text("Sources/Runtime/TinctureKit/TinctureKit.docc/BackdropsInSwiftUI.md")
        let blocks = article.components(separatedBy: "```swift\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first.map(lines)
        }
        let files = try ["ArticleHome", "ArticleCatalog", "ArticleMotion", "ArticleViews"].map {
            lines(try text("Tests/Runtime/TinctureKitTests/\($0).swift"))
        }
        #expect(blocks.count >= 6)
        for block in blocks { #expect(files.contains { $0.contains(block) }, "not compiled: \(block.prefix(60))") }
        let said = blocks.joined(separator: "\n")
        for line in files.joined(separator: "\n").split(separator: "\n") {
            let isFrame = ["//", "#", "import "].contains { line.hasPrefix($0) }
            #expect(isFrame || said.contains(line), "not in the article: \(line)")
        }
    }

    @Test("The tables of the sample manifest give its colors")
    func manifest() throws {
        let url = root.appendingPathComponent("Tests/Commands/EndToEndTests/Goldens/catalog.json")
        let catalog = try Catalog(contentsOf: url)
        #expect(catalog.carousels.count >= 4)
        for carousel in catalog.carousels {
            let table = try carousel.table()
            #expect(table.pageCount == carousel.pages.count && table.wraps == carousel.wraps)
            for (index, page) in carousel.pages.enumerated() {
                #expect(table.color(at: Double(index)).hex == page.backdrop)
            }
            #expect(CarouselStyle(rawValue: carousel.style) != nil)
        }
    }

    @Test("A drag leads where the styles say, and the backdrop does not leap where the finger leaves at an end")
    func motion() {
        var page = Motion(style: .page, count: 10, wraps: true)
        #expect(page.position(translation: 93.75, width: 375) == -0.25)
        let end = page.position(translation: 375, width: 375)
        page.release(translation: 375, width: 375)
        #expect(page.index == 9)
        #expect(
            PagePair(position: end, count: 10, wraps: true)
                == PagePair(position: page.position(translation: 0, width: 375), count: 10, wraps: true))

        var paged = Motion(style: .paged, count: 13, wraps: false, index: 3)
        paged.release(translation: -260, width: 400)
        #expect(paged.index == 4 && paged.position(translation: -100, width: 400) == 4.25)

        var snap = Motion(style: .snap, count: 5, wraps: false)
        #expect(snap.position(translation: 325, width: 390) == -0.25)
        snap.release(translation: -170, width: 390)
        #expect(snap.index == 1)

        var deck = Motion(style: .deck, count: 15, wraps: true, index: 14)
        #expect(deck.position(translation: -40, width: 390) == 14.5)
        deck.release(translation: -81, width: 390)
        #expect(deck.index == 0)
    }
}
