internal import Diagnostics
internal import ImageDecoding
internal import OrderedJSON

extension CheckRule {
    /// Pictures of one set whose sizes are not as 1 : 2 : 3.
    static let scaleMismatch = CheckRule(
        .scaleMismatch, in: .catalog, .warning,
        help: """
            The 1x, 2x and 3x pictures of a set differ by more than a point from the same size in points. Layouts jump from device to
            device, or one of them is the wrong file. Export them from one source.
            """,
        triggering: .plant(("1x", .picture(20, 20)), ("2x", .picture(60, 60))),
        clean: .plant(("1x", .picture(20, 20)), ("2x", .picture(41, 39)))
    ) { tree in
        tree.sets(of: "imageset").flatMap { set in
            let slots = Dictionary(grouping: set.entries("images").filter { $0.path != nil && $0.scale != nil }) {
                $0.slot(without: ["filename", "scale", "unassigned"])
            }
            return slots.values.flatMap { mismatches($0, tree.headers) }
        }
    }

    /// The files whose size in points differs by more than a point from that of the largest scale.
    private static func mismatches(_ entries: [SetEntry], _ headers: [String: ImageHeader]) -> [Finding] {
        let sized = entries.compactMap { entry -> (entry: SetEntry, scale: Int, width: Int, height: Int)? in
            guard let header = entry.path.flatMap({ headers[$0] }), let width = header.pixelWidth,
                let height = header.pixelHeight, let scale = entry.scale, scale > 0
            else { return nil }
            return (entry, scale, width, height)
        }
        guard let largest = sized.max(by: { $0.scale < $1.scale }) else { return [] }
        return sized.compactMap { file in
            let (wide, high) = (
                Double(largest.width) / Double(largest.scale), Double(largest.height) / Double(largest.scale)
            )
            let scale = Double(file.scale)
            guard abs(Double(file.width) / scale - wide) > 1 || abs(Double(file.height) / scale - high) > 1 else {
                return nil
            }
            let expected = "\(Int((wide * scale).rounded()))x\(Int((high * scale).rounded()))"
            return file.entry.finding(
                at: "filename",
                "\(file.entry.filename ?? "") is \(file.width)x\(file.height) but should be \(expected) at \(file.scale)x, by the "
                    + "\(largest.scale)x picture \(largest.entry.filename ?? "").")
        }
    }
}
