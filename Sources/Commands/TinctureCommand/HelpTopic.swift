internal import CEmbeddedFiles

/// Help that belongs to no command: `tincture help colors`.
enum HelpTopic: String, CaseIterable {
    case configuration, colors, carousels

    /// Creates the topic that the arguments request, or returns nil for any other command line.
    init?(arguments: [String]) {
        guard arguments.count == 2, arguments[0] == "help" else { return nil }
        self.init(rawValue: arguments[1])
    }

    /// The text, in lines of 80 columns.
    var text: String { String(cString: tincture_embedded_file("Commands/TinctureCommand/Help/\(rawValue).txt")) }
}
