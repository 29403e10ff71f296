/// Which entries of two lists are the same thing.
///
/// Several may have one name, such as the icons of two targets. Of those, equal ones are one thing, then those whose
/// files are in one place, then the rest in their order.
struct EntryPairs<Entry> {
    /// What is the same in both lists, and what only the second has, in the order of the second.
    private(set) var pairs: [(old: Entry?, new: Entry)] = []
    /// What only the first list has, in its order.
    private(set) var removed: [Entry] = []

    /// - Parameters:
    ///   - names: the names of an entry of the first list and of the second, by which they are compared.
    ///   - likeness: what else two entries of one name have in common that are one thing, the surest first.
    init(
        _ old: [Entry], _ new: [Entry], names: (old: (Entry) -> String, new: (Entry) -> String),
        likeness: [(Entry) -> AnyHashable]
    ) {
        var free: [String: [Int]] = [:]
        for (index, entry) in old.enumerated() { free[names.old(entry), default: []].append(index) }
        let wanted = Dictionary(grouping: new.indices) { names.new(new[$0]) }
        var taken: [Int?] = Array(repeating: nil, count: new.count)
        for (name, news) in wanted {
            guard var olds = free[name] else { continue }
            var rest = news
            if olds.count > 1 || news.count > 1 {
                for key in likeness {
                    var byKey = Dictionary(grouping: olds.reversed()) { key(old[$0]) }
                    rest = rest.filter { index in
                        taken[index] = byKey[key(new[index])]?.popLast()
                        return taken[index] == nil
                    }
                    olds = byKey.values.joined().sorted()
                }
            }
            for (index, former) in zip(rest, olds) { taken[index] = former }
            free[name] = Array(olds.dropFirst(rest.count))
        }
        pairs = zip(taken, new).map { (former, entry) in (former.map { old[$0] }, entry) }
        removed = free.values.joined().sorted().map { old[$0] }
    }
}
