// swift-format-ignore-file
// A stand-in for Foundation on Apple's systems: only what the project and its dependencies use, with Foundation's
// re-export of Darwin. Add what is missing, exactly as Apple's documentation declares it (availability too).
@_exported import CoreGraphics
@_exported import Darwin

open class NSObject {
    public init() {}
}
open class ProcessInfo: NSObject, @unchecked Sendable {
    open class var processInfo: ProcessInfo { fatalError() }
    open var environment: [String: String] { fatalError() }
    open var arguments: [String] { fatalError() }
    open var activeProcessorCount: Int { fatalError() }
}
public func NSHomeDirectory() -> String { fatalError() }
open class FileManager: NSObject {
    public struct DirectoryEnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static let skipsHiddenFiles = DirectoryEnumerationOptions(rawValue: 4)
    }
    open class var `default`: FileManager { fatalError() }
    open class DirectoryEnumerator: NSEnumerator {
        open func skipDescendants() {}
    }
    open var currentDirectoryPath: String { fatalError() }
    open var temporaryDirectory: URL { fatalError() }
    open var homeDirectoryForCurrentUser: URL { fatalError() }
    open func changeCurrentDirectoryPath(_ path: String) -> Bool { fatalError() }
    open func fileExists(atPath path: String) -> Bool { fatalError() }
    open func fileExists(atPath path: String, isDirectory: UnsafeMutablePointer<ObjCBool>?) -> Bool { fatalError() }
    open func isExecutableFile(atPath path: String) -> Bool { fatalError() }
    open func isReadableFile(atPath path: String) -> Bool { fatalError() }
    open func isWritableFile(atPath path: String) -> Bool { fatalError() }
    open func contentsEqual(atPath path1: String, andPath path2: String) -> Bool { fatalError() }
    open func removeItem(atPath path: String) throws {}
    open func removeItem(at URL: URL) throws {}
    open func moveItem(atPath srcPath: String, toPath dstPath: String) throws {}
    open func moveItem(at srcURL: URL, to dstURL: URL) throws {}
    open func copyItem(atPath srcPath: String, toPath dstPath: String) throws {}
    open func copyItem(at srcURL: URL, to dstURL: URL) throws {}
    open func linkItem(atPath srcPath: String, toPath dstPath: String) throws {}
    open func createSymbolicLink(atPath path: String, withDestinationPath destPath: String) throws {}
    open func destinationOfSymbolicLink(atPath path: String) throws -> String { fatalError() }
    open func contents(atPath path: String) -> Data? { fatalError() }
    open func contentsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
    open func subpathsOfDirectory(atPath path: String) throws -> [String] { fatalError() }
    open func subpaths(atPath path: String) -> [String]? { fatalError() }
    open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] { fatalError() }
    open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
    open func enumerator(atPath path: String) -> DirectoryEnumerator? { fatalError() }
    public func enumerator(
        at url: URL, includingPropertiesForKeys keys: [URLResourceKey]?, options mask: DirectoryEnumerationOptions = [],
        errorHandler handler: ((_ url: URL, _ error: any Error) -> Bool)? = nil
    ) -> DirectoryEnumerator? { fatalError() }
    open func createFile(
        atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
    ) -> Bool { fatalError() }
    open func createDirectory(
        atPath path: String, withIntermediateDirectories createIntermediates: Bool,
        attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
    open func createDirectory(
        at url: URL, withIntermediateDirectories createIntermediates: Bool, attributes: [FileAttributeKey: Any]? = nil
    ) throws {}
}
public struct ObjCBool: Sendable, ExpressibleByBooleanLiteral {
    public init(booleanLiteral value: Bool) {}
    public var boolValue: Bool { fatalError() }
}
public struct FileAttributeType: Hashable, Sendable {
    public static let typeRegular = FileAttributeType()
    public static let typeDirectory = FileAttributeType()
    public static let typeSymbolicLink = FileAttributeType()
    public static let typeCharacterSpecial = FileAttributeType()
    public static let typeUnknown = FileAttributeType()
}
public struct FileAttributeKey: Hashable, Sendable {
    public static let type = FileAttributeKey()
    public static let size = FileAttributeKey()
    public static let modificationDate = FileAttributeKey()
    public static let creationDate = FileAttributeKey()
    public static let posixPermissions = FileAttributeKey()
    public static let referenceCount = FileAttributeKey()
    public static let systemNumber = FileAttributeKey()
    public static let systemFileNumber = FileAttributeKey()
    public static let ownerAccountID = FileAttributeKey()
    public static let groupOwnerAccountID = FileAttributeKey()
}
public struct URLResourceKey: Hashable, Sendable {
    public static let isRegularFileKey = URLResourceKey()
    public static let isDirectoryKey = URLResourceKey()
}
public struct URLResourceValues {
    public var isRegularFile: Bool? { fatalError() }
    public var isDirectory: Bool? { fatalError() }
}
open class NSEnumerator: NSObject {
    open func nextObject() -> Any? { fatalError() }
    open var allObjects: [Any] { fatalError() }
}
public struct Data: Sendable, Hashable, Codable, RandomAccessCollection, MutableCollection {
    public struct Base64EncodingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
    }
    public struct Base64DecodingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
    }
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
    }
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
    }
    public typealias Index = Int
    public typealias SubSequence = Data
    public init() {}
    public init(count: Int) {}
    public init(repeating repeatedValue: UInt8, count: Int) {}
    public init<S: Sequence>(_ elements: S) where S.Element == UInt8 {}
    public mutating func append(_ other: Data) {}
    public mutating func append(_ byte: UInt8) {}
    public mutating func append(contentsOf elements: some Sequence<UInt8>) {}
    public var count: Int { fatalError() }
    public subscript(bounds: Range<Int>) -> Data {
        get { fatalError() }
        set {}
    }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R { fatalError() }
    public static func + (left: Data, right: Data) -> Data { fatalError() }
    public static func += (left: inout Data, right: Data) {}
    public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
    public init?(base64Encoded: String, options: Base64DecodingOptions = []) {}
    public func base64EncodedString(options: Base64EncodingOptions = []) -> String { fatalError() }
    public func write(to url: URL, options: WritingOptions = []) throws {}
    public var startIndex: Int { fatalError() }
    public var endIndex: Int { fatalError() }
    public subscript(index: Int) -> UInt8 {
        get { fatalError() }
        set {}
    }
}
open class JSONDecoder {
    public init() {}
    open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T { fatalError() }
}
open class JSONEncoder {
    public struct OutputFormatting: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static let prettyPrinted = OutputFormatting(rawValue: 1)
        public static let sortedKeys = OutputFormatting(rawValue: 2)
        public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
    }
    public init() {}
    open var outputFormatting: OutputFormatting = []
    open func encode<T: Encodable>(_ value: T) throws -> Data { fatalError() }
}
public struct URL: Sendable, Hashable {
    public init(fileURLWithPath path: String) {}
    public init(fileURLWithPath path: String, isDirectory: Bool) {}
    public init(fileURLWithPath path: String, relativeTo base: URL?) {}
    public init?(string: String) {}
    public var absoluteString: String { fatalError() }
    public var isFileURL: Bool { fatalError() }
    public var pathComponents: [String] { fatalError() }
    public var pathExtension: String { fatalError() }
    public var standardizedFileURL: URL { fatalError() }
    public func deletingPathExtension() -> URL { fatalError() }
    public func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL { fatalError() }
    public func appendingPathExtension(_ extension: String) -> URL { fatalError() }
    public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues { fatalError() }
    public var path: String { fatalError() }
    public var lastPathComponent: String { fatalError() }
    public func deletingLastPathComponent() -> URL { fatalError() }
    public func appendingPathComponent(_ component: String) -> URL { fatalError() }
    public func resolvingSymlinksInPath() -> URL { fatalError() }
}
public struct UUID: Sendable, Hashable {
    public init() {}
    public var uuidString: String { fatalError() }
}
extension String {
    public struct Encoding: Hashable, Sendable {
        public static let utf8 = Encoding()
    }
    public init?(data: Data, encoding: Encoding) { fatalError() }
    public init(contentsOfFile path: String, encoding: Encoding) throws { fatalError() }
    public init(contentsOf url: URL, encoding: Encoding) throws { fatalError() }
    public init(format: String, _ arguments: any CVarArg...) { fatalError() }
}
extension String {
    public struct CompareOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
        public static let backwards = CompareOptions(rawValue: 4)
        public static let caseInsensitive = CompareOptions(rawValue: 1)
        public static let regularExpression = CompareOptions(rawValue: 1024)
    }
}
extension StringProtocol {
    public func trimmingCharacters(in set: CharacterSet) -> String { fatalError() }
    public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { fatalError() }
    public func components(separatedBy separator: CharacterSet) -> [String] { fatalError() }
    public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement, options: String.CompareOptions = [],
        range searchRange: Range<Index>? = nil
    ) -> String { fatalError() }
    public func range<T: StringProtocol>(
        of aString: T, options mask: String.CompareOptions = [], range searchRange: Range<Index>? = nil,
        locale: Locale? = nil
    ) -> Range<Index>? { fatalError() }
    public func contains<T: StringProtocol>(_ other: T) -> Bool { fatalError() }
    public func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data? { fatalError() }
    public func write(toFile path: String, atomically: Bool, encoding: String.Encoding) throws {}
    public func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws {}
}
open class NSString: NSObject {
    open var lastPathComponent: String { fatalError() }
    open var deletingLastPathComponent: String { fatalError() }
    open var pathExtension: String { fatalError() }
    open var deletingPathExtension: String { fatalError() }
    open func appendingPathComponent(_ component: String) -> String { fatalError() }
}
extension String: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSString { fatalError() }
    public static func _forceBridgeFromObjectiveC(_ source: NSString, result: inout String?) {}
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSString, result: inout String?) -> Bool {
        fatalError()
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> String { fatalError() }
}
public struct POSIXError: Error, Hashable {
    public typealias Code = POSIXErrorCode
    public init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:]) {}
    public var code: POSIXErrorCode { fatalError() }
}
open class FileHandle: NSObject, @unchecked Sendable {
    open class var standardInput: FileHandle { fatalError() }
    open class var standardOutput: FileHandle { fatalError() }
    open class var standardError: FileHandle { fatalError() }
    open class var nullDevice: FileHandle { fatalError() }
    public init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool) {}
    public convenience init(fileDescriptor fd: Int32) { fatalError() }
    public convenience init?(forReadingAtPath path: String) { fatalError() }
    public convenience init?(forWritingAtPath path: String) { fatalError() }
    public convenience init?(forUpdatingAtPath path: String) { fatalError() }
    public convenience init(forReadingFrom url: URL) throws { fatalError() }
    public convenience init(forWritingTo url: URL) throws { fatalError() }
    public convenience init(forUpdating url: URL) throws { fatalError() }
    open var fileDescriptor: Int32 { fatalError() }
    open var availableData: Data { fatalError() }
    open var readabilityHandler: (@Sendable (FileHandle) -> Void)?
    public func readToEnd() throws -> Data? { fatalError() }
    public func read(upToCount count: Int) throws -> Data? { fatalError() }
    open func readData(ofLength length: Int) -> Data { fatalError() }
    open func readDataToEndOfFile() -> Data { fatalError() }
    open func write(_ data: Data) {}
    public func write<T: DataProtocol>(contentsOf data: T) throws {}
    public func offset() throws -> UInt64 { fatalError() }
    @discardableResult public func seekToEnd() throws -> UInt64 { fatalError() }
    public func seek(toOffset offset: UInt64) throws {}
    public func truncate(atOffset offset: UInt64) throws {}
    public func synchronize() throws {}
    public func close() throws {}
    open func closeFile() {}
}
public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}
extension Data: DataProtocol {}
extension Array: DataProtocol where Element == UInt8 {}
open class Pipe: NSObject, @unchecked Sendable {
    open var fileHandleForReading: FileHandle { fatalError() }
    open var fileHandleForWriting: FileHandle { fatalError() }
}
open class Process: NSObject, @unchecked Sendable {
    public enum TerminationReason: Int, Sendable {
        case exit = 1
        case uncaughtSignal = 2
    }
    open var executableURL: URL?
    open var arguments: [String]?
    open var environment: [String: String]?
    open var currentDirectoryURL: URL?
    open var standardInput: Any?
    open var standardOutput: Any?
    open var standardError: Any?
    open func run() throws {}
    open func interrupt() {}
    open func terminate() {}
    open func waitUntilExit() {}
    open var processIdentifier: Int32 { fatalError() }
    open var isRunning: Bool { fatalError() }
    open var terminationStatus: Int32 { fatalError() }
    open var terminationReason: TerminationReason { fatalError() }
    open var terminationHandler: (@Sendable (Process) -> Void)?
}
open class Thread: NSObject, @unchecked Sendable {
    public convenience init(block: @escaping @Sendable () -> Void) { fatalError() }
    open func start() {}
    open class func sleep(forTimeInterval time: TimeInterval) {}
    open class func detachNewThread(_ block: @escaping @Sendable () -> Void) {}
}
open class NSLock: NSObject, @unchecked Sendable {
    open func lock() {}
    open func unlock() {}
    open func `try`() -> Bool { fatalError() }
}
/// Dispatch's, which Foundation re-exports.
open class DispatchSemaphore: @unchecked Sendable {
    public init(value: Int) {}
    open func wait() {}
    @discardableResult open func signal() -> Int { fatalError() }
}
open class PropertyListSerialization: NSObject {
    public enum PropertyListFormat: UInt, Sendable { case openStep = 1, xml = 100, binary = 200 }
    public struct WriteOptions: OptionSet, ExpressibleByIntegerLiteral, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public init(integerLiteral value: UInt) { rawValue = value }
    }
    open class func data(
        fromPropertyList plist: Any, format: PropertyListFormat, options: WriteOptions
    ) throws -> Data { fatalError() }
}
open class Bundle: NSObject, @unchecked Sendable {
    open class var main: Bundle { fatalError() }
    open class var allBundles: [Bundle] { fatalError() }
    public init(for aClass: AnyClass) {}
    open var bundlePath: String { fatalError() }
    open var bundleURL: URL { fatalError() }
}
public struct Date: Sendable, Hashable, Comparable {
    public init() {}
    public init(timeIntervalSince1970: TimeInterval) {}
    public init(timeIntervalSinceNow: TimeInterval) {}
    public static var now: Date { fatalError() }
    public static func < (left: Date, right: Date) -> Bool { fatalError() }
    public var timeIntervalSinceNow: TimeInterval { fatalError() }
    public var timeIntervalSince1970: TimeInterval { fatalError() }
    public func timeIntervalSince(_ date: Date) -> TimeInterval { fatalError() }
    public func addingTimeInterval(_ timeInterval: TimeInterval) -> Date { fatalError() }
}
public struct CharacterSet: Sendable, Hashable {
    public init(charactersIn string: String) {}
    public static var whitespaces: CharacterSet { fatalError() }
    public static var whitespacesAndNewlines: CharacterSet { fatalError() }
    public static var newlines: CharacterSet { fatalError() }
    public static var alphanumerics: CharacterSet { fatalError() }
}
open class JSONSerialization: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { fatalError() }
    }
    open class func jsonObject(with data: Data, options opt: ReadingOptions = []) throws -> Any { fatalError() }
}
open class NSError: NSObject, Error, @unchecked Sendable {}
public protocol LocalizedError: Error {
    var errorDescription: String? { get }
    var failureReason: String? { get }
}
extension LocalizedError {
    public var errorDescription: String? { fatalError() }
    public var failureReason: String? { fatalError() }
}
extension Error {
    public var localizedDescription: String { fatalError() }
}

// Further names, so that a type of the project that clashes with one of them is found.
public class Formatter: NSObject {}
public class Host: NSObject {}
public class Notification: NSObject {}
public class Operation: NSObject {}
public class Port: NSObject {}
public class Progress: NSObject {}
public class Scanner: NSObject {}
public class Stream: NSObject {}
public class InputStream: Stream {}
public class OutputStream: Stream {}
public class Timer: NSObject {}
public class Unit: NSObject {}
public class Dimension: Unit {}
public struct AffineTransform {}
public struct AttributedString {}
public struct Calendar {}
public enum ComparisonResult {}
public struct DateInterval {}
public struct Decimal {}
public struct Expression {}
public struct IndexPath {}
public struct IndexSet {}
public enum InflectionRule {}
public struct Locale {}
public struct Measurement<UnitType> {}
public struct Morphology {}
public protocol SortComparator {}
public enum SortOrder {}
public typealias TimeInterval = Double
public struct TimeZone {}
public struct URLRequest {}
