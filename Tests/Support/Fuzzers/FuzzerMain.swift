import FileAccess
import Foundation

/// libFuzzer's own start, called because SwiftPM gives every executable a `main` of its own.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
    _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutableRawPointer,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// The one that the environment names; nil where it names none.
private let target = FuzzTarget.all.first { $0.name == ProcessInfo.processInfo.environment["FUZZ_TARGET"] }

/// The name under which SwiftPM looks for the entry of this target.
///
/// Without a target the names of all are printed; with `FUZZ_SEEDS` its seeds and words are put into that folder;
/// otherwise libFuzzer takes over, with the arguments.
@_cdecl("Fuzzers_main")
public func start(_ count: Int32, _ arguments: UnsafeMutableRawPointer) -> Int32 {
    guard let target else {
        for target in FuzzTarget.all { print(target.name) }
        return 0
    }
    if let folder = ProcessInfo.processInfo.environment["FUZZ_SEEDS"] {
        do {
            for (number, seed) in try target.seeds().enumerated() {
                try Data(seed).write(to: URL(fileURLWithPath: FilePath.join(folder, "seeds/\(number)")))
            }
            let words = target.words.map { word in
                "\"" + word.utf8.map { String(format: "\\x%02x", $0) }.joined() + "\"\n"
            }
            try Data(words.joined().utf8).write(to: URL(fileURLWithPath: FilePath.join(folder, "words")))
            return 0
        } catch {
            print("the seeds of \(target.name) cannot be made: \(error)")
            return 1
        }
    }
    var count = count
    var arguments = arguments
    return withUnsafeMutablePointer(to: &arguments) { runFuzzer(&count, $0, { readOne($0, $1) }) }
}

/// What libFuzzer calls with bytes of its own.
///
/// An input that costs more than a second of the processor is a failure. Its time is counted, and not that of the
/// clock, which goes on while a busy machine does something else.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let before = clock()
    target?.read(Array(UnsafeBufferPointer(start: start, count: count)))
    let seconds = Double(clock() - before) / Double(CLOCKS_PER_SEC)
    precondition(seconds <= 1, "reading \(count) bytes took \(seconds) s of the processor")
    return 0
}
