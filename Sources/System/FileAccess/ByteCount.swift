/// Numbers of bytes in messages.
package enum ByteCount {
    /// A number of bytes as a person would write it: `64 MiB`.
    package static func words(_ bytes: Int) -> String {
        for (size, unit) in [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")] where bytes >= size {
            let tenths = bytes / (size / 10)
            return (tenths % 10 == 0 || tenths > 100 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)") + " " + unit
        }
        return "\(bytes) bytes"
    }
}
