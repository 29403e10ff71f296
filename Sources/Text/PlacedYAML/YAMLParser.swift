internal import CYAML
package import Diagnostics

/// The reason why a text isn't YAML, and the location of the mistake.
package struct YAMLSyntaxError: Error, Sendable, Hashable {
    package let problem: String
    package let position: TextPosition
}

/// A parser of YAML, based on libyaml, that keeps the location of every value.
package enum YAMLParser {
    /// The maximum number of values in a document.
    ///
    /// An alias (`*name`) counts as all values that it repeats; otherwise, nested aliases could fill the memory.
    package static let maximumNodes = 100_000

    /// The maximum number of `%TAG` directives in a text, because libyaml compares each with all previous ones.
    package static let maximumTagDirectives = 100

    package static let maximumDepth = 100

    /// Returns the root value of a text; nil if the text contains no document.
    ///
    /// - Throws: ``YAMLSyntaxError`` if the text isn't YAML, repeats a key, contains a second document, or exceeds a
    ///   limit.
    package static func parse(_ bytes: [UInt8]) throws(YAMLSyntaxError) -> YAMLNode? {
        var reader = EventReader(columns: ByteColumns(bytes))
        if let position = positionOfExcessTagDirective(bytes) {
            throw YAMLSyntaxError(
                problem:
                    "it has more than \(maximumTagDirectives) \"%TAG\" lines; remove them, because no value needs one",
                position: position)
        }
        guard yaml_parser_initialize(&reader.parser) == 1 else {
            throw YAMLSyntaxError(problem: "out of memory", position: .start)
        }
        defer { yaml_parser_delete(&reader.parser) }
        var result: Result<YAMLNode?, YAMLSyntaxError> = .success(nil)
        // The parser keeps a pointer to the bytes, so they must not move.
        bytes.withUnsafeBufferPointer { bytes in
            yaml_parser_set_input_string(&reader.parser, bytes.baseAddress, bytes.count)
            do throws(YAMLSyntaxError) {
                result = .success(try reader.stream())
            } catch {
                result = .failure(error)
            }
        }
        return try result.get()
    }

    /// Returns the location of the first `%TAG` beyond the limit, in UTF-8 or UTF-16, which libyaml reads both.
    private static func positionOfExcessTagDirective(_ bytes: [UInt8]) -> TextPosition? {
        let name = Array("%TAG".utf8)
        var (count, line, lineStart) = (0, 1, 0)
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, index + 1) }
            // In UTF-16, each ASCII letter has a zero byte.
            guard byte == name[0], bytes[index...].lazy.filter({ $0 != 0 }).starts(with: name) else { continue }
            count += 1
            if count > maximumTagDirectives { return TextPosition(line: line, column: index - lineStart + 1) }
        }
        return nil
    }
}

/// A builder of values from libyaml's events, which can stop before a limit is exceeded.
private struct EventReader {
    /// A libyaml event, copied into Swift types.
    private struct Event {
        let type: yaml_event_type_t
        /// The location at which the event starts.
        let mark: yaml_mark_t
        var text = ""
        var isPlain = false
        /// The name of the value, or the name to which an alias refers.
        var anchor: String?
    }

    var parser = yaml_parser_t()
    private var columns: ByteColumns
    private var count = 0
    /// The location at which the last event ended.
    private var endMark = yaml_mark_t()
    /// The value of each anchor (`&name`), and the number of values in it.
    private var anchors: [String: (node: YAMLNode, count: Int)] = [:]

    init(columns: ByteColumns) { self.columns = columns }

    mutating func stream() throws(YAMLSyntaxError) -> YAMLNode? {
        var root: YAMLNode?
        var documents = 0
        while true {
            let event = try next()
            switch event.type {
            case YAML_DOCUMENT_START_EVENT:
                documents += 1
                if documents > 1 {
                    throw error("a second document begins here; put everything into one", at: event.mark)
                }
                root = try node(try next(), depth: 0)
            case YAML_STREAM_END_EVENT: return root
            default: continue
            }
        }
    }

    private mutating func node(_ event: Event, depth: Int) throws(YAMLSyntaxError) -> YAMLNode {
        let before = count
        count += 1
        if event.type == YAML_ALIAS_EVENT {
            let name = event.anchor ?? ""
            guard let known = anchors[name] else {
                throw error("the alias \"*\(name)\" has no anchor \"&\(name)\" before it", at: event.mark)
            }
            count += known.count - 1
            try requireLimits(depth: depth, at: event.mark)
            return known.node
        }
        try requireLimits(depth: depth, at: event.mark)
        let position = columns.position(of: event.mark)
        let content: YAMLNode.Content
        switch event.type {
        case YAML_SCALAR_EVENT: content = .scalar(event.text, isPlain: event.isPlain)
        case YAML_SEQUENCE_START_EVENT: content = .sequence(try elements(depth: depth + 1))
        case YAML_MAPPING_START_EVENT: content = .mapping(try pairs(depth: depth + 1))
        default: throw error("a value is missing", at: event.mark)
        }
        let node = YAMLNode(content: content, position: position, end: columns.position(of: endMark))
        if let anchor = event.anchor { anchors[anchor] = (node, count - before) }
        return node
    }

    private mutating func requireLimits(depth: Int, at mark: yaml_mark_t) throws(YAMLSyntaxError) {
        if count > YAMLParser.maximumNodes {
            throw error(
                "it has more than \(YAMLParser.maximumNodes) values, where an alias counts as all values that it repeats; put long lists into data files",
                at: mark)
        }
        if depth > YAMLParser.maximumDepth {
            throw error("values are nested more than \(YAMLParser.maximumDepth) levels deep", at: mark)
        }
    }

    private mutating func elements(depth: Int) throws(YAMLSyntaxError) -> [YAMLNode] {
        var elements: [YAMLNode] = []
        while true {
            let event = try next()
            if event.type == YAML_SEQUENCE_END_EVENT { return elements }
            elements.append(try node(event, depth: depth))
        }
    }

    private mutating func pairs(depth: Int) throws(YAMLSyntaxError) -> [(key: YAMLNode, value: YAMLNode)] {
        var pairs: [(key: YAMLNode, value: YAMLNode)] = []
        var keys: Set<String> = []
        while true {
            let event = try next()
            if event.type == YAML_MAPPING_END_EVENT { return pairs }
            let key = try node(event, depth: depth)
            if let text = key.scalar, !keys.insert(text).inserted {
                throw error("the key \(text.quoted) appears twice; remove one of them", at: event.mark)
            }
            pairs.append((key, try node(try next(), depth: depth)))
        }
    }

    private mutating func next() throws(YAMLSyntaxError) -> Event {
        var raw = yaml_event_t()
        guard yaml_parser_parse(&parser, &raw) == 1 else {
            throw error(parser.problem.map { String(cString: $0) } ?? "it cannot be read", at: parser.problem_mark)
        }
        defer { yaml_event_delete(&raw) }
        endMark = raw.end_mark
        let event = Self.event(raw)
        // Texts and names are compared later.
        if event.text.hasExcessiveMarks || event.anchor?.hasExcessiveMarks == true {
            throw error("a string has more than 30 combining marks in a row; remove some of them", at: event.mark)
        }
        return event
    }

    private mutating func error(_ problem: String, at mark: yaml_mark_t) -> YAMLSyntaxError {
        YAMLSyntaxError(problem: problem, position: columns.position(of: mark))
    }

    private static func event(_ raw: yaml_event_t) -> Event {
        var event = Event(type: raw.type, mark: raw.start_mark)
        let anchor: UnsafeMutablePointer<yaml_char_t>?
        switch raw.type {
        case YAML_SEQUENCE_START_EVENT: anchor = raw.data.sequence_start.anchor
        case YAML_MAPPING_START_EVENT: anchor = raw.data.mapping_start.anchor
        case YAML_ALIAS_EVENT: anchor = raw.data.alias.anchor
        case YAML_SCALAR_EVENT:
            let scalar = raw.data.scalar
            event.text = String(
                decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            event.isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
            anchor = scalar.anchor
        default: anchor = nil
        }
        event.anchor = anchor.map { String(cString: $0) }
        return event
    }
}

/// A converter of libyaml's columns, which count characters, into columns that count bytes, as in compilers.
///
/// The locations are nearly in the order of the text, so each search continues from the previous location.
private struct ByteColumns {
    private let bytes: [UInt8]
    /// The index of the character reached so far, and the offset of its first byte.
    private var place: (index: Int, byte: Int)
    /// The start of the line of the last search.
    private var line: (index: Int, byte: Int)
    private let start: Int

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // libyaml doesn't count a byte order mark.
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        place = (0, start)
        line = place
    }

    mutating func position(of mark: yaml_mark_t) -> TextPosition {
        let beginning = mark.index - min(mark.column, mark.index)
        if beginning != line.index {
            go(to: beginning)
            line = place
        }
        go(to: mark.index)
        return TextPosition(line: mark.line + 1, column: place.byte - line.byte + 1)
    }

    private mutating func go(to index: Int) {
        if index < place.index { place = index < line.index ? (0, start) : line }
        while place.index < index, place.byte < bytes.count {
            place.byte += 1
            while place.byte < bytes.count, bytes[place.byte] & 0xC0 == 0x80 { place.byte += 1 }
            place.index += 1
        }
    }
}
