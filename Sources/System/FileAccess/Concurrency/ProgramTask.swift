internal import PlatformC

/// Runs asynchronous work that ends the program, while the main thread sleeps.
///
/// `static func main() async` would end the main thread by `pthread_exit`, for which glibc loads libgcc_s: a root
/// folder that holds the C library alone does not have it, and there the program would abort.
/// The main thread takes signals also where the parent has blocked them, as libdispatch's own would.
///
/// - Parameter work: the work; it runs on another thread than the main one.
package func runProgram(_ work: sending @escaping @isolated(any) () async -> Never) -> Never {
    Task(operation: work)
    var none = sigset_t()
    sigemptyset(&none)
    while true { sigsuspend(&none) }
}
