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

    /// The first document of a text; nil where there is none.
    ///
    /// - Throws: ``YAMLSyntaxError`` for what is not YAML, a key that comes twice, and a document beyond the limits.
    public static func parse(_ bytes: [UInt8]) throws(YAMLSyntaxError) -> YAMLNode? {
        var parser = yaml_parser_t()
        guard yaml_parser_initialize(&parser) == 1 else {
            throw YAMLSyntaxError(problem: "out of memory", line: 1, column: 1)
        }
        defer { yaml_parser_delete(&parser) }
        var document = yaml_document_t()
        // The bytes must stay where they are until the parser has read them.
        let loaded = bytes.withUnsafeBufferPointer { bytes in
            yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
            return yaml_parser_load(&parser, &document)
        }
        guard loaded == 1 else { throw YAMLSyntaxError(parser) }
        defer { yaml_document_delete(&document) }
        guard yaml_document_get_root_node(&document) != nil else { return nil }
        var reader = DocumentReader(document: document)
        return try reader.node(1, depth: 0)
    }
}

extension YAMLSyntaxError {
    fileprivate init(_ parser: yaml_parser_t) {
        problem = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
        line = parser.problem_mark.line + 1
        column = parser.problem_mark.column + 1
    }
}

/// Copies a document of libyaml into values of ours.
private struct DocumentReader {
    var document: yaml_document_t
    var count = 0

    mutating func node(_ index: Int32, depth: Int) throws(YAMLSyntaxError) -> YAMLNode {
        guard let raw = yaml_document_get_node(&document, index)?.pointee else {
            throw YAMLSyntaxError(problem: "a value is missing", line: 1, column: 1)
        }
        let (line, column) = (raw.start_mark.line + 1, raw.start_mark.column + 1)
        count += 1
        guard count <= YAMLParser.maximumNodes, depth <= YAMLParser.maximumDepth else {
            throw YAMLSyntaxError(problem: "too many values, or too deep inside each other", line: line, column: column)
        }
        return YAMLNode(content: try content(raw, depth: depth), line: line, column: column)
    }

    private mutating func content(_ raw: yaml_node_t, depth: Int) throws(YAMLSyntaxError) -> YAMLNode.Content {
        switch raw.type {
        case YAML_SEQUENCE_NODE:
            var elements: [YAMLNode] = []
            let items = raw.data.sequence.items
            for item in UnsafeBufferPointer(start: items.start, count: items.top - items.start) {
                elements.append(try node(item, depth: depth + 1))
            }
            return .sequence(elements)
        case YAML_MAPPING_NODE:
            var pairs: [(key: YAMLNode, value: YAMLNode)] = []
            var keys: Set<String> = []
            let items = raw.data.mapping.pairs
            for pair in UnsafeBufferPointer(start: items.start, count: items.top - items.start) {
                let key = try node(pair.key, depth: depth + 1)
                if let text = key.scalar, !keys.insert(text).inserted {
                    throw YAMLSyntaxError(
                        problem: "the key \"\(text)\" comes twice", line: key.line, column: key.column)
                }
                pairs.append((key, try node(pair.value, depth: depth + 1)))
            }
            return .mapping(pairs)
        default:
            let scalar = raw.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            return .scalar(text, isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
        }
    }
}
