internal import Diagnostics

extension CheckRule {
    /// A file name that leads out of its set.
    static let fileOutsideSet = CheckRule(
        .fileOutsideSet, in: .catalog, .error,
        help: """
            A set names a file by a path. Xcode looks for it within the folder of the set only. Move the file there and write its name
            alone.
            """,
        triggering: RuleExample([
            "Assets.xcassets/Plant.imageset/Contents.json": .images(("", "../plant.png")),
            "plant.png": .picture(20, 20),
        ]),
        clean: .imageSets("Plant"))
}
