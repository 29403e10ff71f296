package import Diagnostics
package import FileAccess
internal import OrderedJSON

/// An index of palettes that other runs, for example on other machines, have written to files.
///
/// The index only stores the file and byte range of each record.
package struct PaletteRecords: Sendable {
    private struct LineRange {
        var file: UInt32
        var length: UInt32
        var offset: Int
    }

    private var files: [String] = []
    private var stamps: [FileStamp] = []
    private var ranges: [ContentHash: LineRange] = [:]

    /// The maximum length of a line in bytes; a typical record is about two thousand bytes long.
    private static let longestLine = 1 << 20

    private static let mostFindings = 20

    /// Reads the records in files and folders: lines that `tincture extract --format ndjson` wrote.
    ///
    /// As in Hadoop, files and folders whose names begin with a dot or an underscore are skipped. So are Parquet files,
    /// which a Spark job may write into the same folder.
    ///
    /// - Parameter wanted: the settings of this run; a record with other settings isn't usable.
    /// - Returns: the index of the usable records. If a path can't be read, `isRefused` of the result is true.
    package static func read(_ paths: [String], wanted: ExtractionSettings) -> Diagnosed<PaletteRecords> {
        var records = PaletteRecords()
        var log = DiagnosticLog()
        for path in paths {
            do {
                for file in try files(at: path) { log.report(try records.add(file, wanted: wanted)) }
            } catch {
                let isFolder = (try? FileKind.of(error.path)) == .folder
                let words = isFolder ? error.sentenceAboutFolder : "\(error)."
                log.refuse(Diagnostic(.error, .unreadable, at: error.path, words))
            }
        }
        return log.diagnosed(records)
    }

    private static func files(at path: String) throws(FileFailure) -> [String] {
        guard try FileKind.of(path) == .folder else { return [path] }
        var files: [String] = []
        for name in try Folder.names(in: path) {
            if name.hasPrefix("_") || name.hasPrefix(".") || name.hasSuffix(".parquet") { continue }
            files += try self.files(at: FilePath.join(path, name))
        }
        return files
    }

    /// Adds the records in a file to the index, and returns findings about unusable lines.
    private mutating func add(_ path: String, wanted: ExtractionSettings) throws(FileFailure) -> [Diagnostic] {
        let file = try RegularFile(path)
        let number = UInt32(files.count)
        files.append(path)
        stamps.append(file.stamp)
        var diagnostics: [Diagnostic] = []
        var malformed = 0
        var others: [ExtractionSettings: (count: Int, line: Int)] = [:]
        var reader = LineReader(limit: Self.longestLine) { buffer throws(FileFailure) in try file.read(into: buffer) }
        while let line = try reader.next() {
            do throws(MalformedRecord) {
                guard case .bytes(let bytes) = line else { throw MalformedRecord("the line is too long", nil) }
                if bytes.isEmpty { continue }
                guard let record = try PaletteRecord(try Self.parse(bytes)) else { continue }
                guard record.settings == wanted else {
                    others[record.settings, default: (0, reader.number)].count += 1
                    continue
                }
                if ranges[record.hash] == nil {
                    ranges[record.hash] = LineRange(file: number, length: UInt32(bytes.count), offset: reader.offset)
                }
            } catch {
                malformed += 1
                if malformed > Self.mostFindings { continue }
                diagnostics.report(
                    .warning, .malformedData,
                    at: SourceLocation(path: path, line: reader.number, column: error.place?.column ?? 1),
                    "\(error.reason), so this is not a line of `tincture extract --format ndjson`. The picture is decoded instead."
                )
            }
        }
        if malformed > Self.mostFindings {
            diagnostics.report(
                .warning, .malformedData, at: path,
                "further lines that are not output of `tincture extract --format ndjson`: \(malformed - Self.mostFindings)."
            )
        }
        for (settings, found) in others.sorted(by: { $0.value.line < $1.value.line }) {
            diagnostics.report(
                .note, .unusedConfiguration, at: SourceLocation(path: path, line: found.line, column: 1),
                "\(found.count) \(found.count == 1 ? "record was" : "records were") made with other settings (\(settings)) than this command uses (\(wanted)), so the pictures are decoded again."
            )
        }
        return diagnostics
    }

    private static func parse(_ bytes: [UInt8]) throws(MalformedRecord) -> JSONNode {
        do throws(JSONSyntaxError) {
            return try JSONParser.parse(bytes)
        } catch {
            throw MalformedRecord("\(error)", JSONNode(.null, place: error.place))
        }
    }

    /// Returns the recorded facts about a picture; nil without a record, or if its file has changed since.
    package func facts(of hash: ContentHash) -> PictureFacts? {
        guard let range = ranges[hash] else { return nil }
        // The file isn't traced again, because it became an input of the run when it was indexed.
        return FileTrace.untraced {
            guard let file = try? RegularFile(files[Int(range.file)]), file.stamp == stamps[Int(range.file)],
                let line = try? file.bytes(Int(range.length), at: range.offset),
                let record = try? PaletteRecord(try Self.parse(line)), record.hash == hash
            else { return nil }
            return record.facts
        }
    }
}
