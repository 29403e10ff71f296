internal import ColorScience

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
    extension CarouselBackdrop.Pages: Decodable {
        private enum Key: String, CodingKey { case version, pages }

        /// Decodes an array of pages, or an object `{"version": 1, "pages": […]}`.
        ///
        /// - Throws: the decoder's error if there is no array of pages; `DecodingError` if the version isn't 1.
        public init(from decoder: any Decoder) throws {
            var container: any UnkeyedDecodingContainer
            if let object = try? decoder.container(keyedBy: Key.self) {
                guard try object.decode(Int.self, forKey: .version) == 1 else {
                    throw DecodingError.dataCorruptedError(
                        forKey: .version, in: object, debugDescription: "the version of the pages is not 1")
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

    extension CarouselBackdrop.Pages: Encodable {
        /// Writes the pages as an object `{"version": 1, "pages": […]}`, the format of
        /// `tincture extract --format pages`.
        public func encode(to encoder: any Encoder) throws {
            var object = encoder.container(keyedBy: Key.self)
            try object.encode(1, forKey: .version)
            var list = object.nestedUnkeyedContainer(forKey: .pages)
            for page in pages {
                var members = list.nestedContainer(keyedBy: SentPage.Key.self)
                try members.encode(page.image, forKey: .image)
                try members.encode(page.backdrop.hex, forKey: .backdrop)
                try members.encode(page.dark.hex, forKey: .dark)
                if page.gradient.isEmpty { continue }
                var stops = members.nestedUnkeyedContainer(forKey: .backdropGradient)
                for stop in page.gradient {
                    var members = stops.nestedContainer(keyedBy: SentStop.Key.self)
                    try members.encode(stop.location, forKey: .location)
                    try members.encode(stop.color.hex, forKey: .hex)
                    try members.encode(stop.dark.hex, forKey: .dark)
                }
            }
        }
    }

    extension SentPage: Decodable {
        /// The keys of a page: those of this format, and the alternatives `imgName` and `bgColor` of the Tmall app.
        fileprivate enum Key: String, CodingKey {
            case image, imgName, backdrop, bgColor, dark, placeholder, backdropGradient
        }

        init(from decoder: any Decoder) throws {
            guard let members = try? decoder.container(keyedBy: Key.self) else {
                self = .notAnObject
                return
            }
            var gradient: [SentStop]?
            if members.contains(.backdropGradient), (try? members.decodeNil(forKey: .backdropGradient)) != true {
                gradient = (try? members.decode([SentStop].self, forKey: .backdropGradient)) ?? []
            }
            self = .object(
                image: members.text(.image, .imgName), backdrop: members.text(.backdrop, .bgColor),
                dark: members.text(.dark), placeholder: members.text(.placeholder), gradient: gradient)
        }
    }

    extension SentStop: Decodable {
        fileprivate enum Key: String, CodingKey { case location, hex, dark }

        init(from decoder: any Decoder) throws {
            guard let members = try? decoder.container(keyedBy: Key.self) else { return }
            location = try? members.decode(Double.self, forKey: .location)
            (color, dark) = (members.text(.hex), members.text(.dark))
        }
    }

    extension KeyedDecodingContainer {
        /// Returns the text at the first of the given keys that is present and not null.
        fileprivate func text(_ keys: Key...) -> SentPage.Text {
            for key in keys where contains(key) {
                if (try? decodeNil(forKey: key)) == true { continue }
                return (try? decode(String.self, forKey: key)).map { .text($0) } ?? .notText
            }
            return .missing
        }
    }
#endif
