/// A request for an emitter (a converter of the manifest into files, such as Swift or CSS), with unchecked options.
package struct EmitterRequest: Codable, Sendable, Hashable {
    package var name: String
    package var options: [String: String]

    package init(name: String, options: [String: String] = [:]) {
        (self.name, self.options) = (name, options)
    }
}
