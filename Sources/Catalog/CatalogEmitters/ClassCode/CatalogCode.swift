internal import AssetNaming
internal import CarouselGradients
internal import CatalogManifest
internal import ColorScience
internal import Diagnostics

/// The contents of a catalog for Kotlin and Dart, with a unique name in code for each color, picture and carousel.
struct CatalogCode {
    /// A value from the catalog.
    struct Entry<Value> {
        /// The name in generated code, in lower camel case, such as `cardTop`.
        let symbol: String
        let name: String
        let value: Value
    }

    struct Picture {
        let colors: [PictureColor]
        let thumbhash: String?
        /// The resource in an Android app, such as `drawable.cart`.
        let resource: String?
    }

    struct Carousel {
        let entry: CarouselEntry
        let tables: CarouselEntry.Tables

        var pages: [(entry: CarouselEntry.Page, light: SRGB8, dark: SRGB8)] {
            zip(entry.pages, zip(tables.light.pages, tables.dark.pages)).map { ($0, $1.0, $1.1) }
        }
        var overlay: SRGB8? { entry.contrast.flatMap { SRGB8(hex: $0.overlay) } }
    }

    let colors: [Entry<(light: Color, dark: Color)>]
    let pictures: [Entry<Picture>]
    let carousels: [Entry<Carousel>]
    /// The findings about duplicate names and about carousels whose tables can't be read.
    let diagnostics: [Diagnostic]

    /// The rules for names in the code of one language.
    struct Naming {
        /// The kind of name, for messages, such as `Kotlin name`.
        let form: String
        /// The reserved words, which get a trailing `_`.
        let reserved: Set<String>
        /// The prefix of a name whose first character isn't a letter.
        let first: String
        /// Whether each non-ASCII character is replaced by `$` and its code point in hexadecimal digits.
        var isASCII = false
    }

    init(_ manifest: CatalogManifest, _ naming: Naming) {
        var diagnostics: [Diagnostic] = []
        func entries<Value>(_ values: [(name: String, subject: Subject, value: Value)]) -> [Entry<Value>] {
            diagnostics.collect(Self.entries(values, naming))
        }
        colors = entries(
            manifest.colors.compactMap { color in
                guard let light = color.lightColor ?? color.darkColor else { return nil }
                return (color.name, .color(color.name), (light, color.darkColor ?? light))
            })
        let found = Dictionary(manifest.pictureColors.map { ($0.image, $0) }) { first, _ in first }
        pictures = entries(
            manifest.images.map { image in
                let colors = found[image.name]
                return (
                    image.name, .image(image.name),
                    Picture(
                        colors: colors.map(PictureColor.all) ?? [], thumbhash: colors?.found?.thumbhash,
                        resource: image.androidResource)
                )
            })
        var carousels: [(name: String, subject: Subject, value: Carousel)] = []
        for carousel in manifest.carousels {
            guard let tables = diagnostics.collect(carousel.tables) else { continue }
            carousels.append((carousel.name, .carousel(carousel.name), Carousel(entry: carousel, tables: tables)))
        }
        self.carousels = entries(carousels)
        self.diagnostics = diagnostics
    }

    /// Assigns names in generated code; a value whose name is already taken is left out, with a finding.
    static func entries<Value>(
        _ values: [(name: String, subject: Subject, value: Value)], _ naming: Naming
    ) -> Diagnosed<[Entry<Value>]> {
        var register = NameRegister(naming.form)
        let entries = values.compactMap { name, subject, value -> Entry<Value>? in
            let symbol = naming.symbol(of: name)
            return register.claim(symbol, for: subject) ? Entry(symbol: symbol, name: name, value: value) : nil
        }
        return register.diagnosed(entries)
    }
}

extension CatalogCode.Naming {
    /// Converts a catalog name to lower camel case: `Icons/CartFull` becomes `iconsCartFull`.
    fileprivate func symbol(of name: String) -> String {
        var plain = PlainName.kebab(name)
        if isASCII {
            plain = plain.unicodeScalars.map { $0.isASCII ? String($0) : "$" + String($0.value, radix: 16) }.joined()
        }
        let words = plain.split(separator: "-").map(String.init)
        let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let whole = words.prefix(1).joined() + others.joined()
        let symbol = whole.first.map { $0.isLetter || $0 == "$" } == true ? whole : first + whole
        return reserved.contains(symbol) ? symbol + "_" : symbol
    }
}

extension ImageEntry {
    /// The resource that Android creates from a file in `drawable` or `mipmap` folders, such as `drawable.cart`.
    fileprivate var androidResource: String? {
        for variant in variants {
            let parts = variant.file.split(separator: "/")
            guard parts.count > 1, let file = parts.last else { continue }
            // A nine-patch is `button.9.png`, the resource `button`.
            let name = file.prefix { $0 != "." }
            let isName = name.utf8.allSatisfy { byte in
                (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "_")
            }
            for kind in ["drawable", "mipmap"] where isName && !JavaKeywords.contains(String(name)) {
                let folder = parts[parts.count - 2]
                if folder == kind || folder.hasPrefix("\(kind)-") { return "\(kind).\(name)" }
            }
        }
        return nil
    }
}
