import CarouselGradients
import ColorEngine
import ColorScience

// The functions that JavaScript calls from the ES module `tincture.js`.
//
// Texts and pixels are passed in the module's memory. Functions return an answer as an address: there are four bytes
// with the length of the text, followed by the text in UTF-8. The caller frees the answer with `release`.

/// Allocates memory that the caller fills, aligned to 16 bytes.
@_expose(wasm, "allocate") @_cdecl("tincture_allocate")
func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    .allocate(byteCount: max(1, Int(count)), alignment: 16)
}

/// Frees memory that `allocate` or a function with an answer returned.
@_expose(wasm, "release") @_cdecl("tincture_release")
func release(_ memory: UnsafeMutableRawPointer) { memory.deallocate() }

/// Returns the answer to a request of `ColorEngine`, which is an operation and its arguments.
///
/// The texts of the request are in UTF-8, and each ends with a zero byte.
@_expose(wasm, "answer") @_cdecl("tincture_answer")
func answer(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer {
    stored(ColorEngine.answer(texts(text, count)))
}

/// Returns the palette of a picture, at most `count` colors, given its pixels as red, green, blue and alpha.
@_expose(wasm, "palette") @_cdecl("tincture_palette")
func palette(
    _ rgba: UnsafePointer<UInt8>, _ byteCount: Int32, _ width: Int32, _ height: Int32, _ count: Int32
) -> UnsafeMutableRawPointer {
    let bytes = UnsafeBufferPointer(start: rgba, count: Int(byteCount))
    return stored(ColorEngine.palette(rgba: bytes, width: Int(width), height: Int(height), count: Int(count)))
}

/// A carousel that JavaScript keeps open to look up colors with `colorAt`.
final class OpenCarousel {
    let table: GradientTable
    init(_ table: GradientTable) { self.table = table }
}

/// Opens a carousel, given the arguments of the operation `carousel`; returns null if they are invalid.
@_expose(wasm, "openCarousel") @_cdecl("tincture_open_carousel")
func openCarousel(_ text: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer? {
    guard let request = try? CarouselRequest(texts(text, count)) else { return nil }
    return Unmanaged.passRetained(OpenCarousel(request.table)).toOpaque()
}

/// Returns the color of an open carousel at a scroll position in pages, as 0xRRGGBB.
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
