internal import ArgumentParser

/// The exit statuses of the program, apart from the statuses of the argument parser.
///
/// The statuses above 1 are defined in `sysexits.h`.
enum ExitStatus {
    /// The input has findings of severity error, or some of the input couldn't be used.
    static let findings = ExitCode(1)
    /// One of the two catalogs of `tincture diff` can't be read or compiled, so nothing is compared (`EX_DATAERR`).
    static let incomparable = ExitCode(65)
    /// An internal error (`EX_SOFTWARE`).
    static let internalError = ExitCode(70)
    /// Output could not be written (`EX_IOERR`).
    static let output = ExitCode(74)
}
