internal import AssetCatalog
internal import Diagnostics

/// Finds the names of assets in Swift code.
struct SwiftUses {
    private let tokens: [(token: SwiftToken, offset: Int)]
    private let places: LinePlaces
    private let path: String
    private(set) var uses: [AssetUse] = []
    /// The members that are named behind a point: any of them may be a symbol.
    private(set) var mentions: Set<String> = []
    /// Where reading stopped because there are more words and marks than are wanted.
    let end: SourceLocation?

    init(_ bytes: [UInt8], path: String, most: Int = .max) {
        let found = SwiftLexer.tokens(bytes, most: most)
        tokens = found.tokens
        places = LinePlaces(bytes)
        self.path = path
        end = found.end.map { [places] in places.origin(of: $0, in: path) }
        for index in tokens.indices { look(at: index) }
    }

    private func token(_ index: Int) -> SwiftToken? { tokens.indices.contains(index) ? tokens[index].token : nil }

    private func isMark(_ index: Int, _ character: Unicode.Scalar) -> Bool { token(index)?.isMark(character) == true }

    private mutating func look(at index: Int) {
        guard let word = token(index)?.word else { return }
        if isMark(index - 1, ".") { mentions.insert(word) }
        if word == "imageLiteral", isMark(index - 1, "#"), isMark(index + 1, "(") {
            addName(in: index + 2, label: "resourceName", .image)
            return
        }
        if word == "init", isMark(index - 1, "."), isMark(index + 1, "(") {
            let type = token(index - 2)?.word.flatMap { Self.namedTypes[$0] }
            addName(in: index + 2, label: "named", type)
            return
        }
        if let kind = Self.resourceTypes[word], isMark(index + 1, "."), token(index + 2)?.word != "init" {
            addSymbol(at: index + 1, kind, mustExist: true)
        }
        guard isMark(index + 1, "(") else { return }
        lookIntoCall(word, at: index + 2)
    }

    private mutating func lookIntoCall(_ word: String, at index: Int) {
        switch word {
        case "Image":
            addName(in: index, label: nil, .image)
            addName(in: index, label: "decorative", .image)
            if isMark(index, ".") { addSymbol(at: index, .image, mustExist: true) }
        case "Color":
            addName(in: index, label: nil, .color)
            // `Color(.label)` is a colour of UIKit: what is unknown need not be ours.
            if isMark(index, ".") { addSymbol(at: index, .color, mustExist: false) }
        case _ where Self.namedTypes[word] != nil:
            guard let kind = Self.namedTypes[word] else { return }
            addName(in: index, label: "named", kind)
            if token(index)?.word == "resource", isMark(index + 1, ":"), isMark(index + 2, ".") {
                addSymbol(at: index + 2, kind, mustExist: true)
            }
        case _ where Self.resourceTypes[word] != nil:
            addName(in: index, label: "name", Self.resourceTypes[word])
        case _ where Self.imageLabelTypes.contains(word):
            addImageArgument(from: index)
        default: break
        }
    }

    private static let namedTypes: [String: SwiftSymbol.Kind] = [
        "UIImage": .image, "NSImage": .image, "UIColor": .color, "NSColor": .color,
    ]
    private static let resourceTypes: [String: SwiftSymbol.Kind] = ["ImageResource": .image, "ColorResource": .color]
    /// The views of SwiftUI that take a picture's name or symbol as `image:`.
    private static let imageLabelTypes: Set<String> = ["Label", "Tab", "Button", "ContentUnavailableView", "Menu"]

    /// A string as the argument at an index: `named: "…"`, or without a label.
    private mutating func addName(in index: Int, label: String?, _ kind: SwiftSymbol.Kind?) {
        var index = index
        if let label {
            guard token(index)?.word == label, isMark(index + 1, ":") else { return }
            index += 2
        }
        guard case .string(let pattern, let offset)? = token(index) else { return }
        // A literal that is only the beginning of an expression says nothing.
        guard isMark(index + 1, ")") || isMark(index + 1, ",") else { return }
        if pattern.isAnything { return }
        // AppKit's own pictures are called so: NSImage.Name, "NSFolder".
        if kind == .image, pattern.plain?.hasPrefix("NS") == true { return }
        uses.append(
            AssetUse(
                kind: kind, form: .name(pattern), mustExist: isOurBundle(behind: index),
                origin: places.origin(of: offset, in: path)))
    }

    /// False where a bundle is named that is neither the app's nor the package's own.
    private func isOurBundle(behind index: Int) -> Bool {
        guard isMark(index + 1, ","), let label = token(index + 2)?.word, label == "bundle" || label == "in",
            isMark(index + 3, ":")
        else { return true }
        if token(index + 4)?.word == "nil" { return true }
        let name = isMark(index + 4, ".") ? token(index + 5)?.word : token(index + 6)?.word
        return name == "main" || name == "module"
    }

    /// A symbol, from its first point on.
    private mutating func addSymbol(at index: Int, _ kind: SwiftSymbol.Kind, mustExist: Bool) {
        var words: [String] = []
        var index = index
        let offset = tokens[index].offset
        while isMark(index, "."), let word = token(index + 1)?.word {
            words.append(word)
            index += 2
        }
        // A call or a subscript at the end is no symbol: `Image(.cart.resized())`.
        guard !words.isEmpty, !isMark(index, "("), !isMark(index, "[") else { return }
        uses.append(
            AssetUse(
                kind: kind, form: .symbol(words.joined(separator: ".")), mustExist: mustExist,
                origin: places.origin(of: offset, in: path)))
    }

    /// The argument `image:` of a call whose first argument is at an index.
    private mutating func addImageArgument(from index: Int) {
        var index = index
        var depth = 0
        while let current = token(index), depth >= 0 {
            if current.isMark("(") || current.isMark("[") || current.isMark("{") { depth += 1 }
            if current.isMark(")") || current.isMark("]") || current.isMark("}") { depth -= 1 }
            if depth == 0, current.word == "image", isMark(index + 1, ":") {
                addName(in: index, label: "image", .image)
                if isMark(index + 2, ".") { addSymbol(at: index + 2, .image, mustExist: true) }
                return
            }
            index += 1
        }
    }
}
