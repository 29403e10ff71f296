import CarouselGradients
import ColorEngine
import ColorScience

// What the ES module calls. Texts and pixels lie in the module's memory; an answer is its UTF-8, after its length in
// four bytes, and the caller frees it.

/// Returns memory for the caller to fill, aligned to 16 bytes.
@_expose(wasm, "allocate") @_cdecl("tincture_allocate")
func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(1, Int(count)), alignment: 16)
}

/// Frees what `allocate` or an answer gave.
@_expose(wasm, "release") @_cdecl("tincture_release")
func release(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

/// Answers a request: texts, each ended by a zero byte.
@_expose(wasm, "answer") @_cdecl("tincture_answer")
func answer(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer {
    stored(ColorEngine.answer(texts(text, count)))
}

/// Answers with the palette of a picture.
@_expose(wasm, "palette") @_cdecl("tincture_palette")
func palette(
    _ rgba: UnsafePointer<UInt8>, _ byteCount: Int32, _ width: Int32, _ height: Int32, _ count: Int32
) -> UnsafeMutableRawPointer {
    let bytes = UnsafeBufferPointer(start: rgba, count: Int(byteCount))
    return stored(ColorEngine.palette(rgba: bytes, width: Int(width), height: Int(height), count: Int(count)))
}

/// A carousel that lookups are made in.
final class OpenCarousel {
    let table: GradientTable
    init(_ table: GradientTable) { self.table = table }
}

/// Returns the carousel of a request without the operation's name, or null where that is wrong.
@_expose(wasm, "openCarousel") @_cdecl("tincture_open_carousel")
func openCarousel(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer? {
    guard let request = try? CarouselRequest(texts(text, count)) else { return nil }
    return Unmanaged.passRetained(OpenCarousel(request.table)).toOpaque()
}

/// Returns the color of a carousel at a position, 0xRRGGBB.
@_expose(wasm, "colorAt") @_cdecl("tincture_color_at")
func colorAt(_ carousel: UnsafeMutableRawPointer, _ position: Double) -> UInt32 {
    let color = Unmanaged<OpenCarousel>.fromOpaque(carousel).takeUnretainedValue().table.color(at: position)
    return UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
}

/// Frees a carousel.
@_expose(wasm, "closeCarousel") @_cdecl("tincture_close_carousel")
func closeCarousel(_ carousel: UnsafeMutableRawPointer) { Unmanaged<OpenCarousel>.fromOpaque(carousel).release() }

private func texts(_ start: UnsafePointer<UInt8>, _ count: Int32) -> [String] {
    UnsafeBufferPointer(start: start, count: Int(count)).split(separator: 0, omittingEmptySubsequences: false)
        .dropLast().map { String(decoding: $0, as: UTF8.self) }
}

private func stored(_ text: String) -> UnsafeMutableRawPointer {
    let bytes = Array(text.utf8)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 4 + bytes.count, alignment: 16)
    memory.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
    for (index, byte) in bytes.enumerated() { memory.storeBytes(of: byte, toByteOffset: 4 + index, as: UInt8.self) }
    return memory
}
