public import AssetCatalog
public import CatalogEmitters
public import CatalogManifest
public import Diagnostics
public import ImageDecoding

/// How much of a picture is read.
public enum ReadingDepth: Sendable, Hashable {
    /// Digest, header and colours.
    case everything
    /// The header alone; colours only of the pictures that carousels show.
    case headers
}

/// What a run is asked to do.
public struct CompileRequest: Sendable {
    /// The sources; empty for those of the configuration.
    public var paths: [String]
    /// The configuration's file; nil for none.
    public var configurationPath: String?
    /// The folder that will be written into, which is not read.
    public var outputFolder: String?
    /// How many pictures are worked on at a time; has no influence on the result.
    public var jobs: Int
    /// What a picture may cost.
    public var limits: DecodingLimits
    /// The folder that relative paths start from, as an absolute path.
    public var currentFolder: String
    /// Files, and folders of them, with what runs elsewhere have found in pictures: the lines of
    /// `tincture extract --format ndjson`.
    public var palettes: [String] = []
    /// The version of the tool, which such lines must be of.
    public var tool = ""
    /// The rules that the configuration can name; nil for any.
    public var rules: RuleVocabulary?
    /// How much of each picture is read.
    ///
    /// With ``ReadingDepth/headers`` the outcome's manifest is for looking things up, not for writing.
    public var depth = ReadingDepth.everything

    /// A request by its parts.
    public init(
        paths: [String], configurationPath: String?, outputFolder: String? = nil, jobs: Int,
        limits: DecodingLimits = .standard, currentFolder: String
    ) {
        self.paths = paths
        self.configurationPath = configurationPath
        self.outputFolder = outputFolder
        self.jobs = jobs
        self.limits = limits
        self.currentFolder = currentFolder
    }
}

/// What a run gave.
public struct CompileOutcome: Sendable {
    /// The manifest, its longest lists not yet made; nil where the request or the configuration cannot be used, so that
    /// there is nothing to write.
    public var draft: ManifestDraft?
    /// The manifest, made whole each time it is asked for; nil as the draft is.
    public var manifest: CatalogManifest? { draft?.manifest }
    /// The findings, in order.
    public var diagnostics: [Diagnostic]
    /// What was read, before anything was chosen.
    public var tree = TreeFacts()
    /// What the configuration asks to be written beside the manifest.
    public var emit: [EmitterRequest] = []
    /// The pictures whose content can change without another entry of the manifest changing than their own.
    var lonePictures: [LonePicture] = []
    /// The most swatches that were wanted of a picture.
    var swatches = PictureReader.standardCount

    /// True where a finding is an error.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// What a run has read.
public struct TreeFacts: Sendable {
    /// The sets.
    public var catalog = AssetCatalog()
    /// The headers of the pictures that can be used, by their paths; made each time they are asked for.
    public var headers: [String: ImageHeader] { pictures.headers }
    var pictures = PictureTable()
    /// The sources that were read.
    public var sources: [String] = []
    /// The configuration; nil where there is none.
    public var configuration: Configuration?
    /// How much of the input is taken.
    public var limits: InputLimits { configuration?.limits ?? .standard }
    /// Lists of pages and products that were found among loose pictures; none where there is a configuration.
    public var foundLists: [FoundLists] = []

    /// Nothing read yet.
    public init() {}
}
