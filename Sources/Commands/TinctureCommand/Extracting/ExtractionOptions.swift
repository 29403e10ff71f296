internal import ImageDecoding
internal import PictureAnalysis

/// What `tincture extract` is asked for beside the pictures.
struct ExtractionOptions: Equatable {
    var format = Extract.Format.text
    var count = SwatchCount.standard
    var whole = false
    var placeholders = false
    var explain = false
    var limits = DecodingLimits.standard

    /// The numbers of swatches that may be asked for, and the one that is found if none is.
    enum SwatchCount {
        static let allowed = 1...16
        static let standard = 5
    }

    /// Prints the colors of pictures.
    func run(_ files: [String]) throws {
        var run = ExtractionRun(
            printer: ExtractionPrinter(format: format, explains: explain),
            settings: ExtractionSettings(
                tool: ToolVersion.current, count: count, limits: limits, whole: whole, placeholders: placeholders))
        try run.run(files)
        if !run.isClean { throw ExitStatus.findings }
    }
}

extension ExtractionOptions {
    /// The options and files of a command line on which there is nothing but options of `tincture extract` that are
    /// right, each once, and files; nil for any other.
    ///
    /// The argument parser makes a tree of all options by searches for protocol conformances, which takes as long as
    /// decoding a banner. What is not plain is left to it: limits, mistakes, calls for help.
    static func plain(_ arguments: [String]) -> (options: ExtractionOptions, files: [String])? {
        guard arguments.first == "extract" else { return nil }
        var options = ExtractionOptions()
        var files: [String] = []
        var seen: Set<String> = []
        var rest = arguments.dropFirst()
        while let argument = rest.popFirst() {
            guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
                if argument.isEmpty { return nil }
                files.append(argument)
                continue
            }
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let name = parts.first, seen.insert(name).inserted else { return nil }
            switch name {
            case "--format":
                guard let word = parts.count > 1 ? parts[1] : rest.popFirst(),
                    let format = Extract.Format(rawValue: word)
                else { return nil }
                options.format = format
            case "--count":
                guard let word = parts.count > 1 ? parts[1] : rest.popFirst(), let count = Int(word),
                    SwatchCount.allowed.contains(count)
                else { return nil }
                options.count = count
            case "--whole" where parts.count == 1: options.whole = true
            case "--placeholders" where parts.count == 1: options.placeholders = true
            case "--explain" where parts.count == 1: options.explain = true
            default: return nil
            }
        }
        guard !files.isEmpty, !options.explain || options.format == .text else { return nil }
        return (options, files)
    }
}
