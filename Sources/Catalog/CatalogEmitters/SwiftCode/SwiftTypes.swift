/// The part of the generated file that is the same for every catalog: its types.
struct SwiftTypes {
    /// The name of the namespace.
    let namespace: String
    /// `public ` or nothing.
    let access: String

    /// The namespace with its types.
    var source: String {
        """
        /// What the catalog holds, by name.
        \(access)enum \(namespace) {
            /// The name of a picture.
            \(access)struct ImageResource: Swift.Hashable, Swift.Sendable {
                private let text: Swift.StaticString
                private let backdrops: Swift.UInt64?

                fileprivate init(_ text: Swift.StaticString, _ backdrops: Swift.UInt64? = nil) {
                    self.text = text
                    self.backdrops = backdrops
                }

                /// The name in the catalog.
                \(access)var name: Swift.String { text.description }
                /// The colour to put behind the picture; nil for a picture that was not decoded.
                \(access)var backdrop: TinctureKit.SRGB8? { backdrops.map { _color($0 >> 24) } }
                /// The same in the dark appearance.
                \(access)var backdropDark: TinctureKit.SRGB8? { backdrops.map { _color($0) } }

        \(hashing)
            }

            /// The name of a colour.
            \(access)struct ColorResource: Swift.Hashable, Swift.Sendable {
                private let text: Swift.StaticString
                private let values: Swift.UInt64?

                fileprivate init(_ text: Swift.StaticString, _ values: Swift.UInt64? = nil) {
                    self.text = text
                    self.values = values
                }

                /// The name in the catalog.
                \(access)var name: Swift.String { text.description }
                /// The value in the light appearance; nil for a colour of the system and an empty set.
                \(access)var light: \(namespace).ColorValue? { values.map { \(namespace).ColorValue($0 >> 32) } }
                /// The value in the dark appearance.
                \(access)var dark: \(namespace).ColorValue? { values.map { \(namespace).ColorValue($0) } }

        \(hashing)
            }

            /// What a colour is in one appearance.
            \(access)struct ColorValue: Swift.Hashable, Swift.Sendable {
                /// The colour in sRGB.
                \(access)let color: TinctureKit.SRGB8
                /// 0 for clear, 1 for opaque.
                \(access)let opacity: Swift.Double

                fileprivate init(_ value: Swift.UInt64) {
                    color = _color(value)
                    opacity = Swift.Double(value >> 24 & 0xFF) / 255
                }
            }

            /// A thing that is sold.
            \(access)struct Product: Swift.Hashable, Swift.Sendable {
                /// Its picture.
                \(access)let image: \(namespace).ImageResource
                /// What it is called.
                \(access)let name: Swift.String?
                /// What it costs, as the list writes it.
                \(access)let price: Swift.String?
            }

            /// A static gradient.
            \(access)struct Gradient: Swift.Hashable, Swift.Sendable {
                /// The name in the configuration.
                \(access)let name: Swift.String
                /// Where it starts.
                \(access)let start: TinctureKit.GradientPoint
                /// Where it ends.
                \(access)let end: TinctureKit.GradientPoint
                /// Its colours.
                \(access)let stops: [\(namespace).GradientStop]
            }

            /// A colour of a gradient.
            \(access)struct GradientStop: Swift.Hashable, Swift.Sendable {
                /// The color set that says just this value in both appearances; nil where there is none.
                \(access)let resource: \(namespace).ColorResource?
                fileprivate let values: Swift.UInt64
                /// How far from the start, 0 … 1.
                \(access)let location: Swift.Double

                /// The value in the light appearance.
                \(access)var light: \(namespace).ColorValue { \(namespace).ColorValue(values >> 32) }
                /// The value in the dark appearance.
                \(access)var dark: \(namespace).ColorValue { \(namespace).ColorValue(values) }
                /// The value in the light appearance, without its opacity.
                \(access)var color: TinctureKit.SRGB8 { light.color }
            }

            /// Pages, and the backdrop at every offset between them.
            \(access)struct Carousel: Swift.Hashable, Swift.Sendable {
                /// The name in the configuration.
                \(access)let name: Swift.String
                /// How it moves.
                \(access)let style: TinctureKit.CarouselStyle
                /// The pages in their order.
                \(access)let pages: [\(namespace).CarouselPage]
                /// The backdrop at every position.
                \(access)let table: TinctureKit.GradientTable
            }

            /// One page of a carousel.
            \(access)struct CarouselPage: Swift.Hashable, Swift.Sendable {
                /// Its picture.
                \(access)let image: \(namespace).ImageResource
                /// The colour behind it.
                \(access)let backdrop: TinctureKit.SRGB8
                /// The same in the dark appearance.
                \(access)let backdropDark: TinctureKit.SRGB8?
            }
        }

        /// The colour of the lowest 24 bits.
        private func _color(_ value: Swift.UInt64) -> TinctureKit.SRGB8 {
            TinctureKit.SRGB8(
                red: Swift.UInt8(truncatingIfNeeded: value >> 16), green: Swift.UInt8(truncatingIfNeeded: value >> 8),
                blue: Swift.UInt8(truncatingIfNeeded: value))
        }

        """
    }

    private var hashing: String {
        """
                /// Two are equal that have one name.
                \(access)static func == (left: Self, right: Self) -> Swift.Bool { left.name == right.name }
                /// Hashes the name.
                \(access)func hash(into hasher: inout Swift.Hasher) { hasher.combine(name) }
        """
    }
}
