internal import ColorScience

extension GradientTable {
    /// A collection of a table's transitions, which are computed on access.
    package struct Transitions: RandomAccessCollection, Sendable, Hashable {
        private let table: GradientTable

        init(_ table: GradientTable) { self.table = table }

        package var startIndex: Int { 0 }
        package var endIndex: Int { table.transitionCount }

        /// The transition from the page with the given index, from 0, to the next page.
        package subscript(index: Int) -> Transition {
            precondition(indices.contains(index), "there is no such transition")
            let (first, end) = (table.firstStop(index), table.firstStop(index + 1))
            let stops = (first...end).map { at in
                let word = table.stopWord(at)
                let progress = at == first ? 0 : Double(PackedColor.hundredths(word)) / Double(TableLayout.gridParts)
                return GradientTable.Stop(progress: progress, color: PackedColor.color(word))
            }
            let count = table.samplesPerTransition
            return Transition(
                from: index, to: (index + 1) % table.pageCount, stops: stops,
                samples: Array(table.samples[index * count..<(index + 1) * count]),
                maximumError: table.maximumError(ofTransition: index))
        }
    }

    /// The transitions, in the order of the pages at which they start.
    package var transitions: Transitions { Transitions(self) }
}
