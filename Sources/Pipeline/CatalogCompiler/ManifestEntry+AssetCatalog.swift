internal import AssetCatalog
internal import CatalogManifest

extension VariantSlot {
    /// The device idiom, such as `iphone`; nil for a slot that applies to every device.
    var specialIdiom: String? { idiom == "universal" ? nil : idiom }

    /// The name of the appearance; nil for a slot that applies to any appearance.
    var specialAppearance: String? { appearance.name == "any" ? nil : appearance.name }
}

extension SlotEntry {
    /// Creates an entry from those conditions of a slot that have no key of their own in the manifest; nil without any.
    init?(_ slot: VariantSlot) {
        self.init()
        colorSpace = slot.colorSpace
        languageDirection = slot.languageDirection
        locale = slot.locale
        memory = slot.memory
        graphicsFeatureSet = slot.graphicsFeatureSet
        widthClass = slot.widthClass
        heightClass = slot.heightClass
        subtype = slot.subtype
        screenWidth = slot.screenWidth ?? slot.oldScreenWidth
        platform = slot.platform
        size = slot.size?.text
        role = slot.role
        extent = slot.extent
        orientation = slot.orientation
        minimumSystemVersion = slot.minimumSystemVersion
        cubeFace = slot.cubeFace
        mipmapLevel = slot.mipmapLevel
        if self == SlotEntry() { return nil }
    }
}

extension PropertiesEntry {
    init?(_ properties: SetProperties?) {
        guard let properties else { return nil }
        self.init()
        renderingIntent = properties.templateRenderingIntent
        preservesVectorRepresentation = properties.preservesVectorRepresentation
        compression = properties.compression
        autoScaling = properties.autoScaling
        localizable = properties.localizable
        onDemandResourceTags = properties.onDemandResourceTags
        if self == PropertiesEntry() { return nil }
    }
}

extension ResizingEntry {
    /// Creates an entry; nil without settings, or if a length in them isn't finite.
    init?(_ resizing: Resizing?) {
        guard let resizing else { return nil }
        let insets = resizing.capInsets ?? resizing.oldCapInsets
        func pixels(_ number: CatalogNumber?) -> Double { number?.value ?? 0 }
        let capInsets = CapInsets(
            top: pixels(insets?.top), left: pixels(insets?.left), bottom: pixels(insets?.bottom),
            right: pixels(insets?.right))
        self.init(capInsets: capInsets)
        mode = resizing.mode
        centerMode = resizing.center?.mode
        centerWidth = resizing.center?.width?.value
        centerHeight = resizing.center?.height?.value
        let lengths = [capInsets.top, capInsets.left, capInsets.bottom, capInsets.right, centerWidth, centerHeight]
        guard lengths.allSatisfy({ $0?.isFinite ?? true }) else { return nil }
    }
}

extension OtherSetEntry {
    /// Creates the entry of a set, with its slots if its `Contents.json` has a list of slots.
    ///
    /// - Parameter path: a function that converts the name of a file in the set to its path in the manifest.
    init(_ set: OpaqueSet, path: (String) -> String) {
        self.init(name: set.name, type: set.type, files: set.files.map(path))
        properties = PropertiesEntry(set.properties)
        guard let contents = set.contents, contents.listKey != nil else { return }
        let present = Set(set.files + set.folders)
        members = contents.entries.map { entry in
            var member = Member()
            member.file = entry.filename.flatMap { present.contains($0) ? path($0) : nil }
            member.scale = entry.slot.scale
            member.idiom = entry.slot.specialIdiom
            member.appearance = entry.slot.specialAppearance
            member.displayGamut = entry.slot.displayGamut
            member.slot = SlotEntry(entry.slot)
            member.typeIdentifier = entry.universalTypeIdentifier
            return member
        }
    }
}
