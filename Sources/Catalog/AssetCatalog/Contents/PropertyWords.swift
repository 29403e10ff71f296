/// How an app draws a picture (`template-rendering-intent`).
package enum RenderingIntent: String, Sendable, Hashable, CaseIterable {
    /// In the picture's own colors.
    case original
    /// In the app's tint; only the picture's alpha counts.
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
