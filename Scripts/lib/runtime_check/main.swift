// The smallest app: `Scripts/check-runtime` looks at what it links and at what it allocates for a number of lookups.
import TinctureKit

/// What generated code would hold: a table of two pages, blended in sRGB.
let words: [UInt32] = [
    0x434E_4954, 0x0001_0001, 13, 0xA05C_2ECF, 2, 3, 0x641F_6FEB, 0x64FF_9F1C, 0x641F_6FEB, 0, 0, 0, 0,
]

let colors = [SRGB8(red: 31, green: 111, blue: 235), SRGB8(red: 255, green: 159, blue: 28)]
let table = GradientTable(pages: colors, wraps: true, interpolation: Interpolation(space: .oklab), samples: 0)
let read = try GradientTable(bytes: table.bytes)
let held = GradientTable(staticWords: words)
guard read == table, held.pages == colors, try GradientTable(bytes: held.bytes) == held else {
    fatalError("the table is another one after reading")
}

let lookups = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 0 : 1000
var sum = 0
for step in 0..<lookups {
    // Beyond both ends as well.
    let position = Double(step) / Double(lookups) * 6 - 3
    sum += Int(read.color(at: position).red) + Int(held.color(at: position).green)
}
print(lookups, "lookups", sum)
