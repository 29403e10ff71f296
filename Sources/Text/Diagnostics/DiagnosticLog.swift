/// The diagnostics of a stage, and whether an error leaves it without a usable result.
package struct DiagnosticLog: Sendable {
    private var diagnostics: [Diagnostic] = []
    package private(set) var isRefused = false

    package init() {}

    /// Adds diagnostics whose errors affect only their own subjects, not the stage's result.
    package mutating func report(_ found: [Diagnostic]) { diagnostics += found }

    /// Adds a diagnostic that affects only its own subject, not the stage's result.
    package mutating func report(_ finding: Diagnostic) { diagnostics.append(finding) }

    /// Adds diagnostics.
    ///
    /// If there is an error among them, the stage has no result.
    package mutating func refuse(_ found: [Diagnostic]) {
        diagnostics += found
        if found.hasErrors { isRefused = true }
    }

    /// Adds a diagnostic.
    ///
    /// If it is an error, the stage has no result.
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
