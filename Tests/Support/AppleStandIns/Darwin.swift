// swift-format-ignore-file
// What Apple's overlay adds to the C module, as far as the project needs it: macros that Swift cannot import and
// functions with variable arguments. After swiftlang/swift, stdlib/public/Platform/{Platform,TiocConstants}.swift.
@_exported import Darwin
import SwiftOverlayShims
import SwiftShims

public var errno: Int32 {
    get { _swift_stdlib_getErrno() }
    set { _swift_stdlib_setErrno(newValue) }
}
public var stdin: UnsafeMutablePointer<FILE> {
    get { __stdinp }
    set { __stdinp = newValue }
}
public var stdout: UnsafeMutablePointer<FILE> {
    get { __stdoutp }
    set { __stdoutp = newValue }
}
public var stderr: UnsafeMutablePointer<FILE> {
    get { __stderrp }
    set { __stderrp = newValue }
}
public var environ: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { fatalError() }

public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { _swift_stdlib_open(path, oflag, 0) }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 {
    _swift_stdlib_open(path, oflag, mode)
}
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 {
    _swift_stdlib_openat(fd, path, oflag, 0)
}
public func openat(_ fd: Int32, _ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 {
    _swift_stdlib_openat(fd, path, oflag, mode)
}
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { _swift_stdlib_fcntl(fd, cmd, 0) }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { _swift_stdlib_fcntl(fd, cmd, value) }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 {
    _swift_stdlib_fcntlPtr(fd, cmd, ptr)
}
public func ioctl(_ fd: CInt, _ request: UInt) -> CInt { _swift_stdlib_ioctl(fd, request, 0) }
public func ioctl(_ fd: CInt, _ request: UInt, _ value: CInt) -> CInt { _swift_stdlib_ioctl(fd, request, value) }
public func ioctl(_ fd: CInt, _ request: UInt, _ ptr: UnsafeMutableRawPointer) -> CInt {
    _swift_stdlib_ioctlPtr(fd, request, ptr)
}
@available(*, unavailable, message: "Please use threads or posix_spawn*()")
public func fork() -> Int32 { fatalError() }
@available(*, unavailable, message: "Please use threads or posix_spawn*()")
public func vfork() -> Int32 { fatalError() }

public var S_IFMT: mode_t { 0o170000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFCHR: mode_t { 0o020000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFBLK: mode_t { 0o060000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFSOCK: mode_t { 0o140000 }
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { unsafeBitCast(1, to: sig_t.self) }
public var MAP_FAILED: UnsafeMutableRawPointer! { UnsafeMutableRawPointer(bitPattern: -1) }
public var TIOCGWINSZ: UInt { 0x4008_7468 }
public var TIOCSWINSZ: UInt { 0x8008_7467 }
public var CLOCK_REALTIME: clockid_t { _CLOCK_REALTIME }
public var CLOCK_MONOTONIC: clockid_t { _CLOCK_MONOTONIC }
public var CLOCK_MONOTONIC_RAW: clockid_t { _CLOCK_MONOTONIC_RAW }
public var CLOCK_UPTIME_RAW: clockid_t { _CLOCK_UPTIME_RAW }
/// Not all of them.
public enum POSIXErrorCode: Int32, Sendable {
    case EPERM = 1
    case ENOENT = 2
    case ESRCH = 3
    case EINTR = 4
    case EIO = 5
    case ENXIO = 6
    case EBADF = 9
    case ECHILD = 10
    case ENOMEM = 12
    case EACCES = 13
    case EBUSY = 16
    case EEXIST = 17
    case ENOTDIR = 20
    case EISDIR = 21
    case EINVAL = 22
    case ENFILE = 23
    case EMFILE = 24
    case ENOTTY = 25
    case EFBIG = 27
    case ENOSPC = 28
    case EPIPE = 32
    case EDOM = 33
    case ERANGE = 34
    case EAGAIN = 35
    case ENOTSUP = 45
    case EADDRINUSE = 48
    case ECONNRESET = 54
    case ETIMEDOUT = 60
    case ECONNREFUSED = 61
    case ELOOP = 62
    case ENAMETOOLONG = 63
    case ENOTEMPTY = 66
    case EPROTO = 100
}
