package import Diagnostics
internal import FileAccess

/// A list of pages or products, from the configuration or from a data file that has been read.
package struct Listing<Entry: Sendable>: Sendable {
    /// The entries, as far as they can be read.
    package let entries: [Entry]
    /// The data file; nil for a list that is in the configuration.
    package let file: String?
    /// What is wrong with the data file.
    package let diagnostics: [Diagnostic]
    /// True where there is no such data file.
    package let isMissing: Bool

    /// A list that is in the configuration.
    package init(_ entries: [Entry]) {
        self.init(entries, file: nil, diagnostics: [])
    }

    init(_ entries: [Entry], file: String?, diagnostics: [Diagnostic], isMissing: Bool = false) {
        self.entries = entries
        self.file = file
        self.diagnostics = diagnostics
        self.isMissing = isMissing
    }

    /// False where the data file has an error: what needs the list is left out.
    package var isUsable: Bool { !diagnostics.contains { $0.severity == .error } }
}

/// The data files that a configuration names, each read once however often it is named.
package struct DataFileReader {
    private var files: [String: (file: DataFile?, diagnostics: [Diagnostic])] = [:]

    /// How much of a file is read.
    package var limits: InputLimits

    /// A reader that has read nothing yet.
    package init(limits: InputLimits = .standard) { self.limits = limits }

    /// The pages of a data file.
    ///
    /// - Parameter origin: where the file is named: a file that is not there is a finding about that place.
    package mutating func pages(_ path: String, namedAt origin: SourceLocation) -> Listing<ListedPage> {
        listing(path, origin, PageList.read)
    }

    /// The products of a data file.
    ///
    /// - Parameter origin: where the file is named: a file that is not there is a finding about that place.
    package mutating func products(_ path: String, namedAt origin: SourceLocation) -> Listing<ListedProduct> {
        listing(path, origin, ProductList.read)
    }

    private mutating func listing<Entry>(
        _ path: String, _ origin: SourceLocation, _ read: (DataFile) -> Listing<Entry>
    ) -> Listing<Entry> {
        guard (try? FileKind.of(path)) != nil else {
            let finding = Diagnostic(
                .error, .unreadable, at: origin,
                "the data file \"\(path)\" does not exist\(NearestFile.hintOrPoint(for: path))")
            return Listing([], file: path, diagnostics: [finding], isMissing: true)
        }
        let known = files[path] ?? DataFile.read(path, limits: limits)
        files[path] = known
        guard let file = known.file else { return Listing([], file: path, diagnostics: known.diagnostics) }
        return read(file)
    }
}

/// The lists that a JSON file among pictures can be taken for.
package struct FoundLists: Sendable {
    /// The file.
    package let path: String
    /// The pages, where the file can be nothing but a list of pages.
    package let pages: Listing<ListedPage>?
    /// The products, where the file can be nothing but a list of products.
    package let products: Listing<ListedProduct>?

    /// Reads a file, once; one that is no JSON holds no lists.
    package init(_ path: String, limits: InputLimits = .standard) {
        self.path = path
        let file = DataFile.read(path, limits: limits).file
        pages = file.flatMap { PageList.isPageList($0) ? PageList.read($0) : nil }
        products = file.flatMap { ProductList.isProductList($0) ? ProductList.read($0) : nil }
    }
}
