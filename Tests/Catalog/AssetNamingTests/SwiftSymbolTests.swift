import AssetNaming
import Testing

@Suite("Symbols as Xcode generates them")
struct SwiftSymbolTests {
    @Test(
        "Images",
        arguments: [
            ("16_9", "_16_9"), ("1gridPopupBg2", "_1GridPopupBg2"),
            ("7Wonders_4_petraJordan", "_7Wonders4PetraJordan"), ("Gradients_10", "gradients10"),
            ("Ratio_Fill_active", "ratioFillActive"), ("alphabets_10_j", "alphabets10J"), ("emoji 1", "emoji1"),
            ("emoji_10_laughing", "emoji10Laughing"), ("orbita+", "orbita"), ("groupBG", "groupBG"), ("M", "M"),
            ("IBM", "IBM"), ("DC", "DC"), ("1", "_1"), ("152", "_152"), ("HBO GO Logo", "hboGOLogo"),
            ("FilesImage", "files"), ("Image", "image"), ("image2", "image2"), ("giftColor", "gift"),
            ("switch-off", "switchOff"), ("switch", "switch"), ("extension", "extension"),
            ("Light theme", "lightTheme"), ("Radial_Gradient", "radialGradient"), ("Kill Bill", "killBill"),
            ("icon_more_arrow", "iconMoreArrow"), ("block_lv-1", "blockLv1"), ("empty.icon", "emptyIcon"),
            ("Plant 1", "plant1"), ("HTMLFile", "htmlFile"), ("🌱", ""), ("植物", ""), ("", ""), ("🌱 leaf", "leaf"),
        ])
    func image(_ name: String, _ symbol: String) {
        #expect(SwiftSymbol.name(of: name, kind: .image) == symbol)
    }

    @Test(
        "Colours",
        arguments: [
            ("AccentColor", "accent"), ("color", "color"), ("background-color", "background"),
            ("card-number-color", "cardNumber"), ("ladies-sit- border-red-color", "ladiesSitBorderRed"),
            ("rw-dark", "rwDark"), ("YP Green Universal", "ypGreenUniversal"), ("color7C", "color7C"),
            ("2B3041", "_2_B_3041"), ("34394D", "_34394_D"), ("121212", "_121212"),
            ("widget_text_color", "widgetText"), ("TreeShopBlack", "treeShopBlack"),
            ("extremelysuccessfullogo", "extremelysuccessfullogo"), ("FilesImage", "filesImage"),
        ])
    func color(_ name: String, _ symbol: String) {
        #expect(SwiftSymbol.name(of: name, kind: .color) == symbol)
    }

    @Test("Different names may give one symbol")
    func collisions() {
        #expect(
            SwiftSymbol.name(of: "CreditCard-32", kind: .image)
                == SwiftSymbol.name(of: "CreditCard-32-Color", kind: .image))
        #expect(SwiftSymbol.name(of: "delete", kind: .image) == SwiftSymbol.name(of: "deleteImage", kind: .image))
    }

    @Test("Namespaces are enums, and reserved words stand in backticks")
    func source() {
        #expect(SwiftSymbol(of: "Icons/tab bar/switch", kind: .image).source == "Icons.TabBar.`switch`")
        #expect(SwiftSymbol(of: "2x/Cart", kind: .image).source == "_2X.cart")
        #expect(SwiftSymbol(of: "extension", kind: .image).source == "`extension`")
    }

    @Test("A name that a framework has is told, except within a namespace")
    func frameworks() {
        #expect(SwiftSymbol(of: "Red", kind: .color).conflictingType == "UIColor")
        #expect(SwiftSymbol(of: "primary-color", kind: .color).conflictingType == "Color")
        #expect(SwiftSymbol(of: "add", kind: .image).conflictingType == "UIImage")
        #expect(SwiftSymbol(of: "Brand/red", kind: .color).conflictingType == nil)
        #expect(SwiftSymbol(of: "red", kind: .image).conflictingType == nil)
    }
}
