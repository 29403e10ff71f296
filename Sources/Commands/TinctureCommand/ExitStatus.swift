internal import ArgumentParser

/// The exit statuses.
///
/// Numbers above 1 are those of `sysexits.h`.
enum ExitStatus {
    /// The input has findings of severity error, or some of it couldn't be used.
    static let findings = ExitCode(1)
    /// A catalog can't be read, so it can't be compared (`EX_DATAERR`).
    static let incomparable = ExitCode(65)
    /// An internal error (`EX_SOFTWARE`).
    static let internalError = ExitCode(70)
    /// Output could not be written (`EX_IOERR`).
    static let output = ExitCode(74)
}
