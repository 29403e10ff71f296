internal import AssetCatalog
package import Diagnostics
internal import FileAccess

extension Rule {
    package static let byteComponent = Rule("byte-component")
}

extension CheckRule {
    static let byteComponent: CheckRule = CheckRule(
        .byteComponent, in: .catalog, .warning,
        help: """
            An integer color component probably means a fraction. Xcode reads an integer as a byte, so an alpha of "1"
            is 1/255: invisible. The rule reports integer alphas other than "0" and "255", and colors whose components
            are all "0" or "1", except black. `tincture check --fix` changes an alpha of "1" to "1.000" unless Xcode
            wrote the file.
            """,
        triggering: RuleExample(["Assets.xcassets/Leaf.colorset/Contents.json": .color(alpha: "1")])
            .reporting(
                #"Xcode reads the alpha "1" of "Leaf" as 1/255. Write "1.000" for an opaque color."#,
                in: "Assets.xcassets/Leaf.colorset/Contents.json", before: #""1", "blue""#),
        clean: .colorSets("Leaf")
    ) { tree, rule in
        tree.catalog.colors.flatMap { set in
            set.contents.entries.compactMap(\.color?.components).flatMap { components in
                components.misreadComponents.map { component, text in
                    rule.finding(
                        at: SourceLocation(
                            path: FilePath.join(set.path, SetContents.fileName), position: component.place),
                        about: set.subject, "Xcode reads \(text(set.name))")
                }
            }
        }
    }
}

extension EntryColor.Components {
    /// The integer components that were probably meant as fractions.
    ///
    /// Each component comes with a function that takes the name of the set and returns the rest of the message.
    fileprivate var misreadComponents: [(ColorComponent, (String) -> String)] {
        var found: [(ColorComponent, (String) -> String)] = []
        if let alpha, let byte = alpha.byte, 1...254 ~= byte {
            let meant = byte == 1 ? "\"1.000\" for an opaque color" : "a fraction such as \"0.500\""
            found.append((alpha, { "the alpha \"\(byte)\" of \"\($0)\" as \(byte)/255. Write \(meant)." }))
        }
        let channels = [red, green, blue].compactMap(\.self)
        if channels.count == 3, channels.allSatisfy({ $0.byte == 0 || $0.byte == 1 }),
            let one = channels.first(where: { $0.byte == 1 })
        {
            found.append((one, { "\"1\" in \"\($0)\" as 1/255: the color is nearly black. Write \"1.000\"." }))
        }
        return found
    }
}
