internal import ArgumentParser

/// Throws a usage error with a message unless a condition is true.
func require(_ condition: Bool, _ message: @autoclosure () -> String) throws {
    if !condition { throw ValidationError(message()) }
}

/// A check for empty paths, such as unset shell variables, which system calls interpret differently.
enum EmptyPaths {
    static func refuse(_ options: KeyValuePairs<String, String?>) throws {
        for (option, value) in options {
            try require(value?.isEmpty != true, "\(option) needs a path, but its value is empty")
        }
    }
}
