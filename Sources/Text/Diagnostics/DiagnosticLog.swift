/// A collector of the diagnostics that one stage of the program finds, such as reading the configuration.
package struct DiagnosticLog: Sendable {
    private var diagnostics: [Diagnostic] = []
    package private(set) var isRefused = false

    package init() {}

    /// Adds diagnostics without marking any value as unusable.
    ///
    /// Even if there are errors among them, the value that is later passed to ``diagnosed(_:)`` stays usable.
    package mutating func report(_ found: [Diagnostic]) { diagnostics += found }

    /// Adds a diagnostic without marking any value as unusable.
    ///
    /// Even if the diagnostic is an error, the value that is later passed to ``diagnosed(_:)`` stays usable.
    package mutating func report(_ finding: Diagnostic) { diagnostics.append(finding) }

    /// Adds diagnostics.
    ///
    /// If there is an error among them, the value that is later passed to ``diagnosed(_:)`` is marked as unusable.
    package mutating func refuse(_ found: [Diagnostic]) {
        diagnostics += found
        if found.hasErrors { isRefused = true }
    }

    /// Adds a diagnostic.
    ///
    /// If it is an error, the value that is later passed to ``diagnosed(_:)`` is marked as unusable.
    package mutating func refuse(_ finding: Diagnostic) { refuse([finding]) }

    package mutating func collect<Value>(_ found: Diagnosed<Value>) -> Value {
        diagnostics += found.diagnostics
        if found.isRefused { isRefused = true }
        return found.value
    }

    package func diagnosed<Value>(_ value: Value) -> Diagnosed<Value> {
        Diagnosed(value, diagnostics, isRefused: isRefused)
    }
}
