internal import Diagnostics
internal import PictureAnalysis

extension BinaryWriter {
    /// Writes a finding.
    mutating func write(_ diagnostic: Diagnostic) {
        write(diagnostic.severity.rawValue)
        write(diagnostic.rule.rawValue)
        write(diagnostic.path)
        write(diagnostic.location.position) { writer, position in
            writer.write(UInt32(clamping: position.line))
            writer.write(UInt32(clamping: position.column))
        }
        write(diagnostic.subject)
        write(diagnostic.message)
    }

    /// Writes what a finding is about: the number of its kind, and its names.
    private mutating func write(_ subject: Subject) {
        func write(_ kind: UInt8, _ names: String...) {
            self.write(kind)
            for name in names { self.write(name) }
        }
        switch subject {
        case .file: write(0)
        case .image(let name): write(1, name)
        case .color(let name): write(2, name)
        case .set(let type, let name): write(3, type, name)
        case .group(let name): write(4, name)
        case .gradient(let name): write(5, name)
        case .product(let name): write(6, name)
        case .carousel(let name): write(7, name)
        case .page(let carousel, let number, let image):
            write(8, carousel, image)
            self.write(UInt32(clamping: number))
        case .key(let name): write(9, name)
        case .value(let trail): write(10, trail)
        case .output(let path): write(11, path)
        case .both(let first, let second):
            write(12)
            self.write(first)
            self.write(second)
        }
    }
}

extension BinaryReader {
    /// The next finding.
    ///
    /// - Throws: ``DamagedCache`` where there is none.
    mutating func diagnostic() throws(DamagedCache) -> Diagnostic {
        guard let severity = Diagnostic.Severity(rawValue: try text()), let rule = Rule(rawValue: try text()) else {
            throw DamagedCache()
        }
        let path = try text()
        let position = try optional { (reader) throws(DamagedCache) in
            TextPosition(line: Int(try reader.number(UInt32.self)), column: Int(try reader.number(UInt32.self)))
        }
        let subject = try subject()
        return Diagnostic(
            severity, rule, at: SourceLocation(path: path, position: position), about: subject, try text())
    }

    /// What a finding is about.
    ///
    /// - Parameter depth: how many subjects it may be made of are inside each other.
    private mutating func subject(depth: Int = 0) throws(DamagedCache) -> Subject {
        switch try number(UInt8.self) {
        case 0: return .file
        case 1: return .image(try text())
        case 2: return .color(try text())
        case 3: return .set(type: try text(), name: try text())
        case 4: return .group(try text())
        case 5: return .gradient(try text())
        case 6: return .product(try text())
        case 7: return .carousel(try text())
        case 8:
            let (carousel, image) = (try text(), try text())
            return .page(carousel: carousel, number: Int(try number(UInt32.self)), image: image)
        case 9: return .key(try text())
        case 10: return .value(try text())
        case 11: return .output(try text())
        case 12 where depth == 0: return .both(try subject(depth: 1), try subject(depth: 1))
        default: throw DamagedCache()
        }
    }
}
