package import Diagnostics
internal import FileAccess

/// A list of pages or products, read from the configuration or from a data file.
package struct Listing<Entry: Sendable>: Sendable {
    package let entries: [Entry]
    /// The path of the data file; nil if the list is in the configuration.
    package let file: String?

    package init(_ entries: [Entry], file: String? = nil) {
        (self.entries, self.file) = (entries, file)
    }
}

/// A reader of the data files that a configuration names; it reads each file only once.
package struct DataFileReader {
    private var files: [String: Diagnosed<DataFile?>] = [:]
    /// The lists of pages by data file; several carousels may name the same file.
    private var pages: [String: Diagnosed<Listing<ListedPage>>] = [:]
    /// The number of pages in all returned lists; a list that is returned twice counts twice.
    private var pageCount = 0

    package var limits: InputLimits

    package init(limits: InputLimits = .standard) { self.limits = limits }

    /// Returns the pages in a data file, which is named at a line of the configuration.
    ///
    /// If the diagnostics contain an error, the caller must leave out the carousel. `isRefused` is true only if the
    /// file is missing, or if all carousels together have too many pages.
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

    /// Returns the products in a data file, which is named at a line of the configuration.
    ///
    /// If the diagnostics contain an error, the caller must not use the products. `isRefused` is true only if the file
    /// is missing.
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

/// The pages and products listed in a JSON file that was found among pictures, not named in a configuration.
package struct FoundLists: Sendable {
    package let path: String
    /// The pages; nil unless every entry of the file names a picture and a color.
    package let pages: Diagnosed<Listing<ListedPage>>?
    /// The products; nil unless every entry of the file names a picture and a price.
    package let products: Diagnosed<Listing<ListedProduct>>?

    /// Reads the list in a file, once as pages and once as products.
    package init(_ path: String, limits: InputLimits = .standard) {
        self.path = path
        let file = DataFile.read(path, limits: limits).value
        pages = file.flatMap { PageList.isPageList($0) ? PageList.read($0) : nil }
        products = file.flatMap { ProductList.isProductList($0) ? ProductList.read($0) : nil }
    }
}
