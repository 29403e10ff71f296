internal import CatalogManifest
internal import PictureAnalysis

extension BinaryWriter {
    /// Writes what was asked for beside the manifest.
    mutating func write(_ requests: [EmitterRequest]) {
        write(list: requests) { writer, request in
            writer.write(request.name)
            writer.write(list: request.options.sorted { $0.key < $1.key }) { writer, option in
                writer.write(option.key)
                writer.write(option.value)
            }
        }
    }
}

extension BinaryReader {
    /// What was asked for beside the manifest.
    ///
    /// - Throws: ``DamagedCache`` where that cannot be read.
    mutating func emitterRequests() throws(DamagedCache) -> [EmitterRequest] {
        try list { (reader) throws(DamagedCache) in
            let name = try reader.text()
            let options = try reader.list { (reader) throws(DamagedCache) in
                (key: try reader.text(), value: try reader.text())
            }
            return EmitterRequest(name: name, options: Dictionary(options.map { ($0.key, $0.value) }) { $1 })
        }
    }
}
