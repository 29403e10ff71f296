internal import FileAccess

/// Draws files that browsers can't show, with programs installed on this machine.
///
/// The result depends on the program's version, so pages that use it aren't the same on every machine.
package struct PictureConverter: Sendable {
    /// The reason why a picture can't be drawn, as a phrase that follows the picture's name.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    package static let programs = ["sh", "pdftocairo", "pdftoppm"]
    private static let formats: Set<String> = ["pdf"]
    /// The limits on a program that draws one picture: CPU time in seconds, memory in KiB.
    ///
    /// Drawing a page of an app takes a tenth of a second and 30 MB.
    private static let (seconds, memory) = (10, 1 << 20)

    private let environment: [String: String]

    /// Creates a converter that finds programs by the `PATH` of an environment.
    package init(environment: [String: String]) { self.environment = environment }

    static func draws(_ format: String) -> Bool { formats.contains(format) }

    /// Returns the first page of a file as PNG, scaled so that its longer side has `longerSide` pixels.
    func png(of path: String, longerSide: Int) throws(Failure) -> [UInt8] {
        // A program would read a path that begins with a hyphen as an option.
        let file = path.hasPrefix("-") ? "./" + path : path
        let size = ["-singlefile", "-f", "1", "-l", "1", "-scale-to", "\(longerSide)", "-png"]
        // Both programs are part of poppler. The first keeps transparency; the second paints a white background.
        for command in [["pdftocairo", "-transp"] + size + [file, "-"], ["pdftoppm"] + size + [file]] {
            // The shell sets the limits, so they only apply to the program. macOS has no memory limit, so that error is
            // ignored.
            let script = "ulimit -t \(Self.seconds); ulimit -v \(Self.memory) 2>/dev/null; exec \"$@\""
            guard
                let answer = try? ProgramRun.answer(of: "sh", ["-c", script, "sh"] + command, environment: environment)
            else { throw Failure(description: "is not drawn: no shell was found to run \(command[0])") }
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
