internal import FileAccess

enum BrowserLaunch {
    /// Opens an address in the user's browser, without waiting for the browser to end.
    static func show(_ address: String) {
        #if os(macOS)
            let program = "open"
        #else
            let program = "xdg-open"
        #endif
        // The shell ends at once, because `&` starts the browser in the background.
        let arguments = ["-c", "\(program) \"$1\" >/dev/null 2>&1 &", "sh", address]
        let environment = CurrentProcess.environment
        if (try? ProgramRun.answer(of: "sh", arguments, environment: environment))?.status != 0 {
            StandardStreams.error(
                "tincture: note: --open: cannot run a shell to open the browser. Open the address above yourself\n")
        }
    }
}
