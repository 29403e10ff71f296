internal import ArgumentParser

/// The exit statuses of the program.
///
/// Numbers above 1 come from `sysexits.h`.
enum ExitStatus {
    /// The input has findings of severity error, or some of the input couldn't be used.
    static let findings = ExitCode(1)
    /// One of the two catalogs of `diff` can't be read, so they can't be compared (`EX_DATAERR`).
    static let incomparable = ExitCode(65)
    /// An internal error (`EX_SOFTWARE`).
    static let internalError = ExitCode(70)
    /// Output could not be written (`EX_IOERR`).
    static let output = ExitCode(74)
}
