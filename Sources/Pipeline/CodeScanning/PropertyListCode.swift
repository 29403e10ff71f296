internal import AssetNaming
internal import CodeLexing
internal import Diagnostics

/// Reads the assets in a property list: the names under the keys of an Info.plist, and every other text.
enum PropertyListCode {
    static func facts(of bytes: [UInt8], limit: Int = .max) -> CodeFacts {
        var facts = CodeFacts()
        if BinaryPropertyList.isOne(bytes) {
            guard let found = BinaryPropertyList.texts(bytes) else {
                facts.isDamaged = true
                return facts
            }
            for (key, text) in found { add(text, key, .start, to: &facts) }
            return facts
        }
        let lines = LineStarts(bytes)
        var isPropertyList = false
        var key: String?
        facts.end = XMLTags.read(bytes, limit: limit) { tag in
            switch tag.name {
            case "plist": isPropertyList = true
            case "key" where isPropertyList:
                let text = XMLTags.text(bytes, from: tag.end)
                add(text, nil, lines.position(of: tag.end), to: &facts)
                key = text
            case "string" where isPropertyList:
                add(XMLTags.text(bytes, from: tag.end), key, lines.position(of: tag.end), to: &facts)
            default: break
            }
        }
        // An old property list, as in `{ key = "value"; }`, is read like a script.
        return isPropertyList ? facts : ScriptCode.facts(of: bytes, limit: limit)
    }

    private static func add(_ text: String, _ key: String?, _ place: TextPosition, to facts: inout CodeFacts) {
        if key.map(storyboardKeys.contains) == true { return }
        // A value such as `$(APP_ICON)` refers to a build setting.
        let isColor = colorKeys.contains(key ?? "")
        let isFile = fileKeys.contains(key ?? "")
        guard isColor || isFile || imageKeys.contains(key ?? ""), !text.isEmpty, !text.contains("$") else {
            return facts.add(NamePattern(text), at: place, context: -1)
        }
        facts.uses.append(
            AssetUse(
                kind: isColor ? .color : .image, form: .name(NamePattern(text)),
                certainty: isFile ? .possible : .certain, place: place))
    }

    // Reference: Apple, *Information Property List*.
    private static let colorKeys: Set = ["UIColorName", "NSAccentColorName", "NSWidgetBackgroundColorName"]
    private static let imageKeys: Set = ["UIApplicationShortcutItemIconFile", "CFBundleIconName", "UIImageName"]
    /// The keys whose values name a storyboard, which often has the name of a picture.
    private static let storyboardKeys: Set = [
        "UILaunchStoryboardName", "UIMainStoryboardFile", "NSMainStoryboardFile", "UISceneStoryboardFile",
    ]
    /// The keys whose values may also name a file in the bundle, so no catalog needs to contain them.
    private static let fileKeys: Set = [
        "UILaunchImageName", "CFBundleIconFile", "CFBundleIconFiles", "CFBundleTypeIconFile", "UTTypeIconFile",
    ]
}
