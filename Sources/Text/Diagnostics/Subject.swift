/// The thing that a finding is about.
///
/// It identifies the finding independently of its message and location. All names are full names.
package enum Subject: Codable, Sendable, Hashable {
    case file
    /// An image: a set, loose files with one name, or an unknown name.
    case image(String)
    /// A color: a set, or an unknown name.
    case color(String)
    /// A set of any other type; the type is the extension of its folder.
    case set(type: String, name: String)
    /// A group of a catalog, or a whole catalog.
    case group(String)
    case gradient(String)
    case product(String)
    case carousel(String)
    /// A page of a carousel; its number counts from 0, and its image identifies it.
    indirect case page(carousel: String, number: Int, image: String)
    case key(String)
    /// A value of a manifest, such as `images[plant].kind`.
    case value(String)
    /// An output file, by its path relative to the output folder.
    case output(String)
    /// Two things that conflict.
    indirect case both(Subject, Subject)
}

extension Subject {
    /// The full names that globs are compared with; empty for anything outside a catalog.
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
    /// The subject as its kind and its name: `image Icons/Cart`.
    ///
    /// A page is identified by its image, because its number changes with every page inserted before it.
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
