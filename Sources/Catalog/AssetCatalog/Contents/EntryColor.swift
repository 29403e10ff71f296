package import Diagnostics
internal import OrderedJSON

/// The color in an entry of a color set: components in a color space, or the name of a system color.
package struct EntryColor: Sendable, Equatable, ContentsObject {
    /// The components of a color, as the file writes them.
    package struct Components: Sendable, Equatable, ContentsObject {
        package var red: ColorComponent?
        package var green: ColorComponent?
        package var blue: ColorComponent?
        /// The gray component, in a color space without red, green and blue.
        package var white: ColorComponent?
        /// The alpha component; the color is opaque if it is missing.
        package var alpha: ColorComponent?
        @NotCompared package var place = TextPosition.start
        package var unknown = UnknownMembers()

        package subscript(name: String) -> ColorComponent? {
            Self.parts.first { $0.name == name }.flatMap { self[keyPath: $0.path] }
        }

        mutating func note(place: TextPosition) { self.place = place }

        static let displayName = "\"components\""
        private static let parts: [(name: String, path: SendableKeyPath<Components, ColorComponent?>)] = [
            ("alpha", \.alpha), ("blue", \.blue), ("green", \.green), ("red", \.red), ("white", \.white),
        ]
        static let table = FieldTable<Components>(parts.map { .component($0.name, $0.path) })
    }

    /// The name of the color space; if it is missing, `srgb` is assumed.
    package var colorSpace: String?
    package var components: Components?
    /// The platform of a system color, such as `ios` or `universal`.
    package var platform: String?
    /// The name of a system color, such as `systemBlueColor`.
    package var reference: String?

    @NotCompared package var place = TextPosition.start
    @NotCompared package var colorSpacePlace = TextPosition.start
    package var unknown = UnknownMembers()

    mutating func note(place: TextPosition) { self.place = place }

    static let displayName = "a color"
    static let table = FieldTable<EntryColor>([
        // Any string is accepted, even the name of an unknown color space.
        .text("color-space", \.colorSpace, .error, .malformedColor).keeping(\.colorSpacePlace),
        .object("components", \.components, .error),
        .text("platform", \.platform),
        .text("reference", \.reference, .error),
    ])
}

extension FieldCodec {
    /// Returns the codec for a color component, which reports an error if the component isn't a number in any notation.
    static func component(_ key: String, _ path: SendableKeyPath<Object, ColorComponent?>) -> FieldCodec {
        value(key, path) { node, scope in
            let notation: ColorComponent.Notation? =
                switch node.content {
                case .string(let text): .text(text)
                case .number(let digits): .number(CatalogNumber(digits: digits))
                default: nil
                }
            let component = notation.map { ColorComponent($0, place: node.place ?? .start) }
            if component?.value(isAlpha: key == "alpha") == nil {
                scope.report(
                    .error, .malformedColor, at: node.place,
                    "component \"\(key)\" of \(scope.owner) is not a number: write a fraction such as \"0.196\", or a byte such as \"50\" or \"0x32\"."
                )
            }
            return component
        } write: { component in
            switch component.notation {
            case .text(let text): .text(text)
            case .number(let number): JSONNode(.number(number.digits))
            }
        }
    }
}
