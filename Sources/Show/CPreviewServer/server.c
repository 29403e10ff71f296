#include "connection.h"

#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

/// Returns a socket that listens at an address of the loopback interface; -1 with an errno on failure.
static int listening_socket(const struct sockaddr *address, socklen_t length) {
  int descriptor = socket(address->sa_family, SOCK_STREAM, 0);
  if (descriptor < 0) return -1;
  int yes = 1;
  setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (address->sa_family == AF_INET6) setsockopt(descriptor, IPPROTO_IPV6, IPV6_V6ONLY, &yes, sizeof yes);
  tincture_set_flags(descriptor);
  if (bind(descriptor, address, length) == 0 && listen(descriptor, SOMAXCONN) == 0) return descriptor;
  int error = errno;
  close(descriptor);
  errno = error;
  return -1;
}

/// Binds both loopback addresses at one port; returns 0, or the errno.
static int bind_loopback(tincture_server *server, uint16_t port) {
  struct sockaddr_in four = {.sin_family = AF_INET, .sin_port = htons(port)};
  four.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof four;
  server->listeners[0] = listening_socket((struct sockaddr *)&four, length);
  if (server->listeners[0] < 0) return errno;
  if (getsockname(server->listeners[0], (struct sockaddr *)&four, &length) != 0) return errno;
  server->port = ntohs(four.sin_port);
  struct sockaddr_in6 six = {.sin6_family = AF_INET6, .sin6_port = four.sin_port, .sin6_addr = IN6ADDR_LOOPBACK_INIT};
  server->listeners[1] = listening_socket((struct sockaddr *)&six, sizeof six);
  // Another program's page must not answer at the same port of `localhost`. Without IPv6 there can't be one.
  if (server->listeners[1] >= 0 || errno != EADDRINUSE) return 0;
  close(server->listeners[0]);
  server->listeners[0] = -1;
  return EADDRINUSE;
}

/// Frees a server that no thread uses.
static void destroy(tincture_server *server) {
  for (int i = 0; i < LISTENERS; i++) {
    if (server->listeners[i] >= 0) close(server->listeners[i]);
    if (server->wake[i] >= 0) close(server->wake[i]);
  }
  free(server->connections);
  free(server);
}

/// Creates a server without a port; returns NULL with an errno on failure.
static tincture_server *make(tincture_limits limits) {
  tincture_server *server = calloc(1, sizeof *server);
  if (!server) return NULL;
  // Leaves file descriptors for other parts of the program.
  struct rlimit descriptors;
  if (getrlimit(RLIMIT_NOFILE, &descriptors) == 0 && descriptors.rlim_cur / 2 < (rlim_t)limits.connections) {
    limits.connections = (int)(descriptors.rlim_cur / 2);
  }
  if (limits.connections < 2) limits.connections = 2;
  if (limits.streams > limits.connections / 2) limits.streams = limits.connections / 2;
  server->limits = limits;
  for (int i = 0; i < LISTENERS; i++) server->listeners[i] = server->wake[i] = -1;
  server->connections = calloc((size_t)limits.connections, sizeof *server->connections);
  if (server->connections && pipe(server->wake) == 0) {
    for (int i = 0; i < 2; i++) tincture_set_flags(server->wake[i]);
    for (int i = 0; i < limits.connections; i++) server->connections[i].descriptor = -1;
    return server;
  }
  int error = errno;
  destroy(server);
  errno = error;
  return NULL;
}

tincture_server *tincture_server_open(uint16_t port, tincture_limits limits, int *error) {
  // Writing to a connection that the browser has closed must not end the program.
  signal(SIGPIPE, SIG_IGN);
  tincture_server *server = make(limits);
  *error = errno;
  if (!server) return NULL;
  // A port that is free at one address may be taken at the other.
  for (int attempt = 0; attempt < 8; attempt++) {
    *error = bind_loopback(server, port);
    if (*error == 0) return server;
    if (port != 0) break;
  }
  destroy(server);
  return NULL;
}

uint16_t tincture_server_port(const tincture_server *server) { return server->port; }

int tincture_server_start(
    tincture_server *server, tincture_handler handler, tincture_ending ending, void *context) {
  server->handler = handler;
  server->ending = ending;
  server->context = context;
  int code = pthread_create(&server->thread, NULL, tincture_serve, server);
  server->is_started = code == 0;
  return code;
}

void tincture_server_signal(tincture_server *server) {
  // If the pipe is full, the thread wakes up anyway.
  ssize_t written = write(server->wake[1], "e", 1);
  (void)written;
}

/// The server that an interrupt ends; NULL for none.
static _Atomic(tincture_server *) interruptible;

static void on_interrupt(int number) {
  (void)number;
  int error = errno;
  tincture_server *server = interruptible;
  if (server) {
    server->is_interrupted = true;
    tincture_server_signal(server);
  }
  errno = error;
}

void tincture_server_end_at_interrupt(tincture_server *server) {
  interruptible = server;
  struct sigaction action = {.sa_handler = on_interrupt, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGTERM, &action, NULL);
}

void tincture_server_close(tincture_server *server) {
  tincture_server *expected = server;
  atomic_compare_exchange_strong(&interruptible, &expected, NULL);
  server->is_closed = true;
  tincture_server_signal(server);
  if (server->is_started) pthread_join(server->thread, NULL);
  destroy(server);
}
