internal import ArgumentParser

/// A check for empty paths on the command line, such as the value of an unset shell variable.
///
/// Some system calls interpret an empty path as the current folder, and others as a missing file.
enum EmptyPaths {
    /// Throws a usage error if the value of any of the options, keyed by their names, is an empty path.
    static func refuse(_ options: KeyValuePairs<String, String?>) throws {
        for (option, value) in options where value?.isEmpty == true {
            throw ValidationError("\(option) needs a path, but its value is empty")
        }
    }
}
