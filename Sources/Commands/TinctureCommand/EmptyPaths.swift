internal import ArgumentParser

/// An empty text where a path is expected, as an unset variable of a shell leaves it: it would mean the current folder
/// to some calls, and nothing to others.
enum EmptyPaths {
    /// Ends the command with wrong usage where one of these options has no path.
    static func refuse(_ options: KeyValuePairs<String, String?>) throws {
        for (option, value) in options where value?.isEmpty == true {
            throw ValidationError("\(option) needs a path; this one is empty")
        }
    }
}
