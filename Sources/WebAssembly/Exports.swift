import CarouselGradients
import ColorEngine
import ColorScience

// The functions that the ES module `tincture.js` calls.
//
// Texts and pixels are passed in the module's memory. An answer is its length in four bytes, followed by its UTF-8. The
// caller frees it with `release`.

/// Allocates memory for the caller to fill, aligned to 16 bytes.
@_expose(wasm, "allocate") @_cdecl("tincture_allocate")
func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(1, Int(count)), alignment: 16)
}

/// Frees memory from `allocate`, or an answer.
@_expose(wasm, "release") @_cdecl("tincture_release")
func release(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

/// Answers a request.
///
/// Its texts are UTF-8, with a zero byte after each.
@_expose(wasm, "answer") @_cdecl("tincture_answer")
func answer(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer {
    stored(ColorEngine.answer(texts(text, count)))
}

/// Returns the palette of a picture as an answer.
@_expose(wasm, "palette") @_cdecl("tincture_palette")
func palette(
    _ rgba: UnsafePointer<UInt8>, _ byteCount: Int32, _ width: Int32, _ height: Int32, _ count: Int32
) -> UnsafeMutableRawPointer {
    let bytes = UnsafeBufferPointer(start: rgba, count: Int(byteCount))
    return stored(ColorEngine.palette(rgba: bytes, width: Int(width), height: Int(height), count: Int(count)))
}

/// A carousel that `colorAt` can look up colors in.
final class OpenCarousel {
    let table: GradientTable
    init(_ table: GradientTable) { self.table = table }
}

/// Creates a carousel from a request without the name of the operation; returns null if the request is invalid.
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
