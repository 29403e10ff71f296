package import CatalogManifest

/// All emitters, and how one is made from words.
package enum Emitters {
    /// Every emitter, in the order in which they are listed.
    package static let all: [any Emitter.Type] = [
        SwiftEmitter.self, AssetCatalogEmitter.self, CSSEmitter.self, DesignTokensEmitter.self, TableEmitter.self,
        WebEmitter.self, AndroidEmitter.self, DartEmitter.self,
    ]

    /// The emitter of a name, with options.
    ///
    /// - Throws: ``EmitterError`` where there is no such emitter, or where an option is unknown or malformed.
    package static func make(_ name: String, options: [String: String] = [:]) throws(EmitterError) -> any Emitter {
        guard let emitter = all.first(where: { $0.name == name }) else { throw .unknownEmitter(name) }
        return emitter.init(try EmitterOptions(options, for: emitter))
    }
}

extension Emitters {
    /// What each emitter writes and what its options are, a paragraph each.
    package static var help: String {
        all.map { emitter in
            let options = emitter.options.map { option in
                option.name + (option.standard.isEmpty ? "" : "=\(option.standard)") + ": \(option.summary)"
            }
            return "\(emitter.name): \(emitter.summary) (\(options.joined(separator: "; ")))"
        }.joined(separator: "\n")
    }
}

extension Emitters {
    /// What is wrong with what was asked for, in a sentence; nil where an emitter can be made of it.
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
    /// A request as the command line has it: `swift`, or `swift:access=public,enum=Art`.
    ///
    /// - Throws: ``EmitterError/malformedRequest(_:)`` for anything else.
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
}

extension EmitterRequest {
    /// The emitters of a run: those of the command line, with the configuration's options where it names them too;
    /// without any on the command line those of the configuration.
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
