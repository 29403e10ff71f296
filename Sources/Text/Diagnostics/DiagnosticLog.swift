/// A collector of the diagnostics that one stage of the program finds, such as reading the configuration.
package struct DiagnosticLog: Sendable {
    private var diagnostics: [Diagnostic] = []
    package private(set) var isRefused = false

    package init() {}

    /// Adds diagnostics; even errors leave the value usable that is later passed to ``diagnosed(_:)``.
    package mutating func report(_ found: [Diagnostic]) { diagnostics += found }

    package mutating func report(_ finding: Diagnostic) { diagnostics.append(finding) }

    /// Adds diagnostics; an error marks the value as unusable that is later passed to ``diagnosed(_:)``.
    package mutating func refuse(_ found: [Diagnostic]) {
        diagnostics += found
        if found.hasErrors { isRefused = true }
    }

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
