// Finds the palette of a banner some times, for Scripts/check-runtime. The banner is a drawing with a gradient
// and noise, each of its pixels drawn SCALE × SCALE times.
//
//   PaletteCheck SCALE TIMES
import TincturePalette

let scale = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1 : 1
let times = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) ?? 1 : 1
let (width, height) = (1125 * scale, 352 * scale)
var rgba = [UInt8](repeating: 255, count: width * height * 4)
for y in 0..<height {
    for x in 0..<width {
        let (column, row) = (x / scale, y / scale)
        let noise = (column &* 7919 &+ row &* 104_729) % 17
        let isInside = (column - 560) * (column - 560) + (row - 176) * (row - 176) < 14_400
        let start = (y * width + x) * 4
        rgba[start] = UInt8(isInside ? 200 + noise : column / 8 + noise)
        rgba[start + 1] = UInt8(isInside ? 40 + noise : row / 3 + noise)
        rgba[start + 2] = UInt8(isInside ? row / 3 : 120 + noise)
    }
}
for _ in 0..<times {
    let palette = try await Palette(rgba: rgba, width: width, height: height)
    guard palette.swatches.count == 5 else { fatalError("no palette") }
}
