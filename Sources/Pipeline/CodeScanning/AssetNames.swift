package import AssetCatalog
package import AssetNaming
internal import CodeLexing
package import Diagnostics
internal import FileAccess

/// The names by which code can refer to the image and color sets of a folder tree.
package struct AssetNames: Sendable {
    package struct Entry: Sendable {
        package let name: String
        package let subject: Subject
        package let kind: SwiftSymbol.Kind
        /// Every name by which code can find the set, including its file names and those of sprite atlases around it.
        let names: [String]
        /// The Swift symbol that Xcode creates for the set, with its namespaces and without backticks: `Icons.cart`.
        package let symbol: String
        package let path: String
        /// Whether the entry isn't a set in a catalog, but a picture file or design token that counts as a set.
        package let isLoose: Bool

        package var kindName: String { kind.rawValue }

        /// Whether the set is a part of a set that uses it, such as a layer of an image stack.
        package let isPart: Bool
        package let isIcon: Bool

        func isMeant(by globs: GlobList) -> Bool { !globs.isEmpty && globs.matches(globNames) }

        /// The texts that a glob can match: each of ``names`` (`AD`), the set's path within its catalog (`Flags/AD`),
        /// and that path after the catalog's name (`Assets.xcassets/Flags/AD`).
        package var globNames: [String] {
            guard let catalog = FilePath.catalog(of: path), let inside = FilePath.nameInCatalog(ofSet: path) else {
                return names
            }
            return names + [inside, FilePath.name(of: catalog) + "/" + inside]
        }
    }

    package let entries: [Entry]
    private var byName: [String: [Int]] = [:]
    private var bySymbol: [String: [Int]] = [:]
    private var byFolded: [String: [Int]] = [:]
    private let index: NameIndex
    private let hasNamespaces: Bool

    package init(_ catalog: AssetCatalog) {
        let containers = SetContainers(catalog)
        func entry(
            _ name: String, _ subject: Subject, _ kind: SwiftSymbol.Kind, _ path: String, names: [String] = [],
            isLoose: Bool = false, isIcon: Bool = false
        ) -> Entry {
            let symbol = SwiftSymbol(of: name, kind: kind)
            let around = isLoose ? [] : containers.around(path)
            let atlases = around.filter { $0.knownType == .spriteAtlas }.map {
                FilePath.stemAndExtension(of: FilePath.name(of: $0.path)).stem
            }
            return Entry(
                name: name, subject: subject, kind: kind, names: [name] + names + atlases,
                symbol: (symbol.namespaces + [symbol.name]).joined(separator: "."), path: path, isLoose: isLoose,
                isPart: around.contains(where: \.usesItsParts), isIcon: isIcon)
        }
        entries =
            catalog.images.map { set in
                let files = set.isLoose ? set.variants.map { FilePath.name(of: $0.path) } : []
                let stem = FilePath.name(of: set.name)
                return entry(
                    set.name, set.subject, .image, set.path,
                    names: files + (set.isLoose ? [stem] : []) + files.map { Self.withoutScale($0) },
                    isLoose: set.isLoose)
            }
            // A design token counts as loose, because it isn't part of the app.
            + catalog.colors.map { entry($0.name, $0.subject, .color, $0.path, isLoose: $0.token != nil) }
            // Code names symbol sets like pictures, and AppKit also finds icons by name.
            + catalog.others.filter { $0.isIcon || $0.knownType == .symbolSet }.map {
                entry($0.name, $0.subject, .image, $0.path, isIcon: $0.isIcon)
            }
        for (index, entry) in entries.enumerated() {
            for name in Set(entry.names) { byName[name, default: []].append(index) }
            bySymbol[entry.symbol, default: []].append(index)
            for name in Self.foldedNames(of: entry) { byFolded[name, default: []].append(index) }
        }
        hasNamespaces = entries.contains { $0.name.utf8.contains(UInt8(ascii: "/")) }
        index = NameIndex(entries.enumerated().flatMap { index, entry in entry.names.map { ($0, index) } })
    }

    func indices(named name: String) -> [Int] { byName[name] ?? [] }

    /// Returns the indices of the sets for which a code generator may create a member with a ``folded(_:)`` name.
    func indices(ofMember folded: String) -> [Int] { byFolded[folded] ?? [] }

    func indices(matching pattern: NamePattern) -> [Int] {
        if let name = pattern.plain { return indices(named: name) }
        return index.indices(matching: pattern)
    }

    /// Returns the indices in ``entries`` of the sets that a string may name, with or without a file extension.
    func indices(ofText text: String) -> [Int] {
        let name = text.contains(UInt8(ascii: ".")) ? NamePattern(text).withoutExtension?.plain : nil
        // Code may add a namespace before the text at run time: `"\(theme)/\(name)"`.
        let inside =
            hasNamespaces && text.hasMark
            ? indices(ofMember: Self.folded(text)).filter { entries[$0].name.hasSuffix("/" + text) } : []
        // An address of the app's own, such as `asset://cart`, may end with the name.
        let isAddress = text.contains(UInt8(ascii: ":")) && text.contains("://") && !text.hasPrefix("http")
        let last = isAddress ? indices(named: FilePath.name(of: text)) : []
        return indices(named: text) + (name.map(indices(named:)) ?? []) + inside + last
    }

    /// Returns the indices in ``entries`` of the sets that a string composed of several parts may name.
    ///
    /// The string may end in a file extension. If all its parts are known, case and punctuation are ignored.
    func indices(composedAs pattern: NamePattern) -> [Int] {
        if let text = pattern.plain { return indices(ofText: text) + indices(ofMember: Self.folded(text)) }
        let name = pattern.withoutExtension.flatMap { $0.fixedLetters >= NamePattern.fewestLetters ? $0 : nil }
        return indices(matching: pattern) + (name.map(indices(matching:)) ?? [])
    }

    /// Returns the indices of the sets whose name, with or without its final number, matches: `Wave12` for `Wave`.
    func indices(ofSequence pattern: NamePattern) -> [Int] { index.indices(ofSequence: pattern) }

    func indices(ofSymbol symbol: String) -> [Int] { bySymbol[symbol] ?? [] }

    /// Returns whether a name is an icon's name with a size in points, as Xcode names its pictures: `AppIcon60x60`.
    func isSizeOfIcon(_ name: String) -> Bool {
        entries.contains {
            $0.isIcon && name.hasPrefix($0.name) && PointSize(String(name.dropFirst($0.name.count))) != nil
        }
    }

    /// Returns the letters and digits of a name in lowercase.
    ///
    /// The result is the same for a set's name and for the names that Xcode, SwiftGen and R.swift derive from it.
    static func folded(_ name: String) -> String {
        if name.utf8.allSatisfy({ $0 < 0x80 }) {
            return String(name.lowercased().unicodeScalars.filter { "a"..."z" ~= $0 || "0"..."9" ~= $0 })
        }
        return String(
            name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    }

    /// Returns the names that code generators derive from a set's name, in the form that ``folded(_:)`` returns.
    ///
    /// Xcode drops a final word such as `Color`; SwiftGen and R.swift keep it.
    private static func foldedNames(of entry: Entry) -> Set<String> {
        [folded(FilePath.name(of: entry.name)), folded(FilePath.name(of: entry.symbol.replacing(".", with: "/")))]
    }

    private static func withoutScale(_ file: String) -> String {
        let (stem, fileExtension) = FilePath.stemAndExtension(of: file)
        return ["@1x", "@2x", "@3x"].contains(where: stem.hasSuffix) ? stem.dropLast(3) + "." + fileExtension : file
    }
}

extension OpaqueSet {
    fileprivate var isIcon: Bool { knownType == .appIconSet || knownType == .brandAssets || knownType == .iconSet }
}
