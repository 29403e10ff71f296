import FileAccess
import Foundation
import TestTrees

/// Confines itself as the commands do, and tries what a reader that was taken over would try:
/// `confinement-probe FOLDER OTHER`.
///
/// FOLDER is allowed, OTHER is not. Prints a line for each attempt, with the error of the system or "done".
@main
enum ConfinementProbe {
    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else { fatalError("usage: confinement-probe FOLDER OTHER") }
        let (folder, other) = (arguments[1], arguments[2])
        guard Confinement.version > 0 else {
            print("unavailable")
            exit(0)
        }
        var confinement = Confinement()
        confinement.allow(folder: folder + "/new")
        confinement.apply()
        attempt("write in the folder") { open(folder + "/new/a", O_WRONLY | O_CREAT, 0o600) }
        attempt("move in the folder") {
            mkdir(folder + "/new/sub", 0o700)
            return rename(folder + "/new/a", folder + "/new/sub/a")
        }
        attempt("write to /dev/null") { open("/dev/null", O_WRONLY) }
        attempt("read elsewhere") { open(other + "/there", O_RDONLY) }
        attempt("write elsewhere") { open(other + "/new", O_WRONLY | O_CREAT, 0o600) }
        attempt("write beside the folder") { open(folder + "/beside", O_WRONLY | O_CREAT, 0o600) }
        attempt("write a file of others") { open(other + "/there", O_WRONLY) }
        attempt("cut a file of others") { truncate(other + "/there", 0) }
        attempt("delete a file of others") { unlink(other + "/there") }
        attempt("move out of the folder") { rename(folder + "/new/sub/a", other + "/a") }
        attempt("link elsewhere") { symlink("there", other + "/link") }
        attempt("run a program") {
            var child: pid_t = 0
            var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
            errno = posix_spawn(&child, "/bin/true", nil, nil, &words, nil)
            return errno == 0 ? 0 : -1
        }
        do {
            _ = try LoopbackConnection(port: 9)
            print("connect: done")
        } catch {
            print("connect: \(error)")
        }
        attempt("signal the parent") { kill(getppid(), 0) }
    }

    private static func attempt(_ name: String, _ body: () -> Int32) {
        errno = 0
        let result = body()
        print("\(name): \(result >= 0 ? "done" : String(cString: strerror(errno)))")
    }
}
