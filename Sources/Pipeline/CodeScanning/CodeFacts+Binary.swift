internal import AssetNaming
internal import CodeLexing
internal import Diagnostics
internal import PictureAnalysis

// Made once: the compiler makes the list of an enumeration's cases anew whenever it is asked for.
private let kinds = SwiftSymbol.Kind.allCases

extension CodeFacts {
    /// What follows from a file's content alone, as the cache keeps it.
    var cachedForm: [UInt8] {
        var writer = BinaryWriter()
        writer.reserve(1024)
        writer.write(list: contexts) { $0.write($1) }
        writer.write(list: uses) { $0.write($1) }
        writer.write(list: texts) { writer, text in
            writer.write(text.text)
            writer.write(text.place)
            writer.write(text.context)
        }
        writer.write(list: templates) { writer, template in
            writer.write(template.pattern)
            writer.write(template.place)
        }
        writer.write(list: compositions) { writer, composition in
            writer.write(list: composition.parts) { $0.write($1) }
            writer.write(composition.place)
        }
        writer.write(list: members) { writer, member in
            writer.write(member.type)
            writer.write(member.name)
            writer.write(UInt8(member.isAsset ? 1 : 0))
        }
        writer.write(list: constants) { writer, constant in
            writer.write(constant.name)
            writer.write(constant.pattern)
            writer.write(constant.place)
        }
        writer.write(list: aliases.sorted { $0.key < $1.key }) { writer, alias in
            writer.write(alias.key)
            writer.write(alias.value)
        }
        for words in [ownMembers, rawValues, givenNames, ownTypes, globs] { writer.write(list: words) { $0.write($1) } }
        writer.write(UInt8((isGenerated ? 1 : 0) | (isTest ? 2 : 0)))
        writer.write(end) { $0.write($1) }
        writer.write(problem) { writer, problem in
            writer.write(problem.place)
            writer.write(problem.words)
        }
        return writer.bytes
    }

    /// What ``cachedForm`` has kept.
    init(cachedForm bytes: [UInt8]) throws(DamagedCache) {
        var reader = BinaryReader(bytes)
        let contexts = try reader.words()
        self.contexts = contexts
        uses = try reader.list { (reader) throws(DamagedCache) in try reader.use() }
        texts = try reader.list { (reader) throws(DamagedCache) in
            let (text, place) = (try reader.text(), try reader.place())
            let context = try reader.number(Int32.self)
            guard context == -1 || contexts.indices.contains(Int(context)) else { throw DamagedCache() }
            return Text(text: text, place: place, context: context)
        }
        templates = try reader.list { (reader) throws(DamagedCache) in
            Template(pattern: try reader.pattern(), place: try reader.place())
        }
        compositions = try reader.list { (reader) throws(DamagedCache) in
            let parts = try reader.list { (reader) throws(DamagedCache) in try reader.compositionPart() }
            return NameComposition(parts: parts, place: try reader.place())
        }
        members = try reader.list { (reader) throws(DamagedCache) in
            Member(type: try reader.text(), name: try reader.text(), isAsset: try reader.number(UInt8.self) == 1)
        }
        constants = try reader.list { (reader) throws(DamagedCache) in
            Constant(name: try reader.text(), pattern: try reader.pattern(), place: try reader.place())
        }
        let pairs = try reader.list { (reader) throws(DamagedCache) in (try reader.text(), try reader.text()) }
        aliases = Dictionary(pairs) { first, _ in first }
        ownMembers = try reader.words()
        rawValues = try reader.words()
        givenNames = try reader.words()
        ownTypes = try reader.words()
        globs = try reader.words()
        let flags = try reader.number(UInt8.self)
        (isGenerated, isTest) = (flags & 1 != 0, flags & 2 != 0)
        end = try reader.optional { (reader) throws(DamagedCache) in try reader.place() }
        problem = try reader.optional { (reader) throws(DamagedCache) in
            Problem(place: try reader.place(), words: try reader.text())
        }
        guard reader.offset == bytes.count else { throw DamagedCache() }
    }
}

extension BinaryWriter {
    fileprivate mutating func write(_ place: TextPosition) {
        write(UInt32(place.line))
        write(UInt32(place.column))
    }

    fileprivate mutating func write(_ pattern: NamePattern) {
        write(list: pattern.parts) { $0.write($1) { $0.write($1) } }
    }

    fileprivate mutating func write(_ part: NameComposition.Part) {
        switch part {
        case .text(let text):
            write(UInt8(0))
            write(text)
        case .value(let types):
            write(UInt8(1))
            write(list: types) { $0.write($1) }
        }
    }

    fileprivate mutating func write(_ use: AssetUse) {
        write(use.kind) { $0.write(UInt8(kinds.firstIndex(of: $1) ?? 0)) }
        switch use.form {
        case .name(let pattern):
            write(UInt8(0))
            write(pattern)
        case .sequence(let pattern):
            write(UInt8(1))
            write(pattern)
        case .symbol(let symbol):
            write(UInt8(2))
            write(symbol)
        case .constant(let name):
            write(UInt8(3))
            write(name)
        }
        switch use.certainty {
        case .certain: write(UInt8(0))
        case .possible: write(UInt8(1))
        case .dependsOnType(let type):
            write(UInt8(2))
            write(type)
        }
        write(use.place)
    }
}

extension BinaryReader {
    fileprivate mutating func words() throws(DamagedCache) -> [String] {
        try list { (reader) throws(DamagedCache) in try reader.text() }
    }

    fileprivate mutating func place() throws(DamagedCache) -> TextPosition {
        TextPosition(line: Int(try number(UInt32.self)), column: Int(try number(UInt32.self)))
    }

    fileprivate mutating func pattern() throws(DamagedCache) -> NamePattern {
        NamePattern(
            try list { (reader) throws(DamagedCache) in
                try reader.optional { (reader) throws(DamagedCache) in try reader.text() }
            })
    }

    fileprivate mutating func compositionPart() throws(DamagedCache) -> NameComposition.Part {
        switch try number(UInt8.self) {
        case 0: .text(try text())
        case 1: .value(types: try words())
        default: throw DamagedCache()
        }
    }

    fileprivate mutating func use() throws(DamagedCache) -> AssetUse {
        let kind = try optional { (reader) throws(DamagedCache) in try reader.choice(of: kinds) }
        let form: AssetUse.Form
        switch try number(UInt8.self) {
        case 0: form = .name(try pattern())
        case 1: form = .sequence(try pattern())
        case 2: form = .symbol(try text())
        case 3: form = .constant(try text())
        default: throw DamagedCache()
        }
        let certainty: AssetUse.Certainty
        switch try number(UInt8.self) {
        case 0: certainty = .certain
        case 1: certainty = .possible
        case 2: certainty = .dependsOnType(try text())
        default: throw DamagedCache()
        }
        return AssetUse(kind: kind, form: form, certainty: certainty, place: try place())
    }
}
