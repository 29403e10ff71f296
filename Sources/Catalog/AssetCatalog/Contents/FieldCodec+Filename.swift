internal import Diagnostics
internal import OrderedJSON

extension FieldCodec {
    /// Returns the codec for `filename`, the name of a file or folder in the set.
    static func filename(_ path: SendableKeyPath<Object, String?>) -> FieldCodec {
        FieldCodec(key: "filename") { node, object, scope in
            guard let name = node.string, !name.isEmpty else {
                scope.report(
                    .error, at: node.place,
                    "\"filename\" in \(scope.owner) is \(node.string == nil ? node.kindInWords : "empty"); "
                        + "the name of a file was expected.")
                return false
            }
            object[keyPath: path] = name
            return true
        } write: { object in
            object[keyPath: path].map { JSONNode(.string($0)) }
        }
    }
}
