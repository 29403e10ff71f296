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
    package var listKey: String? {
        switch self {
        case .imageSet, .appIconSet, .iconSet, .launchImage, .stickersIconSet, .arReferenceImage, .arImageSet: "images"
        case .colorSet: "colors"
        case .symbolSet: "symbols"
        case .dataSet: "data"
        case .brandAssets, .complicationSet: "assets"
        case .imageStack, .solidImageStack: "layers"
        case .stickerPack: "stickers"
        case .stickerSequence: "frames"
        case .arResourceGroup: "resources"
        case .textureSet, .cubeTextureSet: "textures"
        case .mipmapSet: "levels"
        case .imageStackLayer, .solidImageStackLayer, .spriteAtlas, .sticker, .arObject, .gcDashboardImage,
            .gcLeaderboard, .gcLeaderboardSet:
            nil
        }
    }

    /// Whether the set's name is always a part of the names of the sets inside, as in `Icon/Front`.
    package var alwaysProvidesNamespace: Bool {
        switch self {
        case .brandAssets, .imageStack, .imageStackLayer, .solidImageStack, .solidImageStackLayer, .complicationSet,
            .arResourceGroup, .stickerPack, .stickerSequence:
            true
        default: false
        }
    }

    /// Whether the set is valid without a `Contents.json`.
    ///
    /// The format reference calls the file optional for layers, sprite atlases and Game Center sets. An `.iconset`
    /// needs no `Contents.json`, because its file names contain the sizes of the icons.
    package var isContentsOptional: Bool {
        switch self {
        case .iconSet, .imageStackLayer, .solidImageStackLayer, .spriteAtlas, .gcDashboardImage, .gcLeaderboard,
            .gcLeaderboardSet:
            true
        default: false
        }
    }

    /// Whether the set's entries refer to folders (such as layers, stickers or textures) instead of files.
    package var listsFolders: Bool {
        switch self {
        case .brandAssets, .complicationSet, .imageStack, .solidImageStack, .stickerPack, .arResourceGroup, .textureSet,
            .cubeTextureSet:
            true
        default: false
        }
    }

    /// Whether the set's `Contents.json` must name every file in the set's folder.
    ///
    /// The value is false for two types: an `.iconset`, whose files needn't be named, and a scanned object, whose
    /// format isn't published.
    var namesItsFiles: Bool { self != .iconSet && self != .arObject }

    /// The type in the words of Xcode's catalog compiler, such as `image set`.
    package var displayName: String {
        switch self {
        case .imageSet: "image set"
        case .colorSet: "color set"
        case .appIconSet: "app icon set"
        case .iconSet: "icon set"
        case .symbolSet: "symbol image set"
        case .dataSet: "data set"
        case .launchImage: "launch image set"
        case .brandAssets: "brand assets"
        case .imageStack: "image stack"
        case .imageStackLayer: "image stack layer"
        case .solidImageStack: "solid image stack"
        case .solidImageStackLayer: "solid image stack layer"
        case .complicationSet: "complication set"
        case .spriteAtlas: "sprite atlas"
        case .sticker: "sticker"
        case .stickerPack: "sticker pack"
        case .stickerSequence: "sticker sequence"
        case .stickersIconSet: "sticker icon set"
        case .arResourceGroup: "AR resource group"
        case .arReferenceImage, .arImageSet: "AR reference image"
        case .arObject: "AR reference object"
        case .textureSet: "texture set"
        case .cubeTextureSet: "cube texture set"
        case .mipmapSet: "mipmap set"
        case .gcDashboardImage: "Game Center dashboard image"
        case .gcLeaderboard: "Game Center leaderboard"
        case .gcLeaderboardSet: "Game Center leaderboard set"
        }
    }
}
