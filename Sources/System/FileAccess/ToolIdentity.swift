internal import PlatformC

/// The identity of a build of the tool: its version, and the size and time of the executable file.
///
/// Two builds of different code may have the same version and still find different colors.
package enum ToolIdentity {
    package static func current(version: String) -> String {
        let stamp = FileStamp(of: programPath)
        return "\(version) \(stamp.size) \(stamp.modified)"
    }

    private static var programPath: String {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var buffer = [CChar](repeating: 0, count: Int(size) + 1)
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return "" }
            return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        #else
            return "/proc/self/exe"
        #endif
    }
}
