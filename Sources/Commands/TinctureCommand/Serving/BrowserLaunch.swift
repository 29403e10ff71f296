internal import FileAccess

enum BrowserLaunch {
    /// Opens an address in the user's browser, without waiting for the browser to end.
    static func show(_ address: String) {
        #if os(macOS)
            let script = "open"
        #else
            let isPossible = "[ \"$DISPLAY$WAYLAND_DISPLAY$BROWSER\" ] && command -v xdg-open >/dev/null"
            let script = "\(isPossible) || exit 1; xdg-open"
        #endif
        // The shell ends at once, because `&` starts the browser in the background.
        let arguments = ["-c", "\(script) \"$1\" >/dev/null 2>&1 &", "sh", address]
        let environment = CurrentProcess.environment
        if (try? ProgramRun.answer(of: "sh", arguments, environment: environment))?.status != 0 {
            StandardStreams.error(
                "tincture: note: --open: no browser could be opened. Open the address above yourself\n")
        }
    }
}
