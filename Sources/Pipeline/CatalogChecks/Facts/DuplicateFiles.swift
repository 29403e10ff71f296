internal import FileAccess

enum DuplicateFiles {
    /// Returns the groups of files with equal bytes; the files in a group keep their given order.
    ///
    /// Only files that have the same size as another file are read.
    static func groups(of paths: [String]) -> [[String]] {
        let sizes = Dictionary(grouping: paths) { path -> Int64? in
            let stamp = FileStamp(of: path)
            return stamp.isFile && stamp.size > 0 ? stamp.size : nil
        }
        return sizes.filter { $0.key != nil && $0.value.count > 1 }.values.flatMap { paths in
            let digests = Dictionary(grouping: paths) { try? ContentDigest.of(RegularFile.bytes(of: $0)) }
            return digests.filter { $0.key != nil && $0.value.count > 1 }.values
        }.sorted { ($0.first ?? "") < ($1.first ?? "") }
    }
}
