package import Diagnostics
internal import OrderedJSON

/// The color in an entry of a color set: components in a color space, or the name of a system color.
package struct EntryColor: Sendable, Hashable, ContentsObject {
    /// The components of a color, as the file writes them.
    package struct Components: Sendable, Hashable, ContentsObject {
        package var red: ColorComponent?
        package var green: ColorComponent?
        package var blue: ColorComponent?
        /// The gray component, in a color space without red, green and blue.
        package var white: ColorComponent?
        /// The alpha component; the color is opaque if it is missing.
        package var alpha: ColorComponent?
        @NotCompared package var place = TextPosition.start
        package var unknown = UnknownMembers()

        package init() {}

        package subscript(name: String) -> ColorComponent? {
            switch name {
            case "red": red
            case "green": green
            case "blue": blue
            case "white": white
            case "alpha": alpha
            default: nil
            }
        }

        mutating func note(place: TextPosition) { self.place = place }

        static let displayName = "\"components\""
        static let table = FieldTable<Components>([
            .component("alpha", \.alpha), .component("blue", \.blue), .component("green", \.green),
            .component("red", \.red), .component("white", \.white),
        ])
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

    package init() {}

    mutating func note(place: TextPosition) { self.place = place }

    static let displayName = "a color"
    static let table = FieldTable<EntryColor>([
        .colorSpace.keeping(\.colorSpacePlace),
        .object("components", \.components, .error),
        .text("platform", \.platform),
        .text("reference", \.reference, .error),
    ])
}

extension FieldCodec<EntryColor> {
    /// The codec for the key `color-space`, which accepts any string, even the name of an unknown color space.
    static var colorSpace: FieldCodec {
        FieldCodec(key: "color-space") { node, color, scope in
            guard let name = node.string else {
                scope.report(
                    .error, .malformedColor, at: node.place,
                    "\"color-space\" in \(scope.owner) is \(node.kindInWords); a string was expected.")
                return false
            }
            color.colorSpace = name
            return true
        } write: { color in
            color.colorSpace.map { JSONNode(.string($0)) }
        }
    }
}

extension FieldCodec {
    /// Returns the codec for a color component, which reports an error if the component isn't a number in any notation.
    static func component(_ key: String, _ path: SendableKeyPath<Object, ColorComponent?>) -> FieldCodec {
        FieldCodec(key: key) { node, object, scope in
            let notation: ColorComponent.Notation
            switch node.content {
            case .string(let text): notation = .text(text)
            case .number(let digits): notation = .number(CatalogNumber(digits: digits))
            default:
                scope.report(
                    .error, .malformedColor, at: node.place, ColorComponent.complaint(about: key, of: scope.owner))
                return false
            }
            let component = ColorComponent(notation, place: node.place ?? .start)
            object[keyPath: path] = component
            if component.value(isAlpha: key == "alpha") == nil {
                scope.report(
                    .error, .malformedColor, at: node.place, ColorComponent.complaint(about: key, of: scope.owner))
            }
            return true
        } write: { object in
            object[keyPath: path].map { component in
                switch component.notation {
                case .text(let text): JSONNode(.string(text))
                case .number(let number): JSONNode(.number(number.digits))
                }
            }
        }
    }
}

extension ColorComponent {
    fileprivate static func complaint(about name: String, of owner: String) -> String {
        "component \"\(name)\" of \(owner) is not a number: write a fraction such as \"0.196\", or a byte such as "
            + "\"50\" or \"0x32\"."
    }
}
