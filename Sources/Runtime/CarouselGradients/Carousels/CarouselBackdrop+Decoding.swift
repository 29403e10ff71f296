// Embedded Swift has no decoders.
#if !hasFeature(Embedded)
    extension CarouselBackdrop.Pages: Decodable {
        private enum Key: String, CodingKey { case version, pages }

        /// Reads an array of pages, or an object of version 1 with such an array.
        ///
        /// - Throws: the decoder's error where there is no array; `DecodingError` for another version.
        public init(from decoder: any Decoder) throws {
            var container: any UnkeyedDecodingContainer
            if let object = try? decoder.container(keyedBy: Key.self) {
                guard try object.decode(Int.self, forKey: .version) == 1 else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .version, in: object, debugDescription: "pages of a version other than 1")
                }
                container = try object.nestedUnkeyedContainer(forKey: .pages)
            } else {
                container = try decoder.unkeyedContainer()
            }
            var sent: [SentPage] = []
            while !container.isAtEnd { sent.append(try container.decode(SentPage.self)) }
            self.init(sent: sent)
        }
    }

    extension SentPage: Decodable {
        /// The members by both names: ours, and those of the Tmall app.
        private enum Key: String, CodingKey { case image, imgName, backdrop, bgColor, dark, placeholder }

        init(from decoder: any Decoder) throws {
            guard let members = try? decoder.container(keyedBy: Key.self) else {
                self = .notAnObject
                return
            }
            func text(_ keys: Key...) -> Text {
                for key in keys where members.contains(key) {
                    if (try? members.decodeNil(forKey: key)) == true { continue }
                    return (try? members.decode(String.self, forKey: key)).map { .text($0) } ?? .notText
                }
                return .missing
            }
            self = .object(
                image: text(.image, .imgName), backdrop: text(.backdrop, .bgColor), dark: text(.dark),
                placeholder: text(.placeholder))
        }
    }
#endif
