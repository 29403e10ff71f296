internal import ArgumentParser
internal import CatalogPreview
internal import Diagnostics
internal import FileAccess
internal import PlatformC

/// Functions for standard output and standard error, both unbuffered.
enum StandardStreams {
    /// Prints a result to standard output.
    ///
    /// Ends the command with status 74 if writing fails. If the reader has closed the stream, no error message is
    /// printed.
    static func output(_ text: String) throws {
        let code = write(text, to: 1)
        guard code == 0 else {
            if code != EPIPE { error("tincture: error: standard output cannot be written\n") }
            throw ExitStatus.output
        }
    }

    /// Prints a finding to standard error; a failure is ignored, because it couldn't be reported anywhere.
    static func error(_ text: String) { _ = write(text, to: 2) }

    /// Reports that a file can't be written.
    ///
    /// - Returns: the exit status of the command.
    static func unwritten(_ path: String, _ failure: any Error) -> ExitCode {
        error("\(TerminalText.escaped(path)): error: cannot be written: \(failure) [output]\n")
        return ExitStatus.output
    }

    static var outputIsTerminal: Bool { isatty(1) == 1 }

    /// The colors that the terminal of standard output shows.
    static var outputDepth: ColorDepth {
        ColorDepth(environment: CurrentProcess.environment, isTerminal: outputIsTerminal)
    }

    /// The number of columns on the terminal of standard output; 80 if unknown.
    static var columns: Int { columns(of: 1) }

    static var errorIsTerminal: Bool { isatty(2) == 1 }

    /// The number of columns on the terminal of standard error; 80 if unknown.
    static var errorColumns: Int { columns(of: 2) }

    private static func columns(of descriptor: Int32) -> Int {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    private static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { DescriptorOutput.write(UnsafeRawBufferPointer($0), to: descriptor) }
    }
}
