import ImageDecoding
import PaletteExtraction

import PlatformC

/// What a palette costs once the pixels are there: pictures are decoded as `tincture extract` decodes them, then their
/// rows are counted and their palettes found again and again. Prints the least and the median CPU time of each picture.

/// How many times each picture is worked on.
let rounds = 25

/// CPU time of the process in milliseconds.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
}

print("| picture | pixels looked at | least | median |\n|---|---|---|---|")
for path in CommandLine.arguments.dropFirst() {
    // As Sources/Pipeline/PictureAnalysis/Pictures/PictureReader.swift does it.
    var decoder = try PictureDecoder(.file(path), detail: .sampled(leastPixels: 65_536))
    var portions: [[UInt8]] = []
    while try decoder.nextRows({ portions.append(Array($0)) }) {}
    let layout = PictureLayout(
        width: decoder.width, height: decoder.height, orientation: decoder.header.orientation)
    let transform = decoder.transform
    var times: [Double] = []
    for _ in 0..<rounds {
        let start = now()
        var histogram = ColorHistogram(layout: layout)
        for portion in portions { portion.withUnsafeBufferPointer { histogram.add($0) } }
        let palette = Palette(histogram, conversion: transform.map { transform in { transform.oklab($0) } })
        times.append(now() - start)
        guard palette != nil else { fatalError("\(path) has no color") }
    }
    times.sort()
    func hundredths(_ value: Double) -> String { "\((value * 100).rounded() / 100) ms" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    print("| \(name) | \(layout.width * layout.height) | \(hundredths(times[0])) | \(hundredths(times[rounds / 2])) |")
}
