internal import ArgumentParser

/// A check for empty paths, such as unset shell variables, which system calls interpret differently.
enum EmptyPaths {
    static func refuse(_ options: KeyValuePairs<String, String?>) throws {
        for (option, value) in options where value?.isEmpty == true {
            throw ValidationError("\(option) needs a path, but its value is empty")
        }
    }
}
