package import CatalogConfiguration
package import PictureAnalysis

/// The amount of information that is read from each picture.
package enum ReadingDepth: Sendable, Hashable {
    /// The digest, the header and the colors.
    case everything
    /// Only the header; colors only of pictures in carousels.
    case headers
}

package struct CompileRequest: Sendable {
    /// The paths of the sources; empty to use those in the configuration.
    package var paths: [String]
    package var configurationPath: String?
    /// The configuration's text if its file doesn't exist; nil to read the file.
    package var configurationText: String?
    /// The output folder, which is not read.
    package var outputFolder: String?
    /// The number of parallel tasks; it doesn't change the result.
    package var jobs: Int
    /// The settings of extraction: the cost limits and the tool's version.
    ///
    /// The configuration sets the number of swatches.
    package var settings: ExtractionSettings
    /// The folder from which relative paths start, as an absolute path.
    package var currentFolder: String
    /// Files and folders with the palettes of other runs: lines of `tincture extract --format ndjson`.
    package var palettes: [String] = []
    /// A function that returns the rules that the configuration may name; nil to allow any name.
    ///
    /// It is called after the configuration is read.
    package var rules: (@Sendable () -> RuleVocabulary)?
    /// Whether a mistake in the configuration, such as an unknown name or a missing source, affects only the parts that
    /// depend on that name or source.
    ///
    /// If false, the mistake stops the whole request. The finding is an error in both cases.
    package var isTolerant = false
    /// The parts of each picture that are read.
    ///
    /// With ``ReadingDepth/headers`` the outcome's manifest is only for lookups, not for writing.
    package var depth = ReadingDepth.everything
    /// A function that receives decoded rows in addition to the palette extraction; nil for none.
    ///
    /// It doesn't change the result.
    package var rowRequest: PictureReader.RowRequest?

    package init(
        paths: [String], configurationPath: String?, outputFolder: String? = nil, jobs: Int,
        settings: ExtractionSettings = ExtractionSettings(), currentFolder: String
    ) {
        (self.paths, self.configurationPath, self.outputFolder) = (paths, configurationPath, outputFolder)
        (self.jobs, self.settings, self.currentFolder) = (jobs, settings, currentFolder)
    }
}
