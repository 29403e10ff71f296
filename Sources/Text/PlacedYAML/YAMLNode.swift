package import Diagnostics

/// A YAML value that keeps the order of its members and knows where in the text it stood.
package struct YAMLNode: Sendable {
    /// What a value can be.
    package indirect enum Content: Sendable {
        /// A text; plain where it has no quotes, so that it may represent a number or a boolean.
        case scalar(String, isPlain: Bool)
        /// The elements in their order.
        case sequence([YAMLNode])
        /// The pairs in their order; no key comes twice.
        case mapping([(key: YAMLNode, value: YAMLNode)])
    }

    /// What the value is.
    package let content: Content
    /// Where it begins.
    package let position: TextPosition

    /// The text of a scalar, nil for anything else.
    package var scalar: String? {
        if case .scalar(let text, _) = content { text } else { nil }
    }

    /// The elements of a sequence, nil for anything else.
    package var sequence: [YAMLNode]? {
        if case .sequence(let elements) = content { elements } else { nil }
    }

    /// The pairs of a mapping, nil for anything else.
    package var mapping: [(key: YAMLNode, value: YAMLNode)]? {
        if case .mapping(let pairs) = content { pairs } else { nil }
    }

    /// The value of a boolean of YAML's core schema (YAML 1.2.2, section 10.3.2), nil for anything else.
    package var bool: Bool? {
        switch plainText {
        case "true", "True", "TRUE": true
        case "false", "False", "FALSE": false
        default: nil
        }
    }

    /// The value of a whole decimal number, nil for anything else.
    package var int: Int? { plainText.flatMap { Int($0) } }

    /// The value of a decimal number that is finite, nil for anything else.
    package var number: Double? {
        plainText.flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
    }

    private var plainText: String? {
        if case .scalar(let text, isPlain: true) = content { text } else { nil }
    }
}
