internal import CYAML

/// Why a text is not YAML, and where.
public struct YAMLSyntaxError: Error, Sendable, Hashable {
    /// What is wrong, in words.
    public let problem: String
    /// The line, from 1.
    public let line: Int
    /// The column in characters, from 1.
    public let column: Int
}

/// Reads YAML by libyaml and keeps the place of every value.
public enum YAMLParser {
    /// The most values that a document may have, those counted that an alias repeats.
    ///
    /// An alias of aliases of aliases would otherwise fill the memory. No configuration comes near it.
    public static let maximumNodes = 100_000

    /// How deep values may lie inside each other.
    public static let maximumDepth = 100

    /// The document of a text; nil where there is none.
    ///
    /// - Throws: ``YAMLSyntaxError`` for what is not YAML, a key that comes twice, a second document, and a document beyond
    ///   the limits, of which no more is read than the limits allow.
    public static func parse(_ bytes: [UInt8]) throws(YAMLSyntaxError) -> YAMLNode? {
        var reader = EventReader()
        guard yaml_parser_initialize(&reader.parser) == 1 else {
            throw YAMLSyntaxError(problem: "out of memory", line: 1, column: 1)
        }
        defer { yaml_parser_delete(&reader.parser) }
        var result: Result<YAMLNode?, YAMLSyntaxError> = .success(nil)
        // The bytes must stay where they are until the parser has read them.
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
}

extension YAMLSyntaxError {
    fileprivate init(_ parser: yaml_parser_t) {
        problem = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
        line = parser.problem_mark.line + 1
        column = parser.problem_mark.column + 1
    }

    fileprivate init(_ problem: String, at mark: yaml_mark_t) {
        self.init(problem: problem, line: mark.line + 1, column: mark.column + 1)
    }
}

/// Makes values of libyaml's events as they come, so that nothing beyond a limit is ever in memory.
private struct EventReader {
    /// What a line of the stream can say.
    private enum Event {
        case streamStart, streamEnd, documentStart, documentEnd, sequenceEnd, mappingEnd, none
        case alias(String)
        case scalar(String, isPlain: Bool, anchor: String?)
        case sequenceStart(anchor: String?)
        case mappingStart(anchor: String?)
    }

    var parser = yaml_parser_t()
    private var count = 0
    /// What anchors stand for, and how many values that is.
    private var anchors: [String: (node: YAMLNode, count: Int)] = [:]

    /// The only document of a stream.
    mutating func stream() throws(YAMLSyntaxError) -> YAMLNode? {
        var root: YAMLNode?
        var documents = 0
        while true {
            let (event, mark) = try next()
            switch event {
            case .documentStart:
                documents += 1
                if documents > 1 {
                    throw YAMLSyntaxError("a second document begins here; put everything into one", at: mark)
                }
                let (event, mark) = try next()
                root = try node(event, at: mark, depth: 0)
            case .streamEnd: return root
            default: continue
            }
        }
    }

    private mutating func node(_ event: Event, at mark: yaml_mark_t, depth: Int) throws(YAMLSyntaxError) -> YAMLNode {
        let before = count
        count += 1
        if case .alias(let name) = event {
            guard let known = anchors[name] else {
                throw YAMLSyntaxError("the alias \"\(name)\" stands for nothing that is complete here", at: mark)
            }
            count += known.count - 1
            try requireLimits(depth: depth, at: mark)
            return known.node
        }
        try requireLimits(depth: depth, at: mark)
        let content: YAMLNode.Content
        let anchor: String?
        switch event {
        case .scalar(let text, let isPlain, let name): (content, anchor) = (.scalar(text, isPlain: isPlain), name)
        case .sequenceStart(let name): (content, anchor) = (.sequence(try elements(depth: depth + 1)), name)
        case .mappingStart(let name): (content, anchor) = (.mapping(try pairs(depth: depth + 1)), name)
        default: throw YAMLSyntaxError("a value is missing", at: mark)
        }
        let node = YAMLNode(content: content, line: mark.line + 1, column: mark.column + 1)
        if let anchor { anchors[anchor] = (node, count - before) }
        return node
    }

    private func requireLimits(depth: Int, at mark: yaml_mark_t) throws(YAMLSyntaxError) {
        if count > YAMLParser.maximumNodes {
            throw YAMLSyntaxError(
                "it has more than \(YAMLParser.maximumNodes) values, aliases counted; put long lists into data files",
                at: mark)
        }
        if depth > YAMLParser.maximumDepth {
            throw YAMLSyntaxError("more than \(YAMLParser.maximumDepth) values lie inside each other", at: mark)
        }
    }

    private mutating func elements(depth: Int) throws(YAMLSyntaxError) -> [YAMLNode] {
        var elements: [YAMLNode] = []
        while true {
            let (event, mark) = try next()
            if case .sequenceEnd = event { return elements }
            elements.append(try node(event, at: mark, depth: depth))
        }
    }

    private mutating func pairs(depth: Int) throws(YAMLSyntaxError) -> [(key: YAMLNode, value: YAMLNode)] {
        var pairs: [(key: YAMLNode, value: YAMLNode)] = []
        var keys: Set<String> = []
        while true {
            let (event, mark) = try next()
            if case .mappingEnd = event { return pairs }
            let key = try node(event, at: mark, depth: depth)
            if let text = key.scalar, !keys.insert(text).inserted {
                throw YAMLSyntaxError("the key \"\(text)\" comes twice", at: mark)
            }
            let (value, place) = try next()
            pairs.append((key, try node(value, at: place, depth: depth)))
        }
    }

    /// The next event, and where it begins.
    private mutating func next() throws(YAMLSyntaxError) -> (event: Event, mark: yaml_mark_t) {
        var raw = yaml_event_t()
        guard yaml_parser_parse(&parser, &raw) == 1 else { throw YAMLSyntaxError(parser) }
        defer { yaml_event_delete(&raw) }
        return (Self.event(raw), raw.start_mark)
    }

    private static func event(_ raw: yaml_event_t) -> Event {
        func name(_ anchor: UnsafeMutablePointer<yaml_char_t>?) -> String? { anchor.map { String(cString: $0) } }
        switch raw.type {
        case YAML_STREAM_START_EVENT: return .streamStart
        case YAML_STREAM_END_EVENT: return .streamEnd
        case YAML_DOCUMENT_START_EVENT: return .documentStart
        case YAML_DOCUMENT_END_EVENT: return .documentEnd
        case YAML_SEQUENCE_START_EVENT: return .sequenceStart(anchor: name(raw.data.sequence_start.anchor))
        case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
        case YAML_MAPPING_START_EVENT: return .mappingStart(anchor: name(raw.data.mapping_start.anchor))
        case YAML_MAPPING_END_EVENT: return .mappingEnd
        case YAML_ALIAS_EVENT: return .alias(name(raw.data.alias.anchor) ?? "")
        case YAML_SCALAR_EVENT:
            let scalar = raw.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            return .scalar(
                text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE, anchor: name(scalar.anchor))
        default: return .none
        }
    }
}
