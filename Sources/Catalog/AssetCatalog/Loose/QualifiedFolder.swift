internal import FileAccess

/// A folder of pictures for one density, appearance or other condition, as in Android and Flutter projects.
///
/// `drawable-xhdpi/cart.png` and `drawable-night-xxhdpi/cart.png` are variants of `drawable/cart.png`.
/// `banners/2.0x/home.jpg` is a variant of `banners/home.jpg`.
///
/// Sources: Android, *Provide alternative resources*, table 2; Flutter, *Adding assets and images*, "Resolution-aware
/// image assets".
struct QualifiedFolder {
    /// The path of the folder whose pictures have variants in this folder, such as `drawable`.
    let base: String
    private var slot = VariantSlot()

    /// Android's names for densities with a whole number of pixels per point.
    private static let scales = ["mdpi": 1, "xhdpi": 2, "xxhdpi": 3, "xxxhdpi": 4]

    /// Creates a qualified folder from its path; nil if its name has no condition such as `xhdpi` or `2.0x`.
    init?(_ path: String) {
        let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
        let parts = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1, ["drawable", "mipmap"].contains(parts[0]), !parts.contains("") {
            base = FilePath.join(folder, parts[0])
            read(qualifiers: parts.dropFirst())
        } else if let factor = Self.factor(name) {
            base = folder
            setScale(factor, name)
        } else {
            return nil
        }
    }

    func slot(of name: LooseFileName) -> VariantSlot {
        var slot = slot
        slot.idiom = name.idiom
        if name.isVector { slot.scale = nil }
        return slot
    }

    private mutating func read(qualifiers: ArraySlice<String>) {
        // Qualifiers for which slots have no property, such as `sw600dp` or `v21`, are stored in the subtype.
        var others: [String] = []
        // Android treats a folder without a density like one with `mdpi`.
        if !qualifiers.contains(where: { $0.hasSuffix("dpi") }) { slot.scale = 1 }
        for qualifier in qualifiers {
            switch qualifier {
            case "night": slot.appearance = Appearance(luminosity: "dark")
            case "ldltr": slot.languageDirection = "left-to-right"
            case "ldrtl": slot.languageDirection = "right-to-left"
            case "land": slot.orientation = "landscape"
            case "port": slot.orientation = "portrait"
            case "notnight", "nodpi": break
            default:
                if let scale = Self.scales[qualifier] { slot.scale = scale } else { others.append(qualifier) }
            }
        }
        if !others.isEmpty { slot.subtype = others.joined(separator: "-") }
    }

    private mutating func setScale(_ factor: Double, _ name: String) {
        // The scale of a slot is a whole number, so a factor such as 1.5 goes into the subtype.
        if factor == factor.rounded() { slot.scale = Int(factor) } else { slot.subtype = name }
    }

    /// Returns the number in a name such as `2.0x` or `1.5x`, up to 10.
    private static func factor(_ name: String) -> Double? {
        guard name.hasSuffix("x"), name.contains("."), name.dropLast().allSatisfy({ $0.isNumber || $0 == "." }),
            let factor = Double(name.dropLast()), factor > 0, factor <= 10
        else { return nil }
        return factor
    }
}
