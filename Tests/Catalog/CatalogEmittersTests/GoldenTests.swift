import CatalogEmitters
import Diagnostics
import Foundation
import Testing
import UTF8Text

/// What each emitter makes of a small catalog.
///
/// Written anew by `TINCTURE_WRITE_GOLDENS=1 Scripts/test --filter CatalogEmittersTests`.
@Suite("Emitters against their goldens")
struct GoldenTests {
    @Test(
        "The files are those that were looked at when they were last meant to change",
        arguments: [
            ("swift", ["access": "public"], "swift"), ("xcassets", [:], "xcassets"), ("css", [:], "css"),
            ("tokens", [:], "tokens"), ("tables", [:], "tables"), ("web", [:], "web"), ("android", [:], "android"),
            ("dart", [:], "dart"),
        ])
    func golden(_ name: String, _ options: [String: String], _ golden: String) throws {
        let emission = try Emitters.make(name, options: options).emit(SmallCatalog.manifest)
        #expect(emission.diagnostics.isEmpty, "\(emission.diagnostics)")
        let text = emission.files.map { file in
            // Bytes that are no text are shown as hexadecimal digits.
            let content =
                String(validUTF8: file.bytes).flatMap { $0.contains("\0") ? nil : $0 }
                ?? file.bytes.map { String(Int($0) + 256, radix: 16).dropFirst() }.joined() + "\n"
            return "==> \(file.path)\n" + content
        }.joined()
        let path = "\(EmitterTestFolder.path)/Goldens/\(golden).txt"
        if ProcessInfo.processInfo.environment["TINCTURE_WRITE_GOLDENS"] != nil {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        }
        let isTrue = try String(contentsOfFile: path, encoding: .utf8) == text
        #expect(isTrue, "if the change is meant, write the goldens anew and read the difference")
    }

    @Test("Every emitter has a golden")
    func all() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: EmitterTestFolder.path + "/Goldens")
        #expect(Set(names) == Set(Emitters.all.map { $0.name + ".txt" }))
    }
}
