internal import FileAccess

/// A converter of pictures to PNG, for formats that browsers can't show.
///
/// The converter runs a program that is installed on this machine. The result depends on the version of that program,
/// so the page isn't the same on every machine.
package struct PictureConverter: Sendable {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    package static let programs = ["sh", "pdftocairo", "pdftoppm"]
    private static let formats: Set<String> = ["pdf"]
    /// The limits of processor time in seconds and memory in KiB; an app's picture takes 0.1 s and 30 MB.
    private static let (seconds, memory) = (10, 1 << 20)

    private let environment: [String: String]

    package init(environment: [String: String]) { self.environment = environment }

    package var isInstalled: Bool {
        let script = "command -v pdftocairo || command -v pdftoppm"
        return (try? ProgramRun.answer(of: "sh", ["-c", script], environment: environment))?.status == 0
    }

    static func draws(_ format: String) -> Bool { formats.contains(format) }

    /// Returns the first page of a file as PNG.
    func png(of path: String, longerSide: Int) throws(Failure) -> [UInt8] {
        // A path that begins with a hyphen would be an option for the program.
        let file = path.hasPrefix("-") ? "./" + path : path
        let size = ["-singlefile", "-f", "1", "-l", "1", "-scale-to", "\(longerSide)", "-png"]
        // Both programs are part of poppler. The first keeps transparency; the second paints a white background.
        for command in [["pdftocairo", "-transp"] + size + [file, "-"], ["pdftoppm"] + size + [file]] {
            // The shell sets the limits, so they apply only to the program. macOS has no limit for memory, so that
            // error is ignored.
            let script = "ulimit -t \(Self.seconds); ulimit -v \(Self.memory) 2>/dev/null; exec \"$@\""
            guard
                let answer = try? ProgramRun.answer(of: "sh", ["-c", script, "sh"] + command, environment: environment)
            else { throw Failure(description: "is not drawn: the shell (sh) that starts \(command[0]) was not found") }
            // The shell returns 127 if a program isn't installed (POSIX, "Exit Status for Commands").
            if answer.status == 127 { continue }
            guard answer.status == 0, answer.output.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
                throw Failure(
                    description: answer.status > 128
                        ? "is not drawn: \(command[0]) exceeded its limit of \(Self.seconds) s or \(Self.memory >> 10) MiB"
                        : "is not drawn: \(command[0]) cannot read it (status \(answer.status))")
            }
            return answer.output
        }
        throw Failure(description: "is not drawn: pdftocairo is not in PATH; install poppler (poppler-utils on Debian)")
    }
}
