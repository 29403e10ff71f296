package import CatalogConfiguration
package import PictureAnalysis

/// How much of a picture is read.
package enum ReadingDepth: Sendable, Hashable {
    /// Digest, header and colors.
    case everything
    /// The header alone; colors only of the pictures that carousels show.
    case headers
}

package struct CompileRequest: Sendable {
    /// The sources; empty for those of the configuration.
    package var paths: [String]
    /// The configuration's file; nil for none.
    package var configurationPath: String?
    /// What the configuration says where its file is not there; nil to read the file.
    package var configurationText: String?
    /// The folder that will be written into, which is not read.
    package var outputFolder: String?
    /// How many pictures are worked on at a time; has no influence on the result.
    package var jobs: Int
    /// The settings of extraction: the cost limits and the tool's version.
    ///
    /// The configuration sets the number of swatches.
    package var settings: ExtractionSettings
    /// The folder that relative paths start from, as an absolute path.
    package var currentFolder: String
    /// Files, and folders of them, with what runs elsewhere have found in pictures: the lines of
    /// `tincture extract --format ndjson`.
    package var palettes: [String] = []
    /// Gives the rules that the configuration can name, once it is read; nil for any.
    package var rules: (@Sendable () -> RuleVocabulary)?
    /// How much of each picture is read.
    ///
    /// With ``ReadingDepth/headers`` the outcome's manifest is for looking things up, not for writing.
    package var depth = ReadingDepth.everything
    /// The additional receiver of decoded rows; nil for none.
    ///
    /// It has no influence on the result.
    package var rowRequest: PictureReader.RowRequest?

    package init(
        paths: [String], configurationPath: String?, outputFolder: String? = nil, jobs: Int,
        settings: ExtractionSettings = ExtractionSettings(), currentFolder: String
    ) {
        (self.paths, self.configurationPath, self.outputFolder) = (paths, configurationPath, outputFolder)
        (self.jobs, self.settings, self.currentFolder) = (jobs, settings, currentFolder)
    }
}
