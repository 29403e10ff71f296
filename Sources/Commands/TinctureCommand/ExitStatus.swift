internal import ArgumentParser

/// The exit statuses of the program, except those of the argument parser; those above 1 are from `sysexits.h`.
enum ExitStatus {
    /// There are errors, or some of the input couldn't be used.
    static let findings = ExitCode(1)
    /// A catalog of `tincture diff` can't be read or compiled (`EX_DATAERR`).
    static let incomparable = ExitCode(65)
    /// `EX_SOFTWARE`.
    static let internalError = ExitCode(70)
    /// Output couldn't be written (`EX_IOERR`).
    static let output = ExitCode(74)
}
