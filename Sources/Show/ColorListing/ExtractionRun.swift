internal import AssetCatalog
package import CatalogPreview
package import Diagnostics
internal import FileAccess
internal import OrderedJSON
package import PictureAnalysis

/// A run of `tincture extract`, which prints the colors of each picture before it reads the next.
///
/// So memory doesn't grow with the number of pictures, and another program can wait for each result.
package struct ExtractionRun {
    private let printer: ExtractionPrinter
    private let settings: ExtractionSettings
    private let output: (String) throws -> Void
    private let report: ([Diagnostic]) -> Void
    package private(set) var isClean = true
    private var isFirst = true
    private var names = PageNames()

    /// The maximum length of a line in bytes, which is enough for a picture of 96 MB in Base64.
    static let longestLine = 128 << 20

    package init(
        format: ExtractionFormat, explains: Bool, settings: ExtractionSettings, terminal: TerminalPreview,
        output: @escaping (String) throws -> Void, report: @escaping ([Diagnostic]) -> Void
    ) {
        printer = ExtractionPrinter(format: format, explains: explains, terminal: terminal)
        (self.settings, self.output, self.report) = (settings, output, report)
    }

    /// Prints the colors of pictures and of the pictures in folders; `-` requests pictures on standard input.
    package mutating func run(_ files: [String]) throws {
        try output(printer.opening)
        for file in files {
            if file == "-" { try answerStandardInput() } else { try answer(path: file) }
        }
        try output(printer.closing(isEmpty: isFirst))
    }

    private mutating func answer(path: String) throws {
        guard case .folder? = try? FileKind.of(path) else { return try answer(.file(path), id: nil) }
        let pictures: [String]
        do throws(FileFailure) {
            pictures = try LoosePictures.paths(in: path)
        } catch {
            report([Diagnostic(.error, .unreadable, at: path, error.sentenceAboutFolder)])
            isClean = false
            return
        }
        let notes = Self.unread(in: path).map { Diagnostic(.note, .unusableImage, at: path, $0) }
        if pictures.isEmpty {
            // The assets in a catalog have names and variants, which the results of `extract` can't express.
            let words =
                path.hasSuffix(".xcassets")
                ? "extract does not read asset catalogs; name the pictures, or use tincture preview"
                : "the folder itself has no pictures; name pictures or another folder"
            report([Diagnostic(.warning, .unusableImage, at: path, "\(words).")])
        }
        report(notes)
        for picture in pictures { try answer(.file(picture), id: nil) }
    }

    private static func unread(in folder: String) -> [String] {
        if folder.hasSuffix(".xcassets") { return [] }
        let names = ((try? Folder.names(in: folder)) ?? []).filter { !$0.hasPrefix(".") }
        let folders = names.filter { (try? FileKind.of(FilePath.join(folder, $0))) == .folder }
        let vectors = names.filter { LoosePictures.isVector($0) && !folders.contains($0) }
        return [
            folders.isEmpty
                ? nil
                : "subfolders are not read: \(folders.shortened(to: 3)). To read them, name them on the command line.",
            vectors.isEmpty ? nil : "vector pictures are not read: \(vectors.shortened(to: 3)). Save them as PNG.",
        ].compactMap(\.self)
    }

    private mutating func answerStandardInput() throws {
        var reader = LineReader(limit: Self.longestLine) { buffer throws(FileFailure) in
            try FileDescriptor.read(from: 0, named: "-", into: buffer)
        }
        do {
            while let line = try reader.next() {
                if line == .bytes([]) { continue }
                try answer(line, number: reader.number)
            }
        } catch let failure as FileFailure {
            report([Diagnostic(.error, .unreadable, at: "-", "standard input cannot be read: \(failure).")])
            isClean = false
        }
    }

    private mutating func answer(_ line: LineReader.Line, number: Int) throws {
        let request: ExtractionLine
        do throws(ExtractionLine.Failure) {
            request = try self.request(line)
        } catch {
            let finding = Diagnostic(
                .error, .malformedData, at: SourceLocation(path: "-", line: number, column: error.column), error.reason)
            return try print(Extraction.failed(finding, path: error.path), id: error.id)
        }
        try answer(request.picture, id: request.id, line: number)
    }

    private func request(_ line: LineReader.Line) throws(ExtractionLine.Failure) -> ExtractionLine {
        guard case .bytes(let bytes) = line else {
            throw ExtractionLine.Failure(
                reason:
                    "the line is longer than \(ByteCount.words(Self.longestLine)). If it contains a picture, save that as a file and give its path."
            )
        }
        // Only the `ndjson` format contains identifiers. In the other formats, results are identified by their paths,
        // so requests must be paths.
        return printer.format == .ndjson ? try ExtractionLine(line: bytes) : try ExtractionLine(path: bytes)
    }

    private mutating func answer(_ picture: ExtractionLine.Picture, id: JSONNode?, line: Int = 1) throws {
        let extraction =
            switch picture {
            case .file(let path): Extraction.read(path, settings: settings, wantsDigest: printer.format.hasDigests)
            case .content(let bytes):
                Extraction.read(bytes, at: SourceLocation(path: "-", line: line, column: 1), settings: settings)
            }
        try print(extraction, id: id)
    }

    private mutating func print(_ extraction: Diagnosed<Extraction>, id: JSONNode?) throws {
        report(extraction.diagnostics)
        if extraction.hasErrors { isClean = false }
        let text = try printer.text(
            of: extraction.value, id: id, named: pageName(of: extraction.value), isFirst: isFirst)
        try output(text)
        if !text.isEmpty { isFirst = false }
    }

    private mutating func pageName(of extraction: Extraction) -> String {
        guard printer.format == .pages, let path = extraction.path else { return "-" }
        let (name, taken) = names.claim(path)
        if let taken {
            let words = "is called \"\(name)\" in the output, because \(taken) already has the shorter name."
            report([Diagnostic(.note, .nameClash, at: path, words)])
        }
        return name
    }
}
