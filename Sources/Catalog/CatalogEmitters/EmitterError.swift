internal import Diagnostics

/// The reason why no emitter can be created for a request (the name of an emitter, and its options).
package enum EmitterError: Error, Sendable, Equatable {
    case unknownEmitter(String)
    case unknownOption(emitter: String, option: String, known: [String])
    case malformedOption(emitter: String, option: String, value: String, expected: String)
    /// The request isn't of the form `NAME` or `NAME:OPTION=VALUE,…`.
    case malformedRequest(String)
}

extension EmitterError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownEmitter(let name):
            "unknown emitter \"\(name)\"\(NearestWord.hintOrList(for: name, among: Emitters.all.map { $0.name }))"
        case .unknownOption(let emitter, let option, let known):
            "the emitter \(emitter) has no option \"\(option)\"\(NearestWord.hintOrList(for: option, among: known))"
        case .malformedOption(let emitter, let option, let value, let expected):
            "the option \(option) of the emitter \(emitter) is \"\(value)\"; expected \(expected)"
        case .malformedRequest(let text): "\"\(text)\" is malformed; write NAME or NAME:OPTION=VALUE,…"
        }
    }

    var sentence: String {
        switch self {
        // These descriptions end with a hint, which has its own period.
        case .unknownEmitter, .unknownOption: description
        case .malformedOption, .malformedRequest: description + "."
        }
    }
}
