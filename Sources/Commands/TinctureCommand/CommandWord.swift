internal import Diagnostics
internal import FileAccess

/// A check of the command's name, because the argument parser doesn't explain a wrong name well.
enum CommandWord {
    static func problem(with arguments: [String], commands: [String]) -> String? {
        guard var word = arguments.first else { return nil }
        var (kind, known) = ("command", commands + ["help"])
        if word.hasPrefix("-") { (kind, known) = ("option", ["--help", "-h", "--version", "--open"]) }
        if word == "-v" { return "there is no option \"-v\"; did you mean \"--version\"?" }
        if word == "help" {
            guard let topic = arguments.dropFirst().first, !topic.hasPrefix("-") else { return nil }
            (word, kind, known) = (topic, "command or topic", commands + HelpTopic.allCases.map(\.rawValue))
        }
        // The argument parser knows more options than those that are listed here.
        if known.contains(word) || kind == "option" && NearestWord.hint(for: word, among: known).isEmpty { return nil }
        if kind == "command", (try? FileKind.of(word)) == .folder {
            let folder = TerminalText.escaped(word)
            return "there is no command \"\(folder)\"; to see what is in this folder, use tincture preview \(folder)"
        }
        let hint = TerminalText.escaped(NearestWord.hintOrList(for: word, among: known))
        return "there is no \(kind) \"\(TerminalText.escaped(word))\"\(hint)"
    }
}
