/// The types of folders in an asset catalog, by the extension of the folder.
enum SetType {
    /// Every extension that is known.
    ///
    /// Source: Apple, *Asset Catalog Format Reference*, and the types found in 207 real catalogs.
    static let known: Set<String> = [
        "imageset", "colorset", "appiconset", "launchimage", "iconset", "stickersiconset", "symbolset", "dataset",
        "brandassets", "imagestack", "imagestacklayer", "solidimagestack", "solidimagestacklayer", "complicationset",
        "spriteatlas", "sticker", "stickerpack", "stickersequence", "arresourcegroup", "arreferenceimage", "arobject",
        "mipmapset", "textureset", "cubetextureset", "gcdashboardimage", "gcleaderboard", "gcleaderboardset",
    ]

    /// The containers whose name is always part of the names of the sets inside.
    static let alwaysNamespace: Set<String> = [
        "brandassets", "imagestack", "imagestacklayer", "solidimagestack", "solidimagestacklayer", "complicationset",
        "arresourcegroup", "stickerpack", "stickersequence",
    ]
}
