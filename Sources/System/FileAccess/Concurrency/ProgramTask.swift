internal import PlatformC

/// Runs asynchronous work that ends the program, while the main thread sleeps.
///
/// `static func main() async` would end the main thread by `pthread_exit`, for which glibc loads libgcc_s. A root
/// folder with only the C library lacks it, so the program would abort. The main thread also receives signals that the
/// parent has blocked, unlike libdispatch's own.
///
/// - Parameter work: the work; it runs on a thread other than the main one.
package func runProgram(_ work: sending @escaping @isolated(any) () async -> Never) -> Never {
    Task(operation: work)
    var none = sigset_t()
    sigemptyset(&none)
    while true { sigsuspend(&none) }
}
