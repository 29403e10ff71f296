package import Diagnostics

/// A JSON value that keeps the order of its members and knows its location in the text.
///
/// Reference: RFC 8259.
package struct JSONNode: Sendable {
    package enum Content: Sendable {
        case null
        case bool(Bool)
        /// A number with the digits of the text.
        case number(String)
        case string(String)
        case array([JSONNode])
        /// The members in their order; a name may occur twice.
        case object([Member])
    }

    package struct Member: Sendable {
        package let name: String
        /// The location of the opening quote of the name; nil for a member that wasn't read from text.
        package let place: TextPosition?
        package let value: JSONNode

        package init(name: String, place: TextPosition? = nil, value: JSONNode) {
            (self.name, self.place, self.value) = (name, place, value)
        }
    }

    package let content: Content

    /// The location of the value's first character; nil for a value that wasn't read from text.
    package let place: TextPosition?

    package init(_ content: Content, place: TextPosition? = nil) { (self.content, self.place) = (content, place) }
}

extension JSONNode {
    /// Returns the value of an object's last member of a name.
    package subscript(name: String) -> JSONNode? {
        members?.last { $0.name == name }?.value
    }

    package var members: [Member]? {
        if case .object(let members) = content { members } else { nil }
    }

    package var elements: [JSONNode]? {
        if case .array(let elements) = content { elements } else { nil }
    }

    package var string: String? {
        if case .string(let text) = content { text } else { nil }
    }

    package var number: Double? {
        if case .number(let digits) = content { Double(digits) } else { nil }
    }

    package var bool: Bool? {
        if case .bool(let value) = content { value } else { nil }
    }

    /// The kind of the value in the words of a message, such as `an object` or `a string`.
    package var kindInWords: String {
        switch content {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONNode: Equatable {
    /// Whether two values are equal, regardless of their locations.
    package static func == (left: JSONNode, right: JSONNode) -> Bool {
        switch (left.content, right.content) {
        case (.null, .null): true
        case (.bool(let a), .bool(let b)): a == b
        case (.number(let a), .number(let b)): a == b || Double(a) == Double(b)
        case (.string(let a), .string(let b)): a == b
        case (.array(let a), .array(let b)): a == b
        case (.object(let a), .object(let b)):
            a.count == b.count && zip(a, b).allSatisfy { $0.name == $1.name && $0.value == $1.value }
        default: false
        }
    }
}
