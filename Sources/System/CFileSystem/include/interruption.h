#pragma once

/// Called with the signal's number on a separate thread, after the default action of the signals has been restored.
typedef void (*tincture_interruption_handler)(int signal);

/// Calls a function once when the program receives SIGINT, SIGTERM or another signal that would end it. Signals that the program was started to
/// ignore stay ignored.
///
/// Returns 0, or the `errno` if a pipe or a thread can't be created.
int tincture_on_interruption(tincture_interruption_handler handler);
