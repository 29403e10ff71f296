extension SetSamples {
    /// Sets of all types, each with its structure; `i` makes their names and content differ.
    static func folders(_ i: Int) -> [Folder] {
        imageSets(i) + [colorSet(i)] + listed(i) + layered(i) + stickers(i) + recognised(i) + textures(i) + games(i)
    }

    private static func pick<Element>(_ elements: [Element], _ i: Int) -> Element { elements[i % elements.count] }

    /// An entry with a file and two of the slot's words.
    private static func entry(_ i: Int, file: String?) -> XcodeText {
        var entry: XcodeText = ["idiom": .text(pick(slotWords[0].words, i))]
        for step in [i / 3 + 7, i] {
            let (key, word) = pick(slotPairs, step)
            entry = entry.with(key, .text(word))
        }
        if i % 4 == 0 { entry = entry.with("appearances", pick(appearances, i / 4)) }
        if let file { entry = entry.with("filename", .text(file)) }
        return entry
    }

    /// Every key of a slot with every one of its words.
    private static let slotPairs = slotWords.flatMap { slot in slot.words.map { (slot.key, $0) } }

    private static func imageSets(_ i: Int) -> [Folder] {
        let first = "a \(i).png"
        let image = entry(3 * i, file: first).with("resizing", pick(resizings, i))
        let padded = entry(3 * i + 1, file: nil).with(
            "alignment-insets",
            ["bottom": .digits("1"), "left": .digits("2"), "right": .digits("3"), "top": .digits("4")])
        return [
            Folder(
                name: "\(pick(names, i)) \(i).imageset",
                contents: ["images": [image, padded, entry(3 * i + 2, file: nil)], "properties": pick(properties, i)],
                files: [first]),
            Folder(name: "Empty \(i).imageset", contents: ["images": [["idiom": "universal", "scale": "1x"]]]),
            Folder(name: "Bare \(i).imageset", contents: [:]),
        ]
    }

    /// Names that people give: spaces, dots, brackets, Chinese, Japanese, emoji.
    static let names = ["Plant", "empty.icon", "16:9 [wide]", "植物", "プラント（大）", "🌱 seed", "a+b (copy)", "e\u{301}té"]

    private static func colorSet(_ i: Int) -> Folder {
        let filled = (0..<3).map { step -> XcodeText in
            let color = XcodeText.object(["idiom": "universal", "color": pick(colors, i * 3 + step)])
            return step == 0 ? color : color.with("appearances", pick(appearances, i + step))
        }
        return Folder(
            name: "Colour \(pick(names, i)) \(i).colorset",
            contents: ["colors": .list(filled + [["idiom": "universal"]]), "properties": ["localizable": true]])
    }

    /// The types that are a list of files.
    private static func listed(_ i: Int) -> [Folder] {
        [
            ("appiconset", "images"), ("launchimage", "images"), ("stickersiconset", "images"),
            ("symbolset", "symbols"),
            ("dataset", "data"), ("iconset", "images"),
        ].map { type, key in
            Folder(
                name: "\(type) \(i).\(type)",
                contents: .object([
                    key: [entry(i, file: "x.png"), entry(i + 5, file: nil)], "properties": pick(properties, i),
                ]),
                files: ["x.png"])
        } + [Folder(name: "Plain \(i).iconset", contents: nil, files: ["icon_16x16.png", "icon_16x16@2x.png"])]
    }

    private static func layered(_ i: Int) -> [Folder] {
        func stack(_ type: String, _ name: String) -> Folder {
            let layers = ["Front", "Back"]
            return Folder(
                name: "\(name).\(type)",
                contents: [
                    "layers": .list(layers.map { ["filename": .text("\($0).\(type)layer")] }),
                    "properties": ["canvasSize": ["width": .digits("400"), "height": .digits("240")]],
                ],
                folders: layers.map { layer in
                    Folder(
                        name: "\(layer).\(type)layer",
                        contents: layer == "Back"
                            ? [
                                "properties": [
                                    "content-reference": [
                                        "matching-style": "fully-qualified-name", "name": "Back", "type": "image-set",
                                    ],
                                    "frame-center": ["x": .digits("200"), "y": .digits("120.5")],
                                    "frame-size": ["width": .digits("364"), "height": .digits("548")],
                                ]
                            ] : nil,
                        folders: [
                            Folder(
                                name: "Content.imageset",
                                contents: ["images": [["idiom": "tv", "filename": "c.png"]]], files: ["c.png"])
                        ])
                })
        }
        let icon = stack("imagestack", "App Icon")
        return [
            stack("imagestack", "Stack \(i)"), stack("solidimagestack", "Solid \(i)"),
            Folder(
                name: "Brand \(i).brandassets",
                contents: [
                    "assets": [
                        [
                            "filename": .text(icon.name), "idiom": "tv", "role": "primary-app-icon", "size": "400x240",
                        ],
                        ["filename": "Shelf.imageset", "idiom": "tv", "role": "top-shelf-image", "size": "1920x720"],
                    ]
                ],
                folders: [icon, Folder(name: "Shelf.imageset", contents: ["images": [entry(i, file: nil)]])]),
            Folder(
                name: "Face \(i).complicationset",
                contents: [
                    "assets": [["filename": "Circular.imageset", "idiom": "watch", "role": "circular"]]
                ],
                folders: [Folder(name: "Circular.imageset", contents: ["images": [entry(i, file: nil)]])]),
            Folder(
                name: "Atlas \(i).spriteatlas",
                contents: i % 2 == 0 ? ["properties": ["provides-namespace": true, "compression-type": "lossy"]] : nil,
                folders: [Folder(name: "Sprite \(i).imageset", contents: ["images": [entry(i, file: nil)]])]),
        ]
    }

    private static func stickers(_ i: Int) -> [Folder] {
        [
            Folder(
                name: "Pack \(i).stickerpack",
                contents: [
                    "properties": ["grid-size": .text(pick(["small", "regular", "large"], i))],
                    "stickers": [["filename": "Hello.sticker"], ["filename": "Wink.stickersequence"]],
                ],
                folders: [
                    Folder(
                        name: "Hello.sticker",
                        contents: ["properties": ["accessibility-label": "Hello", "filename": "h.png"]],
                        files: ["h.png"]),
                    Folder(
                        name: "Wink.stickersequence",
                        contents: [
                            "frames": [["filename": "1.png"], ["filename": "2.png"]],
                            "properties": [
                                "accessibility-label": "Winks", "duration": .digits("15"),
                                "duration-type": .text(pick(["fps", "fixed"], i)), "repetitions": .digits("0"),
                            ],
                        ], files: ["1.png", "2.png"]),
                ])
        ]
    }

    private static func recognised(_ i: Int) -> [Folder] {
        [
            Folder(
                name: "Things \(i).arresourcegroup",
                contents: [
                    "properties": ["on-demand-resource-tags": ["ar"]],
                    "resources": [["filename": "Poster.arreferenceimage"], ["filename": "Vase.arobject"]],
                ],
                folders: [
                    Folder(
                        name: "Poster.arreferenceimage",
                        contents: [
                            "images": [["filename": "p.png", "idiom": "universal"]],
                            "properties": [
                                "height": .digits("40"), "width": .digits("33.5"),
                                "unit": .text(pick(["meters", "centimeters", "feet", "inches", "yards"], i)),
                            ],
                        ], files: ["p.png"]),
                    Folder(
                        name: "Vase.arobject", contents: ["object": ["filename": "v.arobject"]], files: ["v.arobject"]),
                ])
        ]
    }

    private static func textures(_ i: Int) -> [Folder] {
        func mipmaps(_ name: String) -> Folder {
            Folder(
                name: "\(name).mipmapset",
                contents: [
                    "levels": [["filename": "base.png", "idiom": "universal", "mipmap-level": "base"]],
                    "properties": ["level-mode": .text(pick(["none", "all", "fixed"], i))],
                ], files: ["base.png"])
        }
        let faces = ["x+", "x-", "y+", "y-", "z+", "z-"]
        return [
            Folder(
                name: "Wood \(i).textureset",
                contents: [
                    "properties": ["interpretation": "colors", "origin": "top-left"],
                    "textures": [["filename": "Universal.mipmapset", "idiom": "universal", "pixel-format": "rgba8"]],
                ], folders: [mipmaps("Universal")]),
            Folder(
                name: "Sky \(i).cubetextureset",
                contents: [
                    "textures": .list(
                        faces.map {
                            ["cube-face": .text($0), "filename": .text("\($0).mipmapset"), "idiom": "universal"]
                        })
                ], folders: faces.map(mipmaps)),
        ]
    }

    private static func games(_ i: Int) -> [Folder] {
        [
            Folder(
                name: "Logo \(i).gcdashboardimage", contents: [:],
                folders: [Folder(name: "Logo \(i).imageset", contents: ["images": [entry(i, file: nil)]])]),
            Folder(
                name: "Best \(i).gcleaderboardset", contents: [:],
                folders: [Folder(name: "Week \(i).gcleaderboard", contents: nil)]),
        ]
    }
}
