import TestTrees
import Testing

@Suite("Help and completions")
struct HelpTests {
    @Test(
        "A wrong command is wrong usage, with the command that was probably meant",
        arguments: [
            (["complie"], "did you mean \"compile\"?"), (["help", "color"], "did you mean \"colors\"?"),
            (["help", "chek"], "did you mean \"check\"?"), (["xyz"], "expected compile"),
            (["\u{1B}[2J"], "expected compile"),
        ])
    func suggestion(arguments: [String], words: String) throws {
        let outcome = try Tool.run(arguments)
        #expect(outcome.status == 64 && outcome.errors.contains(words), "\(outcome.errors)")
        #expect(!outcome.errors.contains("\u{1B}"))
    }

    @Test(
        "Wrong usage shows that command's usage and how to get its help, whether the parser finds it or the command",
        arguments: [
            (["check", "--nonsense"], "check"), (["check", "--delete"], "check"), (["extract"], "extract"),
            (["rules", "nonsense"], "rules"), (["diff", "--fail-on", "x"], "diff"),
            (["preview", "--html", "x"], "preview"),
            (["diff", "A"], "diff"),
        ])
    func usage(arguments: [String], command: String) throws {
        let folder = try TemporaryFolder()
        try folder.makeFolder("A")
        let outcome = try Tool.run(arguments, in: folder.path)
        #expect(outcome.status == 64)
        #expect(outcome.errorLines.first?.hasPrefix("Error: ") == true)
        #expect(outcome.errors.contains("\nUsage: tincture \(command)"), "\(outcome.errors)")
        #expect(outcome.errors.contains("  See 'tincture \(command) --help' for more information."))
    }

    @Test(
        "What goes wrong while a command runs shows no usage",
        arguments: [["preview", "none.png"], ["extract", "none.png"]])
    func failure(arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let outcome = try Tool.run(arguments, in: folder.path)
        #expect(outcome.status == 1 && !outcome.errors.contains("Usage:"), "\(outcome.errors)")
    }

    @Test(
        "Topics have help of their own, in lines of 80 columns",
        arguments: ["configuration", "ci", "swift", "colors", "carousels"])
    func topics(topic: String) throws {
        let outcome = try Tool.run(["help", topic])
        #expect(outcome.status == 0 && outcome.output.hasPrefix(topic.uppercased() + "\n"))
        #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let topics = try Tool.run(["help"]).output.split(separator: "\n").first { $0.contains("tincture help TOPIC") }
        #expect(topics?.contains(topic) == true)
    }

    @Test("The help says what the exit status and the environment mean")
    func overview() throws {
        let help = try Tool.run(["help"]).output
        for word in ["64", "65", "70", "74", "NO_COLOR", "TERM", "CI"] { #expect(help.contains(word)) }
        #expect(help == (try Tool.run(["--help"]).output))
    }

    @Test("An unquoted # leaves no color, and the message says why")
    func unquoted() throws {
        let outcome = try Tool.run(["gradient"])
        #expect(outcome.status == 64 && outcome.errors.contains("quotes"), "\(outcome.errors)")
    }

    @Test(
        "bash completes values behind =, names of the configuration and files",
        arguments: [
            (["gradient", "--space", "=", "ok"], 4, ["oklab", "oklch"]),
            (["gradient", "--space", "ok"], 3, ["oklab", "oklch"]),
            (["gradient", "--space", "="], 3, nil),
            (["preview", "ho"], 2, ["home", "hotel$(touch ran).png", "house.png"]),
            (["preview", "--config", "=", "tinc"], 4, ["tincture.yml"]),
        ])
    func bash(words: [String], cursor: Int, expected: [String]?) throws {
        let folder = try TemporaryFolder([
            "tincture.yml": "carousels:\n  home: {pages: [a]}\n  other: {pages: [a]}\n", "house.png": "",
            "hotel$(touch ran).png": "",
        ])
        let script = try Tool.run(["--generate-completion-script", "bash"]).output
        let line = words.joined(separator: " ").replacing(" = ", with: "=").replacing(" =", with: "=")
        let harness = """
            COMP_WORDS=(\(Tool.path) \(words.map { "'\($0)'" }.joined(separator: " ")))
            COMP_CWORD=\(cursor)
            COMP_LINE="\(Tool.path) \(line)"
            COMP_POINT=${#COMP_LINE}
            COMPREPLY=()
            _tincture tincture '\(words[cursor - 1])' '\(cursor > 1 ? words[cursor - 2] : "")'
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let outcome = try Tool.run("/bin/bash", ["-s"], in: folder.path, input: script + "\n" + harness + "\n")
        let found = outcome.output.split(separator: "\n").map(String.init).sorted()
        // No name is run.
        #expect(!folder.everything().contains("ran"))
        if let expected {
            #expect(found == expected, "\(outcome.errors)")
        } else {
            #expect(found.contains("oklab") && found.contains("srgb"), "\(outcome.errors)")
        }
    }

    @Test(
        "Every command's help shows an example",
        arguments: ["compile", "check", "diff", "preview", "extract", "gradient", "init"])
    func help(command: String) throws {
        let outcome = try Tool.run([command, "--help"])
        #expect(
            outcome.status == 0 && outcome.output.contains("EXAMPLE") && outcome.output.contains("tincture \(command)"))
    }

    @Test("The default of a list in the configuration's schema is a list of numbers, not of one text")
    func listDefault() throws {
        let outcome = try Tool.run(["schema", "configuration"])
        #expect(outcome.output.contains(##""default": [375, 390, 430, 820]"##))
    }

    @Test("Shell completions are there and are valid", arguments: ["bash", "zsh", "fish"])
    func completions(shell: String) throws {
        let outcome = try Tool.run(["--generate-completion-script", shell])
        #expect(outcome.status == 0 && outcome.output.contains("compile") && outcome.output.contains("format"))
        if shell == "bash" {
            #expect(try Tool.run("/bin/bash", ["-n"], in: "/", input: outcome.output).status == 0)
        }
    }
}
