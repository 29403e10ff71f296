/// A collector of the diagnostics that one stage of the program finds, such as reading the configuration.
package struct DiagnosticLog: Sendable {
    private var diagnostics: [Diagnostic] = []
    package private(set) var isRefused = false

    package init() {}

    /// Adds diagnostics that leave the stage's result usable, even if there are errors among them.
    package mutating func report(_ found: [Diagnostic]) { diagnostics += found }

    /// Adds a diagnostic that leaves the stage's result usable, even if it is an error.
    package mutating func report(_ finding: Diagnostic) { diagnostics.append(finding) }

    /// Adds diagnostics; an error among them makes the stage's result unusable.
    package mutating func refuse(_ found: [Diagnostic]) {
        diagnostics += found
        if found.hasErrors { isRefused = true }
    }

    /// Adds a diagnostic; if it is an error, the stage's result is unusable.
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
