internal import AssetNaming
internal import CodeLexing
internal import Diagnostics
internal import PictureAnalysis

// Created once, because each access to `allCases` creates a new list.
private let kinds = SwiftSymbol.Kind.allCases
private let casings = StringExpression.Casing.allCases
private let classes = NameClass.allCases

extension CodeFacts {
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
        writer.write(list: composed) { writer, composed in
            writer.write(composed.string)
            writer.write(composed.place)
            writer.write(UInt8(composed.isHinted ? 1 : 0))
        }
        writer.write(list: definitions) { writer, definition in
            writer.write(definition.key)
            writer.write(definition.value)
            writer.write(definition.place)
        }
        writer.write(list: openArguments) { $0.write($1) }
        writer.write(list: accesses) { writer, access in
            writer.write(access.type)
            writer.write(access.name)
            writer.write(UInt8(access.isAsset ? 1 : 0))
            writer.write(access.place)
        }
        writer.write(list: aliases.sorted { $0.key < $1.key }) { writer, alias in
            writer.write(alias.key)
            writer.write(alias.value)
        }
        for words in [ownMembers, rawValues, givenNames, ownTypes, globs] { writer.write(list: words) { $0.write($1) } }
        writer.write(UInt8((isGenerated ? 1 : 0) | (isTest ? 2 : 0) | (isDamaged ? 4 : 0)))
        writer.write(end) { $0.write($1) }
        return writer.bytes
    }

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
        composed = try reader.list { (reader) throws(DamagedCache) in
            Composed(
                string: try reader.string(), place: try reader.place(), isHinted: try reader.number(UInt8.self) == 1)
        }
        definitions = try reader.list { (reader) throws(DamagedCache) in
            StringDefinition(key: try reader.text(), value: try reader.string(), place: try reader.place())
        }
        openArguments = try reader.list { (reader) throws(DamagedCache) in try reader.number(UInt32.self) }
        accesses = try reader.list { (reader) throws(DamagedCache) in
            Access(
                type: try reader.text(), name: try reader.text(), isAsset: try reader.number(UInt8.self) == 1,
                place: try reader.place())
        }
        let pairs = try reader.list { (reader) throws(DamagedCache) in (try reader.text(), try reader.text()) }
        aliases = Dictionary(pairs) { first, _ in first }
        ownMembers = try reader.words()
        rawValues = try reader.words()
        givenNames = try reader.words()
        ownTypes = try reader.words()
        globs = try reader.words()
        let flags = try reader.number(UInt8.self)
        (isGenerated, isTest, isDamaged) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
        end = try reader.optional { (reader) throws(DamagedCache) in try reader.place() }
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

    fileprivate mutating func write(_ string: StringExpression) {
        switch string {
        case .unknown: write(case: 0)
        case .text(let text): write(case: 1) { $0.write(text) }
        case .value(let keys): write(case: 2) { $0.write(list: keys) { $0.write($1) } }
        case .joined(let parts): write(case: 3) { $0.write(list: parts) { $0.write($1) } }
        case .either(let parts): write(case: 4) { $0.write(list: parts) { $0.write($1) } }
        case .cased(let casing, let inner):
            write(case: 5) { $0.write(casing.rawValue) }
            write(inner)
        }
    }

    fileprivate mutating func write(_ use: AssetUse) {
        write(use.kind) { $0.write(UInt8(kinds.firstIndex(of: $1) ?? 0)) }
        switch use.form {
        case .name(let pattern): write(case: 0) { $0.write(pattern) }
        case .sequence(let pattern): write(case: 1) { $0.write(pattern) }
        case .symbol(let symbol): write(case: 2) { $0.write(symbol) }
        case .value(let string): write(case: 3) { $0.write(string) }
        case .anyOf(let names): write(case: 4) { $0.write(names.rawValue) }
        }
        switch use.certainty {
        case .certain: write(case: 0)
        case .possible: write(case: 1)
        case .dependsOnType(let type): write(case: 2) { $0.write(type) }
        case .replaceable: write(case: 3)
        }
        write(use.place)
    }

    private mutating func write(case number: UInt8, _ value: (inout BinaryWriter) -> Void = { _ in }) {
        write(number)
        value(&self)
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

    /// Reads a string expression; a nesting depth of 64 or more shows that the cache is damaged.
    fileprivate mutating func string(depth: Int = 0) throws(DamagedCache) -> StringExpression {
        guard depth < 64 else { throw DamagedCache() }
        switch try number(UInt8.self) {
        case 0: return .unknown
        case 1: return .text(try text())
        case 2: return .value(try words())
        case 3: return .joined(try list { (reader) throws(DamagedCache) in try reader.string(depth: depth + 1) })
        case 4: return .either(try list { (reader) throws(DamagedCache) in try reader.string(depth: depth + 1) })
        case 5: return .cased(try choice(of: casings), try string(depth: depth + 1))
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
        case 3: form = .value(try string())
        case 4: form = .anyOf(try choice(of: classes))
        default: throw DamagedCache()
        }
        let certainty: AssetUse.Certainty
        switch try number(UInt8.self) {
        case 0: certainty = .certain
        case 1: certainty = .possible
        case 2: certainty = .dependsOnType(try text())
        case 3: certainty = .replaceable
        default: throw DamagedCache()
        }
        return AssetUse(kind: kind, form: form, certainty: certainty, place: try place())
    }
}
