#pragma once

/// Is called with the number of the signal on a thread of its own; the signal's usual effect is restored by then.
typedef void (*tincture_interruption_handler)(int signal);

/// Calls a function once when the program gets SIGINT, SIGTERM or another signal that ends it, but for those that it was
/// started to ignore.
///
/// Returns 0, or an errno where the system has no thread for it.
int tincture_on_interruption(tincture_interruption_handler handler);
