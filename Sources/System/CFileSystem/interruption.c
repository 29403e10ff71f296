#include "interruption.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

static const int signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGXCPU};
static int ends[2];

static void on_signal(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(ends[1], &byte, 1);
  (void)written;
  errno = error;
}

/// Waits for a signal, and calls the handler. This thread may lock and allocate memory, which a signal handler must not.
static void *wait_for_signal(void *context) {
  tincture_interruption_handler handler = (tincture_interruption_handler)(intptr_t)context;
  unsigned char number;
  while (read(ends[0], &number, 1) < 0 && errno == EINTR) {}
  // Restores the default action, so that a second signal ends the program at once.
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    struct sigaction action;
    if (sigaction(signals[i], NULL, &action) == 0 && action.sa_handler == on_signal) signal(signals[i], SIG_DFL);
  }
  handler(number);
  return NULL;
}

int tincture_on_interruption(tincture_interruption_handler handler) {
  if (pipe(ends) != 0) return errno;
  for (int i = 0; i < 2; i++) fcntl(ends[i], F_SETFD, FD_CLOEXEC);
  pthread_t thread;
  int code = pthread_create(&thread, NULL, wait_for_signal, (void *)(intptr_t)handler);
  if (code != 0) return code;
  pthread_detach(thread);
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    struct sigaction old, action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    if (sigaction(signals[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN) sigaction(signals[i], &action, NULL);
  }
  return 0;
}
