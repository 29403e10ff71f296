package import Diagnostics
internal import FileAccess

/// A list of pages or products, from the configuration or from a data file that has been read.
package struct Listing<Entry: Sendable>: Sendable {
    /// The entries, as far as they can be read.
    package let entries: [Entry]
    /// The data file; nil for a list that is in the configuration.
    package let file: String?

    package init(_ entries: [Entry], file: String? = nil) {
        (self.entries, self.file) = (entries, file)
    }
}

/// The data files that a configuration names, each read once however often it is named.
package struct DataFileReader {
    private var files: [String: Diagnosed<DataFile?>] = [:]
    /// The lists of pages, which carousels that name one file share.
    private var pages: [String: Diagnosed<Listing<ListedPage>>] = [:]
    /// How many pages all lists have that were asked for, each as often as it was.
    private var pageCount = 0

    /// How much of a file is read.
    package var limits: InputLimits

    package init(limits: InputLimits = .standard) { self.limits = limits }

    /// The pages of a data file; with an error among the diagnostics, what needs the list is left out.
    ///
    /// - Parameter origin: where the file is named: a file that is not there is refused, with a finding about that.
    package mutating func pages(_ path: String, namedAt origin: SourceLocation) -> Diagnosed<Listing<ListedPage>> {
        let list = pages[path] ?? listing(path, origin, PageList.read)
        if !list.isRefused { pages[path] = list }
        pageCount += list.value.entries.count
        guard pageCount <= limits.dataValues else {
            let finding = Diagnostic(
                .error, .limitExceeded, at: origin,
                "the carousels have more than \(limits.dataValues) pages together. Remove some, or \(InputLimits.advice("values"))"
            )
            return Diagnosed(Listing([], file: path), [finding], isRefused: true)
        }
        return list
    }

    /// The products of a data file; with an error among the diagnostics, what needs the list is left out.
    ///
    /// - Parameter origin: where the file is named: a file that is not there is refused, with a finding about that.
    package mutating func products(_ path: String, namedAt origin: SourceLocation) -> Diagnosed<Listing<ListedProduct>>
    {
        listing(path, origin, ProductList.read)
    }

    private mutating func listing<Entry>(
        _ path: String, _ origin: SourceLocation, _ read: (DataFile) -> Diagnosed<Listing<Entry>>
    ) -> Diagnosed<Listing<Entry>> {
        guard (try? FileKind.of(path)) != nil else {
            let finding = Diagnostic(
                .error, .unreadable, at: origin,
                "the data file \"\(path)\" does not exist\(NearestFile.hintOrPoint(for: path))")
            return Diagnosed(Listing([], file: path), [finding], isRefused: true)
        }
        let known = files[path] ?? DataFile.read(path, limits: limits)
        files[path] = known
        guard let file = known.value else { return known.map { _ in Listing([], file: path) } }
        return read(file)
    }
}

/// The lists that a JSON file among pictures can be taken for.
package struct FoundLists: Sendable {
    package let path: String
    /// The pages, where the file can be nothing but a list of pages.
    package let pages: Diagnosed<Listing<ListedPage>>?
    /// The products, where the file can be nothing but a list of products.
    package let products: Diagnosed<Listing<ListedProduct>>?

    /// Reads a file, once; one that is no JSON holds no lists.
    package init(_ path: String, limits: InputLimits = .standard) {
        self.path = path
        let file = DataFile.read(path, limits: limits).value
        pages = file.flatMap { PageList.isPageList($0) ? PageList.read($0) : nil }
        products = file.flatMap { ProductList.isProductList($0) ? ProductList.read($0) : nil }
    }
}
