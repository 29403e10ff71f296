internal import ArgumentParser

/// The exit statuses of the program, except those of the argument parser.
///
/// The statuses above 1 are defined in `sysexits.h`.
enum ExitStatus {
    /// The status if there are findings with the severity error, or if some of the input couldn't be used.
    static let findings = ExitCode(1)
    /// The status if a catalog of `tincture diff` can't be read or compiled, so nothing is compared (`EX_DATAERR`).
    static let incomparable = ExitCode(65)
    /// The status for an internal error (`EX_SOFTWARE`).
    static let internalError = ExitCode(70)
    /// The status if output couldn't be written (`EX_IOERR`).
    static let output = ExitCode(74)
}
