/// The formatting of byte counts for messages.
package enum ByteCount {
    /// Returns a readable byte count, such as `814 bytes`, `16.2 KiB` or `64 MiB`.
    package static func words(_ bytes: Int) -> String {
        for (size, unit) in [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")] where bytes >= size {
            let tenths = Int((Double(bytes) / Double(size) * 10).rounded())
            return (tenths % 10 == 0 || tenths > 1000 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)") + " " + unit
        }
        return "\(bytes) bytes"
    }
}
