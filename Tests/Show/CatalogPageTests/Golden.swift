import Foundation
import Testing

/// Files that say what must come out, which scripts read too.
enum Golden {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "Goldens")

    /// Compares a text with a file, which `TINCTURE_WRITE_GOLDENS=1` writes anew.
    static func expect(_ text: String, is file: String) throws {
        let url = folder.appendingPathComponent(file)
        if ProcessInfo.processInfo.environment["TINCTURE_WRITE_GOLDENS"] != nil { try Data(text.utf8).write(to: url) }
        let golden = FileManager.default.contents(atPath: url.path).map { String(decoding: $0, as: UTF8.self) }
        #expect(golden == text, "write \(file) anew with TINCTURE_WRITE_GOLDENS=1, and run Scripts/check-page")
    }
}
