/// The thing that a finding is about, such as an image or a carousel.
///
/// With the rule and the path, it identifies a finding whose message or line has changed. The name of an asset includes
/// its groups (`Icons/Cart`).
package enum Subject: Codable, Sendable, Hashable {
    case file
    /// An image set, the loose files (outside asset catalogs) with one name, or a name that no image has.
    case image(String)
    /// A color set, or a name that no color has.
    case color(String)
    /// A set that is neither an image nor a color; the type is the extension of its folder, such as `appiconset`.
    case set(type: String, name: String)
    /// A group (a folder of sets) in an asset catalog, or a whole asset catalog.
    case group(String)
    case gradient(String)
    case product(String)
    case carousel(String)
    /// A page of a carousel, with its number from 0 and the name of its image.
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
    /// The names by which globs in the configuration select the thing; empty if globs can't select it.
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
    /// The subject's kind and name, such as `image Icons/Cart`.
    ///
    /// The number of a page isn't used, because it changes if another page is inserted before this one.
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
