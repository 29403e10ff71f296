/// The types of sets in an asset catalog, by the extensions of their folders.
///
/// Source: Apple, *Asset Catalog Format Reference*, and the types found in 207 real catalogs.
package enum SetType: String, Sendable, Hashable, CaseIterable {
    case imageSet = "imageset"
    case colorSet = "colorset"
    case appIconSet = "appiconset"
    /// A plain folder with the icons of a Mac app; the names of the icon files contain their sizes.
    case iconSet = "iconset"
    /// A symbol that an app draws like a letter, in the size and color of its text.
    case symbolSet = "symbolset"
    /// Files of any kind, such as JSON or audio.
    case dataSet = "dataset"
    /// The pictures that iOS 7 and earlier show while an app starts.
    case launchImage = "launchimage"
    /// The icons and shelf pictures of a tvOS app.
    case brandAssets = "brandassets"
    /// Layers of a tvOS picture that move in parallax.
    case imageStack = "imagestack"
    case imageStackLayer = "imagestacklayer"
    /// The layers of a visionOS icon.
    case solidImageStack = "solidimagestack"
    case solidImageStackLayer = "solidimagestacklayer"
    /// The pictures of a watch face's complications.
    case complicationSet = "complicationset"
    /// Pictures that Xcode packs into one texture.
    case spriteAtlas = "spriteatlas"
    /// A sticker for Messages.
    case sticker
    case stickerPack = "stickerpack"
    case stickerSequence = "stickersequence"
    /// The icon of a sticker pack or Messages extension.
    case stickersIconSet = "stickersiconset"
    /// Pictures and objects that an app recognizes through the camera.
    case arResourceGroup = "arresourcegroup"
    /// A picture that an app recognizes through the camera.
    case arReferenceImage = "arreferenceimage"
    /// A picture that an app recognizes through the camera, in a folder with an old extension.
    case arImageSet = "arimageset"
    /// A scanned object that an app recognizes through the camera.
    case arObject = "arobject"
    case textureSet = "textureset"
    case cubeTextureSet = "cubetextureset"
    /// A texture at several resolutions.
    case mipmapSet = "mipmapset"
    /// The logo on a Game Center dashboard.
    case gcDashboardImage = "gcdashboardimage"
    /// The picture of a Game Center leaderboard.
    case gcLeaderboard = "gcleaderboard"
    /// The picture of a set of Game Center leaderboards.
    case gcLeaderboardSet = "gcleaderboardset"

    /// The key of the list of entries in the set's `Contents.json`; nil for a type without a list.
    package var listKey: String? { traits.list }

    /// Whether the set's name is always a part of the names of the sets inside, as in `Icon/Front`.
    package var alwaysProvidesNamespace: Bool { traits.flags.contains(.namespace) }

    /// Whether the set is valid without a `Contents.json`, as the format reference says or file names allow.
    package var isContentsOptional: Bool { traits.flags.contains(.contentsOptional) }

    /// Whether the set's entries refer to folders (such as layers, stickers or textures) instead of files.
    package var listsFolders: Bool { traits.flags.contains(.folders) }

    /// Whether the `Contents.json` must name every file in the folder.
    ///
    /// An `.iconset` needn't name its files, and the format of scanned objects isn't published.
    var namesItsFiles: Bool { self != .iconSet && self != .arObject }

    /// The type in the words of Xcode's catalog compiler, such as `image set`.
    package var displayName: String { traits.displayName }

    private enum Flag {
        case namespace, contentsOptional, folders
    }

    private var traits: (displayName: String, list: String?, flags: [Flag]) {
        switch self {
        case .imageSet: ("image set", "images", [])
        case .colorSet: ("color set", "colors", [])
        case .appIconSet: ("app icon set", "images", [])
        case .iconSet: ("icon set", "images", [.contentsOptional])
        case .symbolSet: ("symbol image set", "symbols", [])
        case .dataSet: ("data set", "data", [])
        case .launchImage: ("launch image set", "images", [])
        case .brandAssets: ("brand assets", "assets", [.namespace, .folders])
        case .imageStack: ("image stack", "layers", [.namespace, .folders])
        case .imageStackLayer: ("image stack layer", nil, [.namespace, .contentsOptional])
        case .solidImageStack: ("solid image stack", "layers", [.namespace, .folders])
        case .solidImageStackLayer: ("solid image stack layer", nil, [.namespace, .contentsOptional])
        case .complicationSet: ("complication set", "assets", [.namespace, .folders])
        case .spriteAtlas: ("sprite atlas", nil, [.contentsOptional])
        case .sticker: ("sticker", nil, [])
        case .stickerPack: ("sticker pack", "stickers", [.namespace, .folders])
        case .stickerSequence: ("sticker sequence", "frames", [.namespace])
        case .stickersIconSet: ("sticker icon set", "images", [])
        case .arResourceGroup: ("AR resource group", "resources", [.namespace, .folders])
        case .arReferenceImage, .arImageSet: ("AR reference image", "images", [])
        case .arObject: ("AR reference object", nil, [])
        case .textureSet: ("texture set", "textures", [.folders])
        case .cubeTextureSet: ("cube texture set", "textures", [.folders])
        case .mipmapSet: ("mipmap set", "levels", [])
        case .gcDashboardImage: ("Game Center dashboard image", nil, [.contentsOptional])
        case .gcLeaderboard: ("Game Center leaderboard", nil, [.contentsOptional])
        case .gcLeaderboardSet: ("Game Center leaderboard set", nil, [.contentsOptional])
        }
    }
}
