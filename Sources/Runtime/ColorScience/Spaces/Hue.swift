/// Functions shared by all spaces with a hue.
enum Hue {
    /// Returns an angle in degrees, reduced to 0 … below 360; 0 for an infinite angle or a value that isn't a number.
    static func normalized(_ degrees: Double) -> Double {
        guard degrees.isFinite else { return 0 }
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        guard rest < 0 else { return rest }
        // For a tiny negative remainder, the sum would round to 360.
        return rest + 360 < 360 ? rest + 360 : 0
    }

    /// Returns the hue of sRGB components in degrees (CSS Color 4, sections 7.2 and 8.2); 0 for a gray.
    static func ofRGB(_ components: Components) -> Double {
        let highest = components.max()
        let range = highest - components.min()
        guard range != 0 else { return 0 }
        let sixths: Double
        if highest == components.x {
            sixths = (components.y - components.z) / range + (components.y < components.z ? 6 : 0)
        } else if highest == components.y {
            sixths = (components.z - components.x) / range + 2
        } else {
            sixths = (components.x - components.y) / range + 4
        }
        return normalized(sixths * 60)
    }
}
