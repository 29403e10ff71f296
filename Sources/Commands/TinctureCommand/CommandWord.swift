internal import Diagnostics

/// A check of the command's name, because the argument parser doesn't explain a wrong name well.
enum CommandWord {
    /// Returns a message about an unknown command or help topic; nil if there is none.
    static func problem(with arguments: [String], commands: [String]) -> String? {
        guard var word = arguments.first, !word.hasPrefix("-") else { return nil }
        var known = commands + ["help"]
        var kind = "command"
        if word == "help" {
            guard let topic = arguments.dropFirst().first, !topic.hasPrefix("-") else { return nil }
            word = topic
            kind = "command or topic"
            known = commands + HelpTopic.allCases.map(\.rawValue)
        }
        if known.contains(word) { return nil }
        let hint = NearestWord.hintOrList(for: word, among: known)
        return "there is no \(kind) \"\(TerminalText.escaped(word))\"\(TerminalText.escaped(hint))"
    }
}
