package import Diagnostics
internal import FileAccess

/// A list of pages or products, read from the configuration or from a data file.
package struct Listing<Entry: Sendable>: Sendable {
    /// The entries that can be read.
    package let entries: [Entry]
    /// The data file, or nil if the list is in the configuration.
    package let file: String?

    package init(_ entries: [Entry], file: String? = nil) {
        (self.entries, self.file) = (entries, file)
    }
}

/// The data files that a configuration names, each read only once.
package struct DataFileReader {
    private var files: [String: Diagnosed<DataFile?>] = [:]
    /// The lists of pages, shared by carousels that name the same file.
    private var pages: [String: Diagnosed<Listing<ListedPage>>] = [:]
    /// The number of pages in all requested lists; a list counts once per request.
    private var pageCount = 0

    /// The limits for reading a file.
    package var limits: InputLimits

    package init(limits: InputLimits = .standard) { self.limits = limits }

    /// Returns the pages of a data file.
    ///
    /// If the diagnostics contain an error, whatever needs the list is left out.
    ///
    /// - Parameter origin: the location that names the file. A missing file is refused, with a finding there.
    package mutating func pages(_ path: String, namedAt origin: SourceLocation) -> Diagnosed<Listing<ListedPage>> {
        let list = pages[path] ?? listing(path, origin, PageList.read)
        if !list.isRefused { pages[path] = list }
        pageCount += list.value.entries.count
        guard pageCount <= limits.dataValues else {
            let finding = Diagnostic(
                .error, .limitExceeded, at: origin,
                "all carousels together have more than \(limits.dataValues) pages. Remove some, or \(InputLimits.advice("values"))"
            )
            return Diagnosed(Listing([], file: path), [finding], isRefused: true)
        }
        return list
    }

    /// Returns the products of a data file.
    ///
    /// If the diagnostics contain an error, whatever needs the list is left out.
    ///
    /// - Parameter origin: the location that names the file. A missing file is refused, with a finding there.
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

/// The lists that a JSON file among pictures may contain.
package struct FoundLists: Sendable {
    package let path: String
    /// The pages, if the file can only be a list of pages.
    package let pages: Diagnosed<Listing<ListedPage>>?
    /// The products, if the file can only be a list of products.
    package let products: Diagnosed<Listing<ListedProduct>>?

    /// Reads a file once.
    ///
    /// A file that isn't JSON contains no lists.
    package init(_ path: String, limits: InputLimits = .standard) {
        self.path = path
        let file = DataFile.read(path, limits: limits).value
        pages = file.flatMap { PageList.isPageList($0) ? PageList.read($0) : nil }
        products = file.flatMap { ProductList.isProductList($0) ? ProductList.read($0) : nil }
    }
}
