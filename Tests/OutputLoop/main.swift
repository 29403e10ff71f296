import CatalogManifest
import CatalogPipeline

// Writes four files into a folder, again and again, until it is killed: `output-loop FOLDER FIRST [COUNT]`. All four say the
// number of the round, which whoever kills it can compare.
let arguments = CommandLine.arguments
guard arguments.count > 2, let first = Int(arguments[2]) else { fatalError("usage: output-loop FOLDER FIRST [COUNT]") }
let count = arguments.count > 3 ? Int(arguments[3]) ?? 1 : Int.max - first
for round in first..<(first + count) {
    var plan = OutputPlan(CatalogManifest())
    plan.files = ["a.txt", "b.txt", "Colors.xcassets/Contents.json", "Colors.xcassets/c.txt"].enumerated().map {
        OutputPlan.File(
            path: $1, bytes: Array("\(round) ".utf8) + [UInt8](repeating: 46, count: round * 7919 % 40_000 + $0))
    }
    _ = try OutputWriter.write(plan, to: arguments[1])
}
