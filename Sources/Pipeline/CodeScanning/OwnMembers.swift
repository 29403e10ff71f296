/// The members that the types of some code have of their own: where one is named, no symbol of a set is meant.
///
/// What another target declares hides nothing here.
struct OwnMembers {
    private var full: [String: Set<TargetMap.Code?>] = [:]
    private var names: [String: Set<TargetMap.Code?>] = [:]

    /// - Parameter codes: the targets of each file.
    init(_ files: [CodeFile], _ codes: [String: TargetMap.Code]) {
        for file in files {
            let code = codes[file.path]
            for member in file.facts.ownMembers {
                full[member, default: []].insert(code)
                if let point = member.utf8.lastIndex(of: UInt8(ascii: ".")) {
                    names[String(member[point...].dropFirst()), default: []].insert(code)
                }
            }
        }
    }

    /// True where a member of a type of ours is named, or, without a type, one that such a type has and a picture need
    /// not be.
    ///
    /// - Parameter code: the targets of the code that names it.
    func areMeant(by member: CodeFacts.Member, in code: TargetMap.Code?) -> Bool {
        let found =
            member.type.isEmpty
            ? member.isAsset ? nil : names[member.name] : full[member.type + "." + member.name]
        return found?.contains { other in
            guard let code, let other else { return true }
            return code.mayUse(other)
        } == true
    }
}
