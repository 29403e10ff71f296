internal import PlatformC

/// Runs asynchronous work on another thread, and never returns; the work itself ends the program.
///
/// The function replaces `static func main() async`, which ends the main thread by `pthread_exit`. With glibc, that
/// call loads libgcc_s. In a container with only the C library, libgcc_s is missing and the program would abort.
///
/// The main thread waits until the program ends. A program inherits the blocked signals of its parent process, but
/// while the main thread waits, it blocks no signals.
package func runProgram(_ work: sending @escaping @isolated(any) () async -> Never) -> Never {
    Task(operation: work)
    var none = sigset_t()
    sigemptyset(&none)
    while true { sigsuspend(&none) }
}
