/// The entries of two lists, matched by name.
///
/// Several entries may have the same name, such as the icons of two targets. These are matched by further criteria, and
/// those that remain by their order.
struct EntryPairs<Entry> {
    /// Each entry of the second list with its match in the first list; `old` is nil if there is no match.
    private(set) var pairs: [(old: Entry?, new: Entry)] = []
    /// The entries of the first list without a match, in the order of that list.
    private(set) var removed: [Entry] = []

    /// - Parameters:
    ///   - names: two functions, which return the name of an entry in the first and in the second list.
    ///   - likeness: further criteria for entries with the same name, the strongest first; equal values match.
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
