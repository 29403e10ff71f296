/// The entries of two lists, matched by name, then by further criteria, such as two targets' icons of one name.
struct EntryPairs<Entry> {
    private(set) var pairs: [(old: Entry?, new: Entry)] = []
    private(set) var removed: [Entry] = []

    /// - Parameter likeness: further criteria for entries with the same name, the strongest first; equal values match.
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
