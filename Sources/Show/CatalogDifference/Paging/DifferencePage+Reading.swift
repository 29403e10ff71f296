package import CatalogPage
internal import FileAccess

extension CatalogDifference {
    /// Returns an HTML page that shows the difference, with all pictures that can be read.
    ///
    /// - Parameter folder: the folder in which the catalogs are compared (see ``DifferencePage``).
    package func page(
        _ base: ComparedCatalog, _ head: ComparedCatalog, in folder: String, converter: PictureConverter?, jobs: Int
    ) async throws -> String {
        let page = DifferencePage(self, base: base.manifest, head: head.manifest, folder: folder)
        let wanted = page.pictures
        let read = await inParallel(wanted, width: jobs) { picture -> PagePicture in
            guard let path = (picture.isBefore ? base : head).path(picture.file) else {
                return .missing("does not exist")
            }
            return .read(
                path, format: picture.format, sha256: picture.sha256, among: wanted.count, converter: converter)
        }
        let pictures = Dictionary(zip(wanted.map(\.sha256), read)) { first, _ in first }
        let lossy = Array(self.pictures.filter(\.lostDetails).prefix(DifferencePage.mostFigures))
        let samples = await inParallel(lossy, width: jobs) { sample(of: $0, base, head)?.part }
        let parts = Dictionary(zip(lossy.map(\.name), samples)) { first, _ in first }.compactMapValues(\.self)
        return String(decoding: try page.document(with: pictures, samples: parts), as: UTF8.self)
    }
}
