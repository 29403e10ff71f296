internal import ImageDecoding

extension ImageHeader {
    /// Whether the name of the color profile suggests a gamut wider than sRGB.
    var isWide: Bool {
        guard let profile = colorProfile?.lowercased() else { return false }
        return ["p3", "adobe rgb", "prophoto", "rec2020", "rec. 2020", "bt.2020", "wide"].contains {
            profile.contains($0)
        }
    }

    var profileInWords: String { colorProfile.map { "the profile \"\($0)\"" } ?? "no color profile" }
}
