internal import OrderedJSON

extension CarouselEntry {
    /// The stops of a transition, which nearly all of a carousel's text is made of: written at once.
    @propertyWrapper
    package struct StopList: Codable, Sendable, Hashable {
        /// The stops.
        package var wrappedValue: [Transition.Stop]

        package init(wrappedValue: [Transition.Stop]) { self.wrappedValue = wrappedValue }

        package init(from decoder: any Decoder) throws { wrappedValue = try [Transition.Stop](from: decoder) }

        package func encode(to encoder: any Encoder) throws {
            let isWritten = try JSONTextEncoder.write(to: encoder) { tape in
                let depth = tape.depth
                tape.begin(.array)
                for stop in wrappedValue {
                    tape.element()
                    tape.begin(.object)
                    tape.member("progress")
                    try tape.add(stop.progress)
                    tape.member("hex")
                    tape.add(stop.hex)
                    tape.end(to: depth + 1)
                }
                tape.end(to: depth)
            }
            if !isWritten { try wrappedValue.encode(to: encoder) }
        }
    }
}

extension CarouselEntry.StopList: RecordedList {
    static var element: any Decodable.Type { CarouselEntry.Transition.Stop.self }
}
