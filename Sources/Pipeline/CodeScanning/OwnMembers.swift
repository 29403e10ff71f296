/// The members that the types of some code have of their own: where one is named, no symbol of a set is meant.
struct OwnMembers {
    private var full: Set<String> = []
    private var names: Set<String> = []

    init(_ files: [CodeFile]) {
        for file in files {
            for member in file.facts.ownMembers {
                full.insert(member)
                if let point = member.utf8.lastIndex(of: UInt8(ascii: ".")) {
                    names.insert(String(member[point...].dropFirst()))
                }
            }
        }
    }

    /// True where a member of a type of ours is named, or, without a type, one that such a type has and a picture need
    /// not be.
    func areMeant(by member: CodeFacts.Member) -> Bool {
        if !member.type.isEmpty { return full.contains(member.type + "." + member.name) }
        return !member.isAsset && names.contains(member.name)
    }
}
