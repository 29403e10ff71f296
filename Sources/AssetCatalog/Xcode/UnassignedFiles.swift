/// Files that lie in a set or group without belonging to it, in the words of Xcode's compiler.
enum UnassignedFiles {
    /// How many there are: `an unassigned child`, `3 unassigned children`.
    static func count(_ files: [String]) -> String {
        files.count == 1 ? "an unassigned child" : "\(files.count) unassigned children"
    }
}
