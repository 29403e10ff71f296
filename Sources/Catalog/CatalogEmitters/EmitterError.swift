internal import Diagnostics

/// Why an emitter cannot be made of what was written.
package enum EmitterError: Error, Sendable, Hashable {
    case unknownEmitter(String)
    case unknownOption(emitter: String, option: String, known: [String])
    /// The value has not the form that the option needs.
    case malformedOption(emitter: String, option: String, value: String, expected: String)
    /// What should be `option=value` is something else.
    case malformedRequest(String)
}

extension EmitterError: CustomStringConvertible {
    /// The error in words, to be put behind a place.
    package var description: String {
        switch self {
        case .unknownEmitter(let name):
            "unknown emitter \"\(name)\"\(NearestWord.hintOrList(for: name, among: Emitters.all.map { $0.name }))"
        case .unknownOption(let emitter, let option, let known):
            "the emitter \(emitter) has no option \"\(option)\"\(NearestWord.hintOrList(for: option, among: known))"
        case .malformedOption(let emitter, let option, let value, let expected):
            "the option \(option) of the emitter \(emitter) is \"\(value)\"; expected \(expected)"
        case .malformedRequest(let text): "\"\(text)\" is not NAME or NAME:OPTION=VALUE,…"
        }
    }

    var sentence: String {
        switch self {
        // The hint ends it.
        case .unknownEmitter, .unknownOption: description
        case .malformedOption, .malformedRequest: description + "."
        }
    }
}
