internal import CatalogManifest
internal import Diagnostics
internal import PlacedYAML

extension ConfigurationText {
    /// Reads the value of `emit`: a list of emitters, or a mapping from emitters to their options.
    mutating func emitters(_ node: YAMLNode) -> [EmitterRequest] {
        var requests: [EmitterRequest] = []
        guard node.mapping != nil else {
            for entry in list(node) {
                guard let name = string(entry, "an emitter") else { continue }
                if requests.contains(where: { $0.name == name }) {
                    error(at: entry, "the emitter \(name) is listed twice; remove one of them.")
                } else {
                    add(name, [:], at: entry, to: &requests)
                }
            }
            return requests
        }
        for (key, value) in mapping(node, "\"emit\"") ?? [] {
            var options: [String: String] = [:]
            var place: YAMLNode?
            if value.scalar != "" {
                for (option, word) in mapping(value, "the emitter \(key.text)") ?? [] {
                    guard let word = string(word, "the option \(option.text)") else { continue }
                    options[option.text] = word
                    // If the emitter exists, its first invalid option is the location of the error.
                    if place == nil, emitterProblem(EmitterRequest(name: key.text)) == nil,
                        emitterProblem(EmitterRequest(name: key.text, options: [option.text: word])) != nil
                    {
                        place = option.node
                    }
                }
            }
            add(key.text, options, at: place ?? key.node, to: &requests)
        }
        return requests
    }

    private mutating func add(
        _ name: String, _ options: [String: String], at node: YAMLNode, to requests: inout [EmitterRequest]
    ) {
        let request = EmitterRequest(name: name, options: options)
        if let problem = emitterProblem(request) {
            self.error(.unknownValue, at: node, problem)
        } else {
            requests.append(request)
        }
    }
}
