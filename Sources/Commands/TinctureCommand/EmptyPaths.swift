internal import ArgumentParser

/// An empty text in place of a path, such as the value of an unset shell variable.
///
/// Some calls would interpret it as the current folder, and others as nothing.
enum EmptyPaths {
    /// Ends the command with a usage error if one of these options has an empty path.
    static func refuse(_ options: KeyValuePairs<String, String?>) throws {
        for (option, value) in options where value?.isEmpty == true {
            throw ValidationError("\(option) needs a path; this one is empty")
        }
    }
}
