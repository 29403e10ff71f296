/// How an app draws a picture (`template-rendering-intent`).
package enum RenderingIntent: String, Sendable, Hashable, CaseIterable {
    /// In the picture's own colors.
    case original
    /// In the app's tint; only the picture's alpha counts.
    case template
}

/// How an app draws a symbol (`symbol-rendering-intent`).
package enum SymbolRenderingIntent: String, Sendable, Hashable, CaseIterable {
    /// In the symbol's own colors.
    case multicolor
    /// In the app's tint.
    case template
}

/// How the catalog compiler packs a picture (`compression-type`).
///
/// Source: Apple, *Asset Catalog Format Reference*, "Image Set Type".
package enum Compression: String, Sendable, Hashable, CaseIterable {
    /// As the compiler thinks best.
    case automatic
    /// Without loss.
    case lossless
    /// With loss, smaller.
    case lossy
    /// In a form that graphics hardware reads, as good as it gets.
    case gpuOptimizedBest = "gpu-optimized-best"
    /// In a form that graphics hardware reads, as small as it gets.
    case gpuOptimizedSmallest = "gpu-optimized-smallest"
}

/// Whether a watch's system scales a picture to its screen (`auto-scaling`).
package enum AutoScaling: String, Sendable, Hashable, CaseIterable {
    case auto
}

/// The size of the stickers in a pack (`grid-size`).
package enum StickerGridSize: String, Sendable, Hashable, CaseIterable {
    /// 100 × 100 points.
    case small
    /// 136 × 136 points.
    case regular
    /// 206 × 206 points.
    case large
}

/// The unit of a sticker sequence's duration (`duration-type`).
package enum StickerDurationType: String, Sendable, Hashable, CaseIterable {
    /// Seconds for one round of the animation.
    case fixed
    /// Frames a second.
    case framesPerSecond = "fps"
}

/// The unit of a reference image's width and height (`unit`).
package enum LengthUnit: String, Sendable, Hashable, CaseIterable {
    /// Metres, which is meant where nothing is said.
    case meters
    case centimeters
    case feet
    case inches
    case yards
}

/// How many levels of a texture are made from its base (`level-mode`).
package enum MipmapLevelMode: String, Sendable, Hashable, CaseIterable {
    case noLevels = "none"
    /// All, which is meant where nothing is said.
    case all
    /// Those up to the highest level that the set has.
    case fixed
}
