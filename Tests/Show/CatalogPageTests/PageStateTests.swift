import CatalogPage
import Testing

@Suite("States of a page")
struct PageStateTests {
    private let mode = PageMode.served(PageAddresses(pictures: "/pictures/", events: "/events", data: "/data"))

    private func content(_ backdrop: String) throws -> PageContent {
        var fixture = try PageFixture()
        fixture.add(carousel: "home", [("a", backdrop, "#000000"), ("b", "#445566", "#000000")])
        return PageContent(
            title: "shop", manifest: fixture.manifest, shelf: PictureShelf(of: fixture.manifest, in: []))
    }

    @Test("States are equal exactly where they look the same; a generation does not count")
    func equal() throws {
        let (first, second) = (try content("#112233"), try content("#112233"))
        let state = PageData(first, mode)
        #expect(state == PageData(second, mode))
        #expect(state != PageData(try content("#112234"), mode))
        var compiling = first
        compiling.isCompiling = true
        #expect(state != PageData(compiling, mode))
        let (one, two) = (try state.json(generation: "7-1"), try state.json(generation: "7-2"))
        #expect(one != two && one.replacing("7-1", with: "7-2") == two)
        #expect(try !state.json().contains("generation"))
    }
}
