internal import CatalogManifest
internal import FileAccess
internal import PictureAnalysis

/// The key of a run: a digest of Tincture's build, the request, the output and the current folder.
///
/// Runs with equal keys have the same result, unless the content of files differs.
struct RunKey {
    let hash: ContentHash

    init(_ request: CompileRequest, output: String, emit: [EmitterRequest], tool: String) {
        var writer = BinaryWriter()
        writer.write(tool)
        writer.write(request.currentFolder)
        writer.write(output)
        writer.write(request.outputFolder) { $0.write($1) }
        writer.write(UInt8(request.rules == nil ? 0 : 1))
        writer.write(list: request.paths) { $0.write($1) }
        writer.write(request.configurationPath) { $0.write($1) }
        writer.write(request.configurationText) { $0.write($1) }
        writer.write(list: request.palettes) { $0.write($1) }
        writer.write(Int64(request.settings.maxPixels))
        writer.write(Int64(request.settings.maxMemory))
        writer.write(list: emit) { writer, request in
            writer.write(request.name)
            writer.write(list: request.options.sorted { $0.key < $1.key }) { writer, option in
                writer.write(option.key)
                writer.write(option.value)
            }
        }
        hash = ContentDigest.of(writer.bytes)
    }

    var name: String { "run-" + hash.hex.prefix(32) }
}
