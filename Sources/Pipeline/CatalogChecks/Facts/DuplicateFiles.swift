internal import FileAccess

enum DuplicateFiles {
    /// Returns the groups of files with equal bytes; the files in a group keep their given order.
    ///
    /// Only files that have the same size as another file are read.
    static func groups(of paths: [String]) -> [[String]] {
        var sizes: [Int64: [String]] = [:]
        for path in paths {
            let stamp = FileStamp(of: path)
            if stamp.isFile, stamp.size > 0 { sizes[stamp.size, default: []].append(path) }
        }
        return sizes.values.filter { $0.count > 1 }.flatMap { paths -> [[String]] in
            var groups: [(bytes: [UInt8], paths: [String])] = []
            for path in paths {
                guard let bytes = try? RegularFile.bytes(of: path) else { continue }
                if let index = groups.firstIndex(where: { $0.bytes == bytes }) {
                    groups[index].paths.append(path)
                } else {
                    groups.append((bytes, [path]))
                }
            }
            return groups.map(\.paths).filter { $0.count > 1 }
        }.sorted { ($0.first ?? "") < ($1.first ?? "") }
    }
}
