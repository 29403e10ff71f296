internal import ArgumentParser
internal import CatalogPreview
internal import Diagnostics
internal import FileAccess
internal import PlatformC

/// Functions that write to standard output and standard error without buffering.
enum StandardStreams {
    /// Prints a result, or ends the command with status 74, silently if the reader has closed the stream.
    static func output(_ text: String) throws {
        let code = write(text, to: 1)
        guard code == 0 else {
            if code != EPIPE { error("tincture: error: cannot write to standard output\n") }
            throw ExitStatus.output
        }
    }

    static func error(_ text: String) { _ = write(text, to: 2) }

    /// Prints an error about a file that couldn't be written, and returns the exit status.
    static func unwritten(_ path: String, _ failure: any Error) -> ExitCode {
        error("\(TerminalText.escaped(path)): error: cannot be written: \(failure) [output]\n")
        return ExitStatus.output
    }

    static var outputIsTerminal: Bool { isatty(1) == 1 }

    static var outputDepth: ColorDepth {
        ColorDepth(environment: CurrentProcess.environment, isTerminal: outputIsTerminal)
    }

    /// The width of the terminal on standard output; 80 if unknown.
    static var columns: Int { columns(of: 1) }

    static var errorIsTerminal: Bool { isatty(2) == 1 }

    /// The width of the terminal on standard error; 80 if unknown.
    static var errorColumns: Int { columns(of: 2) }

    private static func columns(of descriptor: Int32) -> Int {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    private static func write(_ text: String, to descriptor: Int32) -> Int32 {
        var text = text
        return text.withUTF8 { FileDescriptor.write(UnsafeRawBufferPointer($0), to: descriptor) }
    }
}
