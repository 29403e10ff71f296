internal import CEmbeddedFiles

/// A help topic that isn't a command, such as `tincture help colors`.
enum HelpTopic: String, CaseIterable {
    case configuration, ci, swift, colors, carousels

    init?(arguments: [String]) {
        guard arguments.count == 2, arguments[0] == "help" else { return nil }
        self.init(rawValue: arguments[1])
    }

    /// The help text, with lines of at most 80 columns.
    var text: String { String(cString: tincture_embedded_file("Commands/TinctureCommand/Help/\(rawValue).txt")) }
}
