internal import CatalogManifest
internal import FileAccess

/// The identity of a command (its sources and emitters), by which a later run recognizes its files in an output folder.
package struct WriterIdentity: Equatable, Codable, Sendable {
    /// The paths of the configuration and of the sources on the command line, relative to the output folder.
    package let sources: [String]
    package let emitters: [String]

    package init(sources: [String], emitters: [String]) {
        (self.sources, self.emitters) = (sources, emitters)
    }

    init(_ request: CompileRequest, output: String, emit: [EmitterRequest]) {
        func absolute(_ path: String) -> String { FilePath.join(request.currentFolder, path) }
        let named = [request.configurationPath].compactMap(\.self) + request.paths.sorted()
        self.init(
            sources: named.map { FilePath.relative(absolute($0), to: absolute(output)) },
            emitters: emit.map { request in
                ([request.name] + request.options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
                    .joined(separator: ",")
            })
    }
}
