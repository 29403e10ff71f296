import ImageDecoding
import TestTrees
import Testing

/// What an AVIF says of the items that it is made of, in forms that no encoder of ours writes.
@Suite("Items of AVIF pictures")
struct AVIFItemTests {
    private func bytes(_ name: String, replacing old: [UInt8], by new: [UInt8]) throws -> [UInt8] {
        var bytes = try ImageFixtures.bytes(name)
        let place = try #require(bytes.indices.first { bytes[$0...].starts(with: old) })
        bytes.replaceSubrange(place..<place + old.count, with: new)
        return bytes
    }

    /// A reference of an item to others, as ISO/IEC 14496-12, section 8.11.12 has it.
    private func reference(_ type: String, _ item: UInt8, _ others: [UInt8]) -> [UInt8] {
        [0, 0, 0, UInt8(12 + 2 * others.count)] + Array(type.utf8) + [0, item, 0, UInt8(others.count)]
            + others.flatMap { [0, $0] }
    }

    /// The rows, or why there are none; nil for a build that reads no AVIF.
    private func rows(_ bytes: [UInt8]) -> Result<[UInt8], ImageDecodingError>? {
        guard ImageFormat.avif.isDecodable else { return nil }
        return Result { () throws(ImageDecodingError) in
            var decoder = try PictureDecoder(.bytes(bytes))
            var rgba: [UInt8] = []
            while try decoder.nextRows({ rgba += $0 }) {}
            return rgba
        }
    }

    /// `grid.avif` has the tiles 2 and 3 in the grid 1, and their alpha, 5 and 6, in the grid 4.
    @Test("A grid whose tiles have alpha each is not opaque: its alpha is read, or its library is named that cannot")
    func alphaOfTiles() throws {
        let picture = try bytes(
            "grid.avif", replacing: reference("dimg", 4, [5, 6]) + reference("auxl", 4, [1]),
            by: reference("auxl", 5, [2]) + reference("auxl", 6, [3, 3]))
        #expect(try ImageProbe.header(of: .bytes(picture)).hasAlpha == true)
        switch rows(picture) {
        case nil: break
        case .success(let rgba): #expect(try rgba == rows(ImageFixtures.bytes("grid.avif"))?.get())
        case .failure(let error): expectRareForm(error, "it does not find the alpha; 1.0.4 reads that of single tiles")
        }
    }

    @Test("A grid of which only one tile has alpha is opaque")
    func alphaOfOneTile() throws {
        let picture = try bytes(
            "grid.avif", replacing: reference("dimg", 4, [5, 6]) + reference("auxl", 4, [1]),
            by: reference("auxl", 5, [2]) + reference("auxl", 6, [2, 2]))
        #expect(try ImageProbe.header(of: .bytes(picture)).hasAlpha == false)
        #expect(try ImageProbe.header(of: .bytes(ImageFixtures.bytes("grid.avif"))).hasAlpha == true)
    }

    @Test("Tiles that are named in another order than that of their numbers are not mixed up")
    func shuffledTiles() throws {
        let picture = try bytes(
            "grid.avif", replacing: reference("dimg", 1, [2, 3]), by: reference("dimg", 1, [3, 2]))
        switch rows(picture) {
        case nil: break
        case .success(let rgba):
            let whole = try #require(try rows(ImageFixtures.bytes("grid.avif"))?.get())
            // The first pixel is now where the second tile began.
            #expect(rgba[64 * 4..<64 * 4 + 3] == whole[..<3])
        case .failure(let error):
            expectRareForm(error, "it puts the tiles into the wrong order; 1.1.1 does it right")
        }
    }

    @Test("A larger picture beside that which is shown, as a gain map may be, is no reason to refuse it")
    func largerItem() throws {
        // What says that the second item is alpha becomes its second size, of 4096 × 4096.
        let auxiliary: [UInt8] = Array("auxC".utf8) + [0, 0, 0, 0] + Array("urn:mpeg".utf8)
        let size: [UInt8] = Array("ispe".utf8) + [0, 0, 0, 0] + [0, 0, 16, 0, 0, 0, 16, 0]
        let picture = try bytes("alpha.avif", replacing: auxiliary, by: size)
        guard let rows = rows(picture) else { return }
        #expect(try rows.get().count == 48 * 36 * 4)
    }

    @Test("A grid that is said to be larger than the header says is refused before anything of it is decoded")
    func largeGrid() throws {
        // A row of the two tiles, said to be 16,000 × 16,000 pixels (ISO/IEC 23008-12, section 6.6.2.3.2).
        let large = try bytes("grid.avif", replacing: [0, 0, 0, 1, 0, 128, 0, 64], by: [0, 0, 0, 1, 62, 128, 62, 128])
        // The second tile is said to be what the grid is: two types of one item.
        let tile: [UInt8] = Array("infe".utf8) + [2, 0, 0, 1, 0, 2, 0, 0] + Array("av01".utf8)
        let twice = try #require(large.indices.first { large[$0...].starts(with: tile) })
        var ambiguous = large
        ambiguous.replaceSubrange(twice + 8..<twice + 10, with: [0, 1])
        for picture in [large, ambiguous] {
            guard let rows = rows(picture) else { return }
            #expect {
                try rows.get()
            } throws: {
                "\($0)".contains("Grid box dimensions are too large: [16000 x 16000]")
            }
        }
    }

    @Test("Colors at half the size are blended at 12 bits as they are at 8")
    func halvedColors() throws {
        // The same picture twice. With each color repeated for two rows and columns, single values were 67 apart.
        guard let deep = try rows(ImageFixtures.bytes("12-bit.avif"))?.get(),
            let plain = try rows(ImageFixtures.bytes("8-bit.avif"))?.get()
        else { return }
        #expect(deep.count == plain.count)
        #expect(zip(deep, plain).allSatisfy { abs(Int($0) - Int($1)) <= 8 })
    }

    @Test("What this libavif may be too old for says so, with its version and what it says itself")
    func unknownForm() throws {
        let picture = try bytes("8-bit.avif", replacing: Array("iloc".utf8) + [0], by: Array("iloc".utf8) + [9])
        guard case .failure(.malformed(.avif, let message))? = rows(picture) else {
            #expect(!ImageFormat.avif.isDecodable)
            return
        }
        #expect(message.hasPrefix("libavif ") && message.hasSuffix("; if browsers show it, a newer libavif reads it"))
        #expect(message.contains(" of this build: Box[iloc] has an unsupported version [9]"), "\(message)")
    }

    private func expectRareForm(_ error: ImageDecodingError, _ words: String) {
        let text = "\(error)"
        #expect(
            text.hasPrefix("is an AVIF in an unusual form (libavif ") && text.contains(" of this build: \(words))"),
            "\(text)")
    }
}
