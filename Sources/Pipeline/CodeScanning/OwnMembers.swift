/// The members of the code's own types, whose names don't refer to symbols of sets.
///
/// Declarations of other targets have no effect.
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

    /// Returns whether a name refers to a member of one of our types.
    ///
    /// Without a type, this holds if such a type has the member and the code doesn't require a picture or a color.
    ///
    /// - Parameter code: the targets of the code with the name.
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
