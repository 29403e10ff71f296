/// The identity of what a finding is about.
///
/// It doesn't depend on the message or the location.
///
/// It is set where the finding is made. Names are full names.
package enum Subject: Codable, Sendable, Hashable {
    case file
    /// An image: a set of a catalog, loose files of one name, or a name that nothing has.
    case image(String)
    /// A color: a set of a catalog, or a name that nothing has.
    case color(String)
    /// A set of another type, by the extension of its folder.
    case set(type: String, name: String)
    /// A group of a catalog, or a whole one.
    case group(String)
    case gradient(String)
    case product(String)
    case carousel(String)
    /// A page of a carousel, counted from 0, and its image; the image is what it is known by.
    indirect case page(carousel: String, number: Int, image: String)
    case key(String)
    /// A value of a manifest, such as `images[plant].kind`.
    case value(String)
    /// A file of the output, by its path below the output folder.
    case output(String)
    /// Two things that cannot both be as they are.
    indirect case both(Subject, Subject)
}

extension Subject {
    /// The full names of what it is, as globs are compared with them; none for what is no part of a catalog.
    package var names: [String] {
        switch self {
        case .image(let name), .color(let name), .set(_, let name), .group(let name), .gradient(let name),
            .product(let name), .carousel(let name):
            [name]
        case .page(let carousel, _, let image): [carousel, image]
        case .both(let first, let second): first.names + second.names
        case .file, .key, .value, .output: []
        }
    }
}

extension Subject: CustomStringConvertible {
    /// The subject as one word for its kind and its name: `image Icons/Cart`.
    ///
    /// A page goes by its image: its number changes with every page that is put before it.
    package var description: String {
        switch self {
        case .file: "file"
        case .image(let name): "image \(name)"
        case .color(let name): "color \(name)"
        case .set(let type, let name): "\(type) \(name)"
        case .group(let name): "group \(name)"
        case .gradient(let name): "gradient \(name)"
        case .product(let name): "product \(name)"
        case .carousel(let name): "carousel \(name)"
        case .page(let carousel, _, let image): "page \(image) of \(carousel)"
        case .key(let name): "key \(name)"
        case .value(let trail): "value \(trail)"
        case .output(let path): "output \(path)"
        case .both(let first, let second): "\(first) and \(second)"
        }
    }
}
