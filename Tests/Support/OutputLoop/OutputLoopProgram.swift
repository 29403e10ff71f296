import CatalogBuild
import CatalogManifest
import Foundation

/// Writes the files of one round after the other into a folder: `output-loop FOLDER FIRST [COUNT [STEP]]`.
///
/// Every file holds the number of its round, and one has it in its path, so that the next round no longer makes it.
/// Before step number STEP, counted over all rounds, the process kills itself. With a COUNT of 0 nothing is written.
@main
enum OutputLoopProgram {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 2, let first = Int(arguments[2]) else {
            fatalError("usage: output-loop FOLDER FIRST [COUNT [STEP]]")
        }
        let count = arguments.count > 3 ? Int(arguments[3]) ?? 1 : Int.max - first
        let last = arguments.count > 4 ? Int(arguments[4]) ?? .max : .max
        var step = 0
        for round in first..<(first + count) {
            _ = try OutputWriter.write(
                plan(of: round), to: arguments[1], force: false, overwrites: true,
                by: WriterIdentity(sources: ["loop"], emitters: [])
            ) {
                step += 1
                if step == last { kill(getpid(), SIGKILL) }
            }
        }
    }

    private static func plan(of round: Int) -> OutputPlan {
        let paths = [
            "Colors.xcassets/Contents.json", "Colors.xcassets/c.txt", "Round \(round)/only.txt", "a.txt", "b.txt",
            "catalog.json",
        ]
        return OutputPlan(
            files: paths.enumerated().map { number, path in
                let size = (round * 7919 + number * 104_729) % 40_000
                return OutputPlan.File(
                    path: path, bytes: Array("\(round) \(size) ".utf8) + [UInt8](repeating: 46, count: size))
            })
    }
}
