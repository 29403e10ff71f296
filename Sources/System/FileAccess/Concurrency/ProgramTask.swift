internal import PlatformC

/// Runs asynchronous work that ends the program, while the main thread sleeps.
///
/// `static func main() async` would end the main thread by `pthread_exit`, for which glibc loads libgcc_s. A root
/// folder that contains only the C library lacks libgcc_s, so the program would abort. Unlike the threads of
/// libdispatch, the main thread also receives signals that the parent has blocked.
///
/// - Parameter work: the work, which runs on another thread than the main one.
package func runProgram(_ work: sending @escaping @isolated(any) () async -> Never) -> Never {
    Task(operation: work)
    var none = sigset_t()
    sigemptyset(&none)
    while true { sigsuspend(&none) }
}
