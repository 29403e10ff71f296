import AssetCatalog
import Diagnostics

extension FuzzTarget {
    /// The data files of apps: lists of pages and of products.
    static let dataFiles = FuzzTarget(
        name: "data-files",
        seeds: {
            try ["plants.json", "trips.json", "homeLoopData.json"].flatMap {
                try RepositoryFiles.all(in: "Assets", endingWith: $0).map(\.bytes)
            }
                + [Array(##"[{"image": "a", "backdrop": "#AbC"}, {"imageName": "b", "backdrop": "rgb(1 2 3)"}]"##.utf8)]
        },
        words: [
            "\"image\"", "\"imageName\"", "\"imgName\"", "\"backdrop\"", "\"bgColor\"", "\"colors\"", "\"red\"",
            "\"name\"",
            "\"price\"", "\"#FFFFFF\"", "oklch(", "color(display-p3 ", "null", "1e999", "\\ud83d", "\\u0000",
        ]
    ) { bytes in
        file.write(bytes)
        let origin = SourceLocation(path: file.path, line: 1, column: 1)
        var reader = DataFileReader()
        _ = reader.pages(file.path, namedAt: origin)
        _ = reader.products(file.path, namedAt: origin)
        _ = FoundLists(file.path)
    }

    private static let file = ScratchFile("data.json")
}
