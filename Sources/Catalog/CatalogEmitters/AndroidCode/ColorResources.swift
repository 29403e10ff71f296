internal import AssetCatalog
internal import AssetNaming
internal import ColorScience
internal import Diagnostics

/// The color resources of an Android app for light mode, and for dark mode if the colors differ.
struct ColorResources {
    private(set) var register = NameRegister("Android resource")
    private let prefix: String
    private var day: [String] = []
    private var night: [String] = []

    init(prefix: String) { self.prefix = prefix }

    /// The text of `values/colors.xml`.
    var light: String { Self.file(day) }
    /// The text of `values-night/colors.xml`.
    var dark: String { Self.file(night) }

    mutating func add(_ name: String, of subject: Subject, _ light: Color, dark: Color) {
        let resource = self.name(of: name)
        guard register.claim(resource, for: subject) else { return }
        let values = [light, dark].map(Self.value)
        day.append("    <color name=\"\(resource)\">\(values[0])</color>\n")
        if values[1] != values[0] { night.append("    <color name=\"\(resource)\">\(values[1])</color>\n") }
    }

    /// Returns a valid resource name, such as `shop_card_top`.
    ///
    /// A name that begins with a digit gets a leading underscore. A reserved word of Java gets a trailing underscore.
    private func name(of name: String) -> String {
        let whole = prefix.isEmpty ? name : "\(prefix)/\(name)"
        var resource = String(PlainName.kebab(whole).map { $0 == "-" ? "_" : $0 })
        if resource.first?.isLetter != true { resource = "_" + resource }
        return JavaKeywords.contains(resource) ? resource + "_" : resource
    }

    /// Returns the value of a color resource: `#RRGGBB`, or `#AARRGGBB` if the color isn't opaque.
    private static func value(_ color: Color) -> String {
        let digits = CodeText.digits(color)
        return "#" + (digits.hasPrefix("FF") ? String(digits.dropFirst(2)) : digits)
    }

    private static func file(_ colors: [String]) -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <!-- \(GeneratedMark.sentence) -->
        <resources>
        \(colors.joined())</resources>

        """
    }
}
