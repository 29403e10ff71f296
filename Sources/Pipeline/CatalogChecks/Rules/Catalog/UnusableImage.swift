internal import Diagnostics
internal import PictureAnalysis

extension CheckRule {
    static let unusableImage: CheckRule = CheckRule(
        .unusableImage, in: .catalog, .error,
        foundBy: PictureReader.self,
        help: """
            Nothing of a picture can be decoded. It has an unknown format, is damaged, or exceeds a limit. A Git LFS pointer is a picture that isn't
            checked out: run `git lfs pull`.
            The rule is an error because the app shows nothing in its place.
            """,
        triggering: .plant(("", .text("version https://git-lfs.github.com/spec/v1\n")))
            .reporting(
                "plant.png is a Git LFS pointer: the picture is not checked out. Run `git lfs pull`.",
                at: "Assets.xcassets/Plant.imageset/plant.png"),
        clean: .imageSets("Plant"))
}
