import CarouselGradients
import ColorScience
import Testing

@Suite("Offset tables")
struct OffsetTableTests {
    private let pages = [
        SRGB8(red: 192, green: 192, blue: 192), SRGB8(red: 254, green: 154, blue: 59),
        SRGB8(red: 10, green: 30, blue: 200),
    ]

    private func table(wraps: Bool) -> GradientTable {
        GradientTable(pages: pages, wraps: wraps, interpolation: Interpolation(space: .oklab), samples: 0)
    }

    @Test("There is the table's color at every point of the scroll range")
    func everyPoint() throws {
        let table = table(wraps: false)
        let offsets = try OffsetTable(table, along: .paged(width: 375))
        #expect(offsets.count == 751 && offsets.channels.count == 3 * 751)
        for point in 0..<offsets.count { #expect(offsets[point] == table.color(at: Double(point) / 375)) }
        let around = try OffsetTable(self.table(wraps: true), along: .page(width: 375))
        #expect(around.count == 1126 && around[1125] == pages[0])
    }

    @Test("A page and an offset from its rest give the nearest point, around the end where the carousel wraps")
    func lookup() throws {
        let table = table(wraps: true)
        let offsets = try OffsetTable(table, along: .page(width: 390))
        #expect(offsets.color(page: 1, offset: 0) == pages[1])
        #expect(offsets.color(page: 0, offset: -39) == table.color(at: 2.9))
        #expect(offsets.color(page: 2, offset: 100.4) == table.color(at: 2 + 100.0 / 390))
        #expect(offsets.color(page: -1, offset: 0) == pages[2] && offsets.color(page: 300, offset: 0) == pages[0])
        let held = try OffsetTable(self.table(wraps: false), along: .snap(width: 390, spacing: 25, padding: 90))
        #expect(held.color(page: 0, offset: -100) == pages[0] && held.color(page: 2, offset: 1e300) == pages[2])
        #expect(held.color(page: 1, offset: .nan) == pages[1])
        #expect(held.color(page: 0, offset: 325) == pages[1])
    }

    @Test("Where the range is no whole number of steps the last point is its end")
    func oddStep() throws {
        let offsets = try OffsetTable(table(wraps: false), along: .deck(threshold: 80), step: 7)
        #expect(offsets.count == 24 && offsets[23] == pages[2])
        #expect(offsets[1] == table(wraps: false).color(at: 7.0 / 80))
    }

    @Test("A carousel of one page has one point, one of none has none")
    func few() throws {
        let one = GradientTable(pages: [pages[1]], wraps: true, interpolation: Interpolation(space: .srgb))
        let offsets = try OffsetTable(one, along: .page(width: 375))
        #expect(offsets.count == 1 && offsets.color(page: 4, offset: 100) == pages[1])
        let none = GradientTable(pages: [], wraps: true, interpolation: Interpolation(space: .srgb))
        let empty = try OffsetTable(none, along: .page(width: 375))
        #expect(empty.count == 0 && empty.color(page: 0, offset: 0) == SRGB8(red: 0, green: 0, blue: 0))
    }

    @Test("Lengths that mean nothing are refused with their reason")
    func refused() {
        let table = table(wraps: true)
        #expect(throws: OffsetTableError.noPitch) { try OffsetTable(table, along: .page(width: 0)) }
        #expect(throws: OffsetTableError.noPitch) { try OffsetTable(table, along: .deck(threshold: .nan)) }
        #expect(throws: OffsetTableError.stepOutOfRange(0)) { try OffsetTable(table, along: .page(width: 1), step: 0) }
        #expect(throws: OffsetTableError.stepOutOfRange(-1)) {
            try OffsetTable(table, along: .page(width: 1), step: -1)
        }
        #expect(throws: OffsetTableError.tooManyPoints) { try OffsetTable(table, along: .page(width: 1e300)) }
        #expect(throws: OffsetTableError.tooManyPoints) {
            try OffsetTable(table, along: .page(width: 1), step: .leastNonzeroMagnitude)
        }
    }
}
