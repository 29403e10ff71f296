/// An emitter that a person requested, before its options are checked.
package struct EmitterRequest: Codable, Sendable, Hashable {
    package var name: String
    package var options: [String: String]

    package init(name: String, options: [String: String] = [:]) {
        (self.name, self.options) = (name, options)
    }
}
