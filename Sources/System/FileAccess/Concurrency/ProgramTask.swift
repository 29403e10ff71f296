internal import PlatformC

/// Runs asynchronous work on another thread, and never returns; the work itself ends the program.
///
/// The function replaces `static func main() async`, which ends the main thread by `pthread_exit`. With glibc, that
/// call loads libgcc_s, which is missing in a container with only the C library.
///
/// A program inherits the blocked signals of its parent process, but while the main thread waits, it blocks none.
package func runProgram(_ work: sending @escaping @isolated(any) () async -> Never) -> Never {
    Task(operation: work)
    var none = sigset_t()
    sigemptyset(&none)
    while true { sigsuspend(&none) }
}
