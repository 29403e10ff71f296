internal import FileAccess

/// Draws files that no browser shows, by programs of the machine; a page that has none of them says what to do.
///
/// What comes out depends on the version of the program: who wants the same bytes everywhere does without.
package struct PictureConverter: Sendable {
    /// Why there is no picture, in words to be put behind its name.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    package static let programs = ["sh", "pdftocairo", "pdftoppm"]
    private static let formats: Set<String> = ["pdf"]
    /// Seconds of the processor, and KiB of memory, that a program may take for one picture.
    ///
    /// A page of an app takes a tenth of a second and 30 MB.
    private static let (seconds, memory) = (10, 1 << 20)

    private let environment: [String: String]

    /// Programs are found by the `PATH` of an environment.
    package init(environment: [String: String]) { self.environment = environment }

    /// True where a format is one that is drawn.
    static func draws(_ format: String) -> Bool { formats.contains(format) }

    /// Draws the first page of a file as PNG, so many pixels long at its longer side.
    func png(of path: String, longerSide: Int) throws(Failure) -> [UInt8] {
        // A name is no option.
        let file = path.hasPrefix("-") ? "./" + path : path
        let size = ["-singlefile", "-f", "1", "-l", "1", "-scale-to", "\(longerSide)", "-png"]
        // Both are poppler's. The first keeps what is transparent; the other paints white beneath.
        for command in [["pdftocairo", "-transp"] + size + [file, "-"], ["pdftoppm"] + size + [file]] {
            // Limits are the shell's, so that they hold for the program alone; macOS knows none for memory.
            let script = "ulimit -t \(Self.seconds); ulimit -v \(Self.memory) 2>/dev/null; exec \"$@\""
            guard
                let answer = try? ProgramRun.answer(of: "sh", ["-c", script, "sh"] + command, environment: environment)
            else { throw Failure(description: "is not drawn: there is no shell to run \(command[0])") }
            // What a shell says of a program that is not there (POSIX, exit status for commands).
            if answer.status == 127 { continue }
            guard answer.status == 0, answer.output.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
                throw Failure(
                    description: answer.status > 128
                        ? "is not drawn: \(command[0]) met its limit of \(Self.seconds) s or \(Self.memory >> 10) MiB"
                        : "is not drawn: \(command[0]) cannot read it (status \(answer.status))")
            }
            return answer.output
        }
        throw Failure(description: "is not drawn: pdftocairo is not in PATH; install poppler (poppler-utils on Debian)")
    }
}
