/// The members of types that the app's code declares; code that accesses one of them doesn't use a set's Swift symbol.
///
/// A declaration counts only for code that can use it: see ``TargetMap/Code/mayUse(_:)``.
struct OwnMembers {
    private var full: [String: Set<TargetMap.Code?>] = [:]
    private var names: [String: Set<TargetMap.Code?>] = [:]

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

    /// Returns whether a member access probably refers to a member of a type that the app's code declares.
    ///
    /// `.cart` without a type matches a member of any type, unless the code requires a picture or a color.
    func areMeant(by access: CodeFacts.Access, in code: TargetMap.Code?) -> Bool {
        let found =
            access.type.isEmpty
            ? access.isAsset ? nil : names[access.name] : full[access.type + "." + access.name]
        return found?.contains { other in
            guard let code, let other else { return true }
            return code.mayUse(other)
        } == true
    }
}
