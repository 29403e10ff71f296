import Foundation
import Testing

/// What an app sees of the library, which `Scripts/check-api` and `Scripts/check-apple` list, beside the names that its
/// files may see anyway.
@Suite("The names that an app imports")
struct ExportedNamesTests {
    private func lines(_ path: String) throws -> [Substring] {
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    /// The names at the top level of `TinctureKit`.
    private func exported() throws -> Set<Substring> { try names(in: "Sources/Runtime/API.txt") }

    /// The names at the top level of `TinctureUI`.
    private func exportedViews() throws -> Set<Substring> { try names(in: "Sources/Runtime/API-TinctureUI.txt") }

    private func names(in path: String) throws -> Set<Substring> {
        Set(try lines(path).compactMap { $0.split(separator: ":").first }.filter { !$0.contains(".") })
    }

    @Test("No framework of Apple's and nothing of Swift has a type of the same name")
    func unambiguous() throws {
        var framework: Substring = ""
        var names: [Substring: Set<Substring>] = [:]
        for line in try lines("Tests/Fixtures/Names/platform-types.txt") {
            if line.hasPrefix("[") { framework = line } else { names[framework, default: []].insert(line) }
        }
        // The list is there, and has what it is about.
        #expect(names["[SwiftUI]"]?.isSuperset(of: ["Color", "UnitPoint", "Transition", "ScrollGeometry"]) == true)
        #expect(names["[Swift]"]?.contains("Array") == true && names["[Foundation]"]?.contains("URL") == true)
        #expect(names["[UIKit]"]?.contains("UIColor") == true && names["[AppKit]"]?.contains("NSColor") == true)
        #expect(names["[Charts]"]?.contains("LineMark") == true)
        let ours = try exported().union(try exportedViews())
        for (framework, names) in names { #expect(names.isDisjoint(with: ours), "\(framework)") }
    }

    @Test("There are no more than an app needs, and none is a single word")
    func few() throws {
        let names = try exported()
        #expect(names.count == 12, "\(names.sorted())")
        let views = try exportedViews()
        #expect(views == ["CarouselBackdropView", "CarouselScrollTracker", "CarouselView"], "\(views.sorted())")
        for name in names.union(views) { #expect(name.wholeMatch(of: /[A-Z][a-z]*/) == nil, "\(name)") }
    }
}
