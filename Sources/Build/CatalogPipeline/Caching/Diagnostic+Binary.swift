internal import Diagnostics

extension BinaryWriter {
    /// Writes a finding.
    mutating func write(_ diagnostic: Diagnostic) {
        write(diagnostic.severity.rawValue)
        write(diagnostic.rule.rawValue)
        write(diagnostic.path)
        for number in [diagnostic.line, diagnostic.column] { write(number) { $0.write(Int64($1)) } }
        write(diagnostic.message)
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
        let line = try optional { (reader) throws(DamagedCache) in Int(try reader.number(Int64.self)) }
        let column = try optional { (reader) throws(DamagedCache) in Int(try reader.number(Int64.self)) }
        let position = line.map { TextPosition(line: $0, column: column ?? 1) }
        return Diagnostic(severity, rule, at: SourceLocation(path: path, position: position), try text())
    }
}
