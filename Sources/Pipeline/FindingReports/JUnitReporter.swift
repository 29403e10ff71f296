internal import Diagnostics

/// Prints the findings as JUnit XML, a format for test results that many CI services can display.
///
/// Each rule becomes a test suite, and each finding a test case, which fails if it is an error. Without findings there
/// is one passed case, because some services require one. Reference: the format of Apache Ant's JUnit task.
struct JUnitReporter: Reporter {
    func report(_ diagnostics: [Diagnostic]) -> String {
        let suites = Dictionary(grouping: diagnostics, by: \.rule).sorted { $0.key.rawValue < $1.key.rawValue }
        let failures = diagnostics.filter { $0.severity == .error }.count
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"tincture\" tests=\"\(max(1, diagnostics.count))\" failures=\"\(failures)\">\n"
        for (rule, diagnostics) in suites { text += suite(rule, diagnostics) }
        if suites.isEmpty {
            text += "  <testsuite name=\"tincture\" tests=\"1\" failures=\"0\">\n"
            text += "    <testcase classname=\"tincture\" name=\"no findings\"/>\n  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private func suite(_ rule: Rule, _ diagnostics: [Diagnostic]) -> String {
        let failures = diagnostics.filter { $0.severity == .error }.count
        var text = "  <testsuite name=\"\(rule.rawValue)\" tests=\"\(diagnostics.count)\" failures=\"\(failures)\">\n"
        for finding in diagnostics {
            let place = finding.location.description
            text += "    <testcase classname=\"\(rule.rawValue)\" name=\"\(Self.escaped(place))\">\n"
            if finding.severity == .error {
                text += "      <failure message=\"\(Self.escaped(finding.message))\" type=\"error\"/>\n"
            } else {
                text +=
                    "      <system-out>\(finding.severity.rawValue): \(Self.escaped(finding.message))</system-out>\n"
            }
            text += "    </testcase>\n"
        }
        return text + "  </testsuite>\n"
    }

    /// Escapes text for XML 1.0, which doesn't allow control characters.
    private static func escaped(_ text: String) -> String {
        var safe = ""
        for scalar in TerminalText.escaped(text).unicodeScalars {
            switch scalar {
            case "&": safe += "&amp;"
            case "<": safe += "&lt;"
            case ">": safe += "&gt;"
            case "\"": safe += "&quot;"
            case "\u{FFFE}", "\u{FFFF}": safe += "\u{FFFD}"
            default: safe.unicodeScalars.append(scalar)
            }
        }
        return safe
    }
}
