internal import FileAccess

/// A folder whose name says that it is none of the folders in which an app keeps its own code and pictures.
package enum ForeignFolder: Sendable, Hashable {
    /// Other people's code that a tool has fetched, and what tools keep: `Pods`, `__Snapshots__`.
    case fetched
    /// Probably what a tool has made, or a tool itself; an app may have a folder of that name: `build`, `vendor`.
    case made
    /// Tests.
    case tests
    /// A bundle, which has names of its own, or none: `.framework`, `.icon`.
    case bundle

    /// What a folder of this name is; nil for one that may be the app's own.
    package init?(_ name: String) {
        let small = name.lowercased()
        if Self.fetchedNames.contains(small) {
            self = .fetched
        } else if Self.madeNames.contains(small) || small.hasPrefix("screenshot") {
            self = .made
        } else if small == "tests" || small == "androidtest" || Self.testEndings.contains(where: name.hasSuffix) {
            self = .tests
        } else if Self.bundleTypes.contains(FilePath.stemAndExtension(of: small).extension) {
            self = .bundle
        } else {
            return nil
        }
    }

    package static func isTested(_ path: String) -> Bool {
        FilePath.folder(of: path).split(separator: "/").contains { ForeignFolder(String($0)) == .tests }
    }

    private static let fetchedNames: Set<String> = [
        "__snapshots__", "carthage", "deriveddata", "failurediffs", "fastlane", "node_modules", "pods",
        "referenceimages", "sourcepackages",
    ]
    private static let madeNames: Set<String> = ["build", "tools", "vendor"]
    /// Not `Test` alone: an app may have a `SpeedTest`.
    private static let testEndings = ["Tests", "UITest", "UnitTest", "Specs", "TestPlans"]
    private static let bundleTypes: Set<String> = [
        "app", "ckcomplication", "docc", "framework", "icon", "pco", "playground", "xcassets", "xcframework",
        "xcstickers",
    ]
}
