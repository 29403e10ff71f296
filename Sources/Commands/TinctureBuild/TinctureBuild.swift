internal import CatalogBuild
internal import CatalogEmitters
internal import CatalogManifest
internal import Diagnostics
internal import FileAccess
internal import PlatformC

/// The program of the build-tool plugin, which is `tincture compile` without the parts that only people need.
///
/// An app that uses the plugin builds this program from source. To keep that build fast, the program has no argument
/// parser, help or preview.
@main
enum TinctureBuild {
    static func main() {
        do {
            let step = try BuildStep(CurrentProcess.arguments)
            // Confine the process before it starts another thread, because a thread inherits the confinement of its
            // creator.
            step.confine()
            runProgram {
                do { exit(try await step.run() ? 0 : 1) } catch { end(error) }
            }
        } catch {
            end(error)
        }
    }

    private static func end(_ error: any Error) -> Never {
        switch error {
        case let error as BuildArgumentError: end("tincture: error: \(error)", status: 64)
        case let error as EmitterError:
            end("tincture: error: --emit: \(TerminalText.escaped("\(error)"))", status: 64)
        case let foreign as ForeignFiles:
            end(foreign.lines(remedy: "Move or delete it.").joined(separator: "\n"), status: 74)
        case let failure as FileFailure:
            end("\(TerminalText.escaped(failure.path)): error: cannot be written: \(failure) [output]", status: 74)
        default: end("tincture: error: \(error)", status: 70)
        }
    }

    static func print(_ line: String) {
        let bytes = Array("\(line)\n".utf8)
        _ = bytes.withUnsafeBytes { FileDescriptor.write($0, to: 2) }
    }

    private static func end(_ line: String, status: Int32) -> Never {
        print(line)
        exit(status)
    }
}

struct BuildArgumentError: Error, CustomStringConvertible {
    let description: String
}

struct BuildStep {
    private var configuration: String?
    private var sources: [String] = []
    private var output = "."
    private var depfile: String?
    private var emit: [EmitterRequest] = []

    /// Parses arguments, which alternate between a name and a value, such as `--output Build`.
    init(_ arguments: some Collection<String>) throws {
        var rest = Array(arguments)[...]
        while let name = rest.popFirst() {
            guard let value = rest.popFirst(), !value.isEmpty else {
                throw BuildArgumentError(description: "\(name) needs a value")
            }
            switch name {
            case "--config": configuration = value
            case "--source": sources.append(value)
            case "--output": output = value
            case "--depfile": depfile = value
            case "--emit": emit.append(try EmitterRequest(parsing: value))
            default: throw BuildArgumentError(description: "unknown option \(TerminalText.escaped(name))")
            }
        }
    }

    func confine() {
        guard Confinement.version > 0 else { return }
        var confinement = Confinement()
        confinement.allow(folder: output)
        if let depfile { confinement.allow(depfile) }
        confinement.apply()
    }

    /// Compiles the sources, prints the findings, and returns whether there were no errors.
    func run() async throws -> Bool {
        let request = CompileRequest(
            paths: sources, configurationPath: configuration, outputFolder: output,
            jobs: CurrentProcess.processorCount,
            currentFolder: CurrentProcess.folder)
        // A cache would rarely help, because this program only runs after an input has changed, and would survive a
        // clean.
        var build = CatalogBuild(request, output: output)
        build.emit = emit
        build.depfile = depfile
        build.depfileTarget = output
        let report = try await build.run()
        for finding in report.diagnostics { TinctureBuild.print("\(finding)") }
        return !report.hasErrors
    }
}
