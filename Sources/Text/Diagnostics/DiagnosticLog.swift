/// A collector of the diagnostics that one stage of the program finds, such as reading the configuration.
package struct DiagnosticLog: Sendable {
    private var diagnostics: [Diagnostic] = []
    package private(set) var isRefused = false

    package init() {}

    /// Adds diagnostics that don't make the result unusable, even if there are errors among them.
    ///
    /// The result is that of the stage that uses this log: the value passed to ``diagnosed(_:)``.
    package mutating func report(_ found: [Diagnostic]) { diagnostics += found }

    /// Adds a diagnostic that doesn't make the result unusable, even if it is an error.
    ///
    /// The result is that of the stage that uses this log: the value passed to ``diagnosed(_:)``.
    package mutating func report(_ finding: Diagnostic) { diagnostics.append(finding) }

    /// Adds diagnostics, and marks the result as unusable if there is an error among them.
    ///
    /// The result is that of the stage that uses this log: the value passed to ``diagnosed(_:)``.
    package mutating func refuse(_ found: [Diagnostic]) {
        diagnostics += found
        if found.hasErrors { isRefused = true }
    }

    /// Adds a diagnostic, and marks the result as unusable if it is an error.
    ///
    /// The result is that of the stage that uses this log: the value passed to ``diagnosed(_:)``.
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
