import CTerminals
import Foundation

/// The tool under a terminal of its own.
enum PseudoTerminal {
    /// What the environment may say of a terminal; none of it comes from the test's own.
    private static let names = [
        "TERM", "COLORTERM", "NO_COLOR", "TERM_PROGRAM", "KITTY_WINDOW_ID", "TMUX", "CI",
    ]

    /// Runs the tool on a terminal of so many columns, and gives what the terminal received, line ends as `\n`; errors
    /// only where they are wanted.
    static func run(
        _ arguments: [String], columns: Int, in folder: String, environment: [String: String], showsErrors: Bool = false
    ) throws -> (status: Int32, output: String) {
        var (master, slave) = (Int32(-1), Int32(-1))
        let code = terminals_open(Int32(columns), &master, &slave)
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOTTY) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Tool.path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = ProcessInfo.processInfo.environment.filter { !names.contains($0.key) }
            .merging(environment) { $1 }
        let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = showsErrors ? handle : FileHandle.nullDevice
        try process.run()
        try handle.close()
        // A terminal nobody reads from fills up: this ends when the tool's side is closed.
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(master, &buffer, buffer.count)
            if count > 0 { received += buffer[..<count] } else if count == 0 || errno != EINTR { break }
        }
        close(master)
        process.waitUntilExit()
        return (
            process.terminationStatus,
            String(decoding: received, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
        )
    }
}

/// What a terminal received, taken apart.
struct ReceivedText {
    /// The lines without codes.
    let lines: [String]
    /// The background colors of each line's cells, one an entry of the codes; nil for none.
    let codes: [String]

    init(_ text: String) {
        let pattern = /\u{1B}\[([0-9;]*)m/
        codes = text.matches(of: pattern).map { String($0.output.1) }
        lines = text.replacing(pattern, with: "").split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
    }

    /// How many columns the widest line takes, by the C library's own count.
    var columns: Int {
        lines.map { line in line.unicodeScalars.reduce(0) { $0 + Int(terminals_width($1.value)) } }.max() ?? 0
    }
}
