internal import CatalogManifest
internal import Diagnostics
internal import PlacedYAML

extension ConfigurationText {
    /// What `emit:` says: a list of names, or a mapping of names to options.
    mutating func emitters(_ node: YAMLNode) -> [EmitterRequest] {
        var requests: [EmitterRequest] = []
        guard node.mapping != nil else {
            for entry in list(node) {
                if let name = string(entry, "an emitter") { add(name, [:], at: entry, to: &requests) }
            }
            return requests
        }
        for (key, value) in mapping(node, "\"emit\"") ?? [] {
            var options: [String: String] = [:]
            if value.scalar != "" {
                for (option, word) in mapping(value, "the emitter \(key.text)") ?? [] {
                    if let word = string(word, "the option \(option.text)") { options[option.text] = word }
                }
            }
            add(key.text, options, at: key.node, to: &requests)
        }
        return requests
    }

    private mutating func add(
        _ name: String, _ options: [String: String], at node: YAMLNode, to requests: inout [EmitterRequest]
    ) {
        let request = EmitterRequest(name: name, options: options)
        if let problem = emitterProblem(request) {
            self.error(.unknownValue, at: node, problem.hasSuffix("?") ? problem : problem + ".")
        } else {
            requests.append(request)
        }
    }
}
