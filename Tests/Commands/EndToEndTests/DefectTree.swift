import CatalogChecks
import Diagnostics
import Foundation
import TestTrees

/// A tree with one defect of each kind that does not refuse the run.
enum DefectTree {
    /// The rules whose findings refuse a run: a tree can have only one of them and nothing else.
    static let refusals: Set<Rule> = [
        "limit-exceeded", "malformed-configuration", "unknown-key", "unknown-value", "unknown-color",
    ]

    /// The rules that have a defect in the tree; no page in it is of two colors that are as good as each other, or of a
    /// format that only some builds read, nothing is compared with a baseline, nothing is compiled, and numbered
    /// pictures of a tree with a configuration are no carousel.
    static let rules = CheckRule.all.map(\.rule).filter {
        !refusals.contains($0)
            && ![
                "uncertain-backdrop", "near-carousel", "text-contrast", "shared-output", "deployment-target",
                .staleBaseline, .unsupportedFormat,
            ].contains(
                $0)
    }

    /// Makes the tree: the examples of the catalog's rules, each in a namespace of its own, and the rest by hand.
    static func make() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let examples = CheckRule.all.filter {
            $0.area == .catalog && !["irregular-image", "unsupported-format"].contains($0.rule)
        }
        for rule in examples {
            // A symbol within a namespace is in nobody's way.
            let isSpaceless = rule.rule == "symbol-conflict"
            let space = "Assets.xcassets" + (isSpaceless ? "" : "/\(rule.rule.rawValue)")
            if !isSpaceless { try folder.addNamespaceWithInfo(space) }
            for (path, file) in rule.triggering.files where path.hasPrefix("Assets.xcassets/") {
                try folder.add(file, at: space + path.dropFirst("Assets.xcassets".count))
            }
        }
        // The link of the example leads to the catalog's folder here.
        let link = folder["Assets.xcassets/link-outside-tree/Plant.imageset/plant.png"]
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../../../outside.png")
        try folder.addPicture("outside.png", width: 23, height: 20)
        try folder.addPicture("Pictures/moss@2x.png", width: 80, height: 20)
        try addPages(to: folder)
        try folder.write(configuration(excluding: examples.map(\.rule)), to: "tincture.yml")
        try folder.write(#"{"schemaVersion": 2}"# + "\n", to: "catalog.json")
        return folder
    }

    private static func addPages(to folder: TemporaryFolder) throws {
        for (index, name) in ["Fern", "Moss", "Unused", "Basket"].enumerated() {
            try folder.write(
                #"{"images" : [{"filename" : "p.png", "idiom" : "universal"}], "info" : {"author" : "xcode", "version" : 1}}"#,
                to: "Assets.xcassets/\(name).imageset/Contents.json")
            try folder.addPicture(
                "Assets.xcassets/\(name).imageset/p.png", width: 30 + index, height: 20, red: 128, green: 128, blue: 128
            )
        }
        try folder.write(
            ##"[{"imgName": "Fern", "bgColor": "#808080", "colors": {"red": 1, "green": 2, "blue": 3}}]"##,
            to: "mismatch.json")
        try folder.write(#"[{"imgName": "Ferm"}]"#, to: "unknown.json")
        try folder.write("[1]", to: "malformed.json")
        try folder.write(##"{"leaf": {"$type": "color", "$value": "{leef}"}}"##, to: "tokens.json")
        try folder.write(#"{"groups" : [], "fil" : "automatic"}"#, to: "AppIcon.icon/icon.json")
        try folder.write("// !$*UTF8*$!\n{objects = {", to: "App.xcodeproj/project.pbxproj")
        try folder.write("let crat = Image(\"Crat\")\n", to: "Sources/View.swift")
        try folder.write(
            "let title = \"Basket\"\nlet icon = Image(.SymbolCollision.delete).tint(.red)\n"
                + "let others = [Image(.CmykImage.plant), Image(.DuplicateImage.fern), Image(.DuplicateImage.moss)]\n",
            to: "Sources/Title.swift")
        try folder.write("bplist00", to: "Sources/Icons.plist")
    }

    private static func configuration(excluding rules: [Rule]) -> String {
        // Most examples use one gray picture: only one of the namespaces is to be looked through for equal ones, and
        // all of the sets but one would be unused.
        let spaces = rules.map(\.rawValue).filter { $0 != "symbol-conflict" }
        func globs(_ names: [String]) -> String { names.map { "\"\($0)*\"" }.joined(separator: ", ") }
        return """
            sources: [Assets.xcassets, AppIcon.icon, Pictures, tokens.json]
            code: [Sources]
            color-pairs: [{text: color-contrast/Label, on: color-contrast/Card}]
            kinds:
              banner: [Fern, Moss]
              icon: [Nothing]
            carousels:
              sizes: {pages: [{image: Fern, backdrop: "#808080"}, {image: Moss, backdrop: "#8A8A8A"}], overlay: "#FFFFFF"}
              pinned: {pages: [{image: Fern, backdrop: "#C00000"}]}
              swatch: {pages: [{image: Fern, pin: swatch 9}]}
              odd: {pages: [cmyk-image/Plant]}
              colorless: {pages: [truncated-image/Plant, unusable-image/Plant]}
              mismatch: {pages: mismatch.json}
              unknown: {pages: unknown.json}
              malformed: {pages: malformed.json}
            rules:
              template-colors: warning
              key-order: note
              missing-info: warning
              missing-dark: warning
              inefficient-encoding: {severity: warning, exclude: ["duplicate-image*"]}
              loose-scales: warning
              near-duplicate: {exclude: [\(globs(spaces.filter { $0 != "near-duplicate" } + ["Fern", "Moss", "Unused", "Basket", "red"]))], severity: warning}
              string-only-reference: note
              color-jump: {maximum: 2}
              overlay-contrast: {minimum: 4.5}
              duplicate-color: {exclude: [\(globs(spaces.filter { $0 != "duplicate-color" } + ["red"]))], severity: warning}
              near-color: {exclude: [\(globs(spaces.filter { $0 != "near-color" }))], severity: warning}
              duplicate-image: {exclude: [\(globs(spaces.filter { $0 != "duplicate-image" }))]}
              unused-set: {exclude: [\(globs(spaces + ["red"]))]}

            """
    }
}

extension TemporaryFolder {
    fileprivate func addNamespaceWithInfo(_ path: String) throws {
        try write(
            #"{"info" : {"author" : "xcode", "version" : 1}, "properties" : {"provides-namespace" : true}}"#,
            to: path + "/Contents.json")
    }

    fileprivate func add(_ file: ExampleFile, at path: String) throws {
        if case .link(let target) = file {
            let place = URL(fileURLWithPath: self[path])
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: target)
        } else if let bytes = file.bytes {
            try write(bytes, to: path)
        }
    }
}
