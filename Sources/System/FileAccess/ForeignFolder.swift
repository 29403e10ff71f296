/// A folder whose name suggests that its files aren't the app's own code and pictures.
package enum ForeignFolder: Sendable, Hashable {
    /// Third-party code that a tool has fetched, or a tool's own files: `Pods`, `__Snapshots__`.
    case fetched
    /// Probably a tool or the output of a tool, but an app may have a folder of this name: `build`, `vendor`.
    case made
    case tests
    /// A bundle, which tools treat as one file: `.framework`, `.icon`.
    case bundle

    /// Classifies a folder by its name; nil if none of the cases fits the name.
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

    /// Returns the innermost folder around a file into which developers copy other people's code: `Shop/ThirdParty/`.
    package static func copied(around path: String) -> String? {
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        let last = names.dropLast().lastIndex { name in
            copiedNames.contains(name.lowercased().filter { $0 != "_" && $0 != "-" && $0 != " " })
        }
        return last.map { names[...$0].joined(separator: "/") + "/" }
    }

    private static let copiedNames: Set = [
        "3rd", "3rdparty", "external", "externals", "lib", "libs", "third", "thirdlib", "thirdlibs", "thirdparty",
        "vendor", "vendors",
    ]
    private static let fetchedNames: Set<String> = [
        "__macosx", "__snapshots__", "carthage", "deriveddata", "failurediffs", "fastlane", "node_modules", "pods",
        "referenceimages", "sourcepackages",
    ]
    private static let madeNames: Set<String> = ["build", "tools", "vendor"]
    /// The endings of the names of test folders; `Test` isn't one, because an app may have a folder `SpeedTest`.
    private static let testEndings = ["Tests", "UITest", "UnitTest", "Specs", "TestPlans"]
    private static let bundleTypes: Set<String> = [
        "app", "ckcomplication", "docc", "framework", "icon", "pco", "playground", "xcassets", "xcframework",
        "xcstickers",
    ]
}
