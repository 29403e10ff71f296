internal import ColorScience
internal import Diagnostics
internal import OrderedJSON

/// The variables of a Figma file with the values for all modes (such as light and dark), from Figma's REST API.
///
/// Reference: Figma REST API, *GET local variables*: `meta` contains `variables` and `variableCollections` by
/// identifier. Figma's own export is different: it has a file in the DTCG format for each mode, which ``TokenDocument``
/// reads.
struct FigmaVariables {
    private let variables: [JSONNode.Member]
    /// The names of the modes by identifier, and the identifier of the default mode, for each collection by identifier.
    private var collections: [String: (modes: [String: String], standard: String?)] = [:]
    private var names: [String: String] = [:]

    /// Creates the variables from the root of a JSON file; nil if the file isn't from Figma's REST API.
    init?(_ root: JSONNode) {
        let content = root["meta"] ?? root
        guard let variables = content["variables"]?.members, let collections = content["variableCollections"]?.members
        else { return nil }
        self.variables = variables
        for collection in collections {
            var modes: [String: String] = [:]
            for mode in collection.value["modes"]?.elements ?? [] {
                if let id = mode["modeId"]?.string { modes[id] = mode["name"]?.string ?? id }
            }
            self.collections[collection.name] = (modes, collection.value["defaultModeId"]?.string)
        }
        for variable in variables { names[variable.name] = variable.value["name"]?.string }
    }

    func tokens(_ path: String, _ scope: inout TokenScope) -> [ListedToken] {
        var tokens: [ListedToken] = []
        for variable in variables {
            guard scope.spend(at: variable.place, in: path) else { break }
            // Figma keeps a variable that was deleted from a library as long as something refers to it.
            guard variable.value["deletedButReferenced"]?.bool != true, let name = names[variable.name],
                let type = variable.value["resolvedType"]?.string
            else { continue }
            let collection = variable.value["variableCollectionId"]?.string.flatMap { collections[$0] }
            let members = variable.value["valuesByMode"]?.members ?? []
            let values = members.map { member -> ListedToken.Mode in
                (collection?.modes[member.name] ?? member.name, value(member.value), member.place ?? .start)
            }
            let number = members.firstIndex { $0.name == collection?.standard } ?? 0
            guard values.indices.contains(number) else { continue }
            let standard = values[number]
            tokens.append(
                ListedToken(
                    name: name, type: type == "COLOR" ? "color" : type.lowercased(), value: standard.value, path: path,
                    place: standard.place,
                    // If a collection has only one mode, the name of the mode says nothing about the appearance.
                    modes: values.count > 1 ? values : []))
        }
        return tokens
    }

    private func value(_ node: JSONNode) -> ListedToken.Value {
        if node["type"]?.string == "VARIABLE_ALIAS" {
            let id = node["id"]?.string ?? ""
            return .alias(names[id] ?? id)
        }
        guard let red = node["r"], let green = node["g"], let blue = node["b"] else { return .node(node) }
        let members = [
            JSONNode.Member(name: "colorSpace", value: .text("srgb")),
            JSONNode.Member(name: "components", value: JSONNode(.array([red, green, blue]), place: node.place)),
        ]
        let alpha = node["a"].map { [JSONNode.Member(name: "alpha", value: $0)] } ?? []
        return .node(JSONNode(.object(members + alpha), place: node.place))
    }
}
