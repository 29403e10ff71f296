// The smallest app: `Scripts/check-runtime` looks at what it links.
import Tincture

let table = GradientTable(
    pages: [SRGB8(red: 31, green: 111, blue: 235), SRGB8(red: 255, green: 159, blue: 28)], wraps: true,
    interpolation: Interpolation(space: .oklab), samples: 0)
let read = try GradientTable(bytes: table.bytes)
print(read.color(at: 0.25).hex, read.transitions[0].stops.count, table.bytes.count)
