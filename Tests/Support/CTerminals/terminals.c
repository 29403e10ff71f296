// The C library has these for whoever asks for X/Open's names, which Swift does not.
#define _GNU_SOURCE
#define _DARWIN_C_SOURCE
#include "terminals.h"

#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <wchar.h>

#ifdef __APPLE__
#include <xlocale.h> // the SDKs up to macOS 15.1 declare locale_t here alone
static const char *const utf8_locale = "en_US.UTF-8"; // every macOS has it, not every one C.UTF-8
#else
static const char *const utf8_locale = "C.UTF-8";
#endif

int terminals_open(int columns, int *master, int *slave) {
  *master = posix_openpt(O_RDWR | O_NOCTTY);
  if (*master < 0 || grantpt(*master) != 0 || unlockpt(*master) != 0) return errno;
  const char *name = ptsname(*master);
  *slave = name ? open(name, O_RDWR | O_NOCTTY) : -1;
  struct winsize size = {.ws_row = 40, .ws_col = (unsigned short)columns};
  return *slave < 0 || ioctl(*slave, TIOCSWINSZ, &size) != 0 ? errno : 0;
}

int terminals_width(uint32_t scalar) {
  static locale_t locale;
  if (!locale) locale = newlocale(LC_CTYPE_MASK, utf8_locale, 0);
  locale_t former = uselocale(locale);
  int width = wcwidth((wchar_t)scalar);
  uselocale(former);
  return width > 0 ? width : 0;
}
