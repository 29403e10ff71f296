internal import Diagnostics
internal import OrderedJSON

/// The text of a finding about a value that differs.
enum ValueDifference {
    /// Returns a text that describes both values of a difference, from the path of the value in the manifest's JSON.
    ///
    /// Two colors are followed by their CIEDE2000 difference. Two digests are shortened.
    static func words(_ trail: String, _ old: JSONNode, _ new: JSONNode) -> String {
        if let before = old.string, let after = new.string, trail.hasSuffix(".sha256") {
            let file = trail.dropLast(".sha256".count)
            return "the file \(file) has changed: its digest is \(before.prefix(12))… in the manifest, but "
                + "\(after.prefix(12))… in the source tree"
        }
        let words = "\(trail) is \(displayName(old)) in the manifest, but \(displayName(new)) in the source tree"
        guard let before = old.string, let after = new.string, let distance = HexCode.distance(before, after) else {
            return words
        }
        return words + ", \(ShortNumber.text(distance)) apart (CIEDE2000)"
    }

    private static func displayName(_ node: JSONNode) -> String { JSONWriter.text(node, layout: .line) }
}
