package import CatalogManifest

/// The list of all emitters, and a function that creates an emitter from its name and options.
package enum Emitters {
    /// All emitters, in the order in which the help and the documentation list them.
    package static let all: [any Emitter.Type] = [
        SwiftEmitter.self, AssetCatalogEmitter.self, CSSEmitter.self, DesignTokensEmitter.self, TableEmitter.self,
        WebEmitter.self, AndroidEmitter.self, DartEmitter.self,
    ]

    package static func make(_ name: String, options: [String: String] = [:]) throws(EmitterError) -> any Emitter {
        guard let emitter = all.first(where: { $0.name == name }) else { throw .unknownEmitter(name) }
        return emitter.init(try EmitterOptions(options, for: emitter))
    }

    /// The help text on all emitters, with one paragraph per emitter.
    package static var help: String {
        all.map { emitter in
            let options = emitter.options.map { option in
                option.name + (option.standard.isEmpty ? "" : "=\(option.standard)") + ": \(option.summary)"
            }
            return "\(emitter.name): \(emitter.summary) (\(options.joined(separator: "; ")))"
        }.joined(separator: "\n")
    }

    /// Returns a sentence that says why no emitter can be created from a request; nil if one can.
    package static func problem(with request: EmitterRequest) -> String? {
        do throws(EmitterError) {
            _ = try make(request.name, options: request.options)
            return nil
        } catch {
            return error.sentence
        }
    }
}

extension EmitterRequest {
    /// Parses a command-line argument, such as `swift` or `swift:access=public,enum=Art`.
    package init(parsing argument: String) throws(EmitterError) {
        let parts = argument.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = parts.first, !name.isEmpty else { throw .malformedRequest(argument) }
        self.init(name: String(name))
        guard parts.count > 1 else { return }
        for option in parts[1].split(separator: ",") {
            let words = option.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard words.count == 2 else { throw .malformedRequest(argument) }
            options[String(words[0])] = String(words[1])
        }
    }

    /// Returns the requests from the command line, or those from the configuration if the command line has none.
    ///
    /// A request from the command line also takes the configured options of the same emitter, unless it sets them.
    package static func merged(_ given: [EmitterRequest], configured: [EmitterRequest]) -> [EmitterRequest] {
        guard !given.isEmpty else { return configured }
        var merged: [EmitterRequest] = []
        for request in given {
            let known =
                merged.first { $0.name == request.name } ?? configured.first { $0.name == request.name }
                ?? EmitterRequest(name: request.name)
            merged.removeAll { $0.name == request.name }
            merged.append(
                EmitterRequest(name: request.name, options: known.options.merging(request.options) { $1 }))
        }
        return merged
    }
}
