package import CatalogConfiguration
package import PictureAnalysis

package struct CompileRequest: Sendable {
    package var paths: [String]
    package var configurationPath: String?
    /// The text that is read instead of the configuration file at ``configurationPath``; nil to read the file.
    package var configurationText: String?
    /// A note about the folders that the search for the sources left out.
    package var skippedNote: String?
    package var outputFolder: String?
    package var jobs: Int
    /// The settings of color extraction; the configuration overrides the number of swatches and the placeholders.
    package var settings: ExtractionSettings
    /// The absolute path of the folder against which relative paths are resolved.
    package var currentFolder: String
    /// The paths of files and folders with palettes, in the format of `tincture extract --format ndjson`.
    package var palettes: [String] = []
    package var rules: (@Sendable () -> RuleVocabulary)?
    /// Whether an error in the configuration affects only the parts that depend on it, not the whole request.
    package var isTolerant = false
    /// Whether only the header of each picture is read; for pictures in carousels, also the colors.
    ///
    /// The resulting manifest is then incomplete, so it must not be written.
    package var readsOnlyHeaders = false
    /// A function that may return a second receiver of a picture's pixel rows (see ``PictureReader/rowRequest``).
    package var rowRequest: PictureReader.RowRequest?

    package init(
        paths: [String], configurationPath: String?, outputFolder: String? = nil, jobs: Int,
        settings: ExtractionSettings = ExtractionSettings(), currentFolder: String
    ) {
        (self.paths, self.configurationPath, self.outputFolder) = (paths, configurationPath, outputFolder)
        (self.jobs, self.settings, self.currentFolder) = (jobs, settings, currentFolder)
    }
}
