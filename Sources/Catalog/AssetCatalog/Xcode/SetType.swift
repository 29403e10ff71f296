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

    private struct Traits {
        enum Flag {
            case namespace, contentsOptional, folders
        }

        let displayName: String
        let list: String?
        let flags: [Flag]

        init(_ displayName: String, list: String? = nil, _ flags: [Flag] = []) {
            (self.displayName, self.list, self.flags) = (displayName, list, flags)
        }
    }

    private var traits: Traits {
        switch self {
        case .imageSet: Traits("image set", list: "images")
        case .colorSet: Traits("color set", list: "colors")
        case .appIconSet: Traits("app icon set", list: "images")
        case .iconSet: Traits("icon set", list: "images", [.contentsOptional])
        case .symbolSet: Traits("symbol image set", list: "symbols")
        case .dataSet: Traits("data set", list: "data")
        case .launchImage: Traits("launch image set", list: "images")
        case .brandAssets: Traits("brand assets", list: "assets", [.namespace, .folders])
        case .imageStack: Traits("image stack", list: "layers", [.namespace, .folders])
        case .imageStackLayer: Traits("image stack layer", [.namespace, .contentsOptional])
        case .solidImageStack: Traits("solid image stack", list: "layers", [.namespace, .folders])
        case .solidImageStackLayer: Traits("solid image stack layer", [.namespace, .contentsOptional])
        case .complicationSet: Traits("complication set", list: "assets", [.namespace, .folders])
        case .spriteAtlas: Traits("sprite atlas", [.contentsOptional])
        case .sticker: Traits("sticker")
        case .stickerPack: Traits("sticker pack", list: "stickers", [.namespace, .folders])
        case .stickerSequence: Traits("sticker sequence", list: "frames", [.namespace])
        case .stickersIconSet: Traits("sticker icon set", list: "images")
        case .arResourceGroup: Traits("AR resource group", list: "resources", [.namespace, .folders])
        case .arReferenceImage, .arImageSet: Traits("AR reference image", list: "images")
        case .arObject: Traits("AR reference object")
        case .textureSet: Traits("texture set", list: "textures", [.folders])
        case .cubeTextureSet: Traits("cube texture set", list: "textures", [.folders])
        case .mipmapSet: Traits("mipmap set", list: "levels")
        case .gcDashboardImage: Traits("Game Center dashboard image", [.contentsOptional])
        case .gcLeaderboard: Traits("Game Center leaderboard", [.contentsOptional])
        case .gcLeaderboardSet: Traits("Game Center leaderboard set", [.contentsOptional])
        }
    }
}
