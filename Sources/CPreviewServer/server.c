#include "CPreviewServer.h"

#include <errno.h>
#include <event2/buffer.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/queue.h>
#include <sys/socket.h>
#include <unistd.h>

/// So many pages can wait for events at a time; the one that waits longest makes room.
enum { MOST_STREAMS = 64 };
/// A browser that sends nothing, or takes nothing, for so many seconds is not waited for.
enum { PATIENCE = 20 };
/// A stream is written to so often, in seconds: what is gone is noticed by it.
enum { HEARTBEAT = 5 };
/// A day: a stream is silent between two events.
enum { STREAM_PATIENCE = 86400 };

struct tincture_server {
  struct event_base *base;
  struct evhttp *http;
  uint16_t port;
  /// What wakes the thread: read by it, written by others.
  int wake[2];
  struct event *wake_event, *beat_event, *interrupt_event, *termination_event;
  /// The oldest first.
  struct evhttp_request *streams[MOST_STREAMS];
  int stream_count;
  tincture_handler handler;
  tincture_ending ending;
  void *context;
};

struct tincture_exchange {
  tincture_server *server;
  struct evhttp_request *request;
};

static void on_request(struct evhttp_request *request, void *context) {
  tincture_server *server = context;
  tincture_request asked = {.method = "", .target = evhttp_request_get_uri(request)};
  switch (evhttp_request_get_command(request)) {
  case EVHTTP_REQ_GET: asked.method = "GET"; break;
  case EVHTTP_REQ_HEAD: asked.method = "HEAD"; break;
  default: break;
  }
  struct evkeyval *header;
  TAILQ_FOREACH(header, evhttp_request_get_input_headers(request), next) {
    if (strcasecmp(header->key, "Host") == 0) {
      asked.host = header->value;
      asked.host_count += 1;
    }
    if (strcasecmp(header->key, "Origin") == 0) asked.origin = header->value;
  }
  tincture_exchange exchange = {.server = server, .request = request};
  server->handler(server->context, &asked, &exchange);
}

static void add_headers(struct evhttp_request *request, const char *media_type, const char *policy) {
  struct evkeyvalq *headers = evhttp_request_get_output_headers(request);
  const char *fixed[][2] = {
      {"Content-Type", media_type},
      {"Content-Security-Policy", policy},
      {"X-Content-Type-Options", "nosniff"},
      {"Referrer-Policy", "no-referrer"},
      {"Cache-Control", "no-store"},
      {"Cross-Origin-Resource-Policy", "same-origin"},
      {"Cross-Origin-Opener-Policy", "same-origin"},
      {"X-Frame-Options", "DENY"},
  };
  for (size_t i = 0; i < sizeof fixed / sizeof *fixed; i++) evhttp_add_header(headers, fixed[i][0], fixed[i][1]);
}

void tincture_exchange_send(
    tincture_exchange *exchange, int status, const char *media_type, const char *policy, const uint8_t *bytes,
    size_t size) {
  add_headers(exchange->request, media_type, policy);
  if (status == 405) evhttp_add_header(evhttp_request_get_output_headers(exchange->request), "Allow", "GET, HEAD");
  // libevent would send the body of a HEAD too, and without a body no length.
  char length[32];
  snprintf(length, sizeof length, "%zu", size);
  evhttp_add_header(evhttp_request_get_output_headers(exchange->request), "Content-Length", length);
  if (evhttp_request_get_command(exchange->request) != EVHTTP_REQ_HEAD) {
    evbuffer_add(evhttp_request_get_output_buffer(exchange->request), bytes, size);
  }
  evhttp_send_reply(exchange->request, status, NULL, NULL);
}

static void write_to_stream(struct evhttp_request *request, const char *text) {
  struct evbuffer *buffer = evbuffer_new();
  if (!buffer) return;
  evbuffer_add(buffer, text, strlen(text));
  evhttp_send_reply_chunk(request, buffer);
  evbuffer_free(buffer);
}

static void forget(tincture_server *server, struct evhttp_request *request) {
  for (int i = 0; i < server->stream_count; i++) {
    if (server->streams[i] != request) continue;
    memmove(&server->streams[i], &server->streams[i + 1], sizeof *server->streams * (size_t)(server->stream_count - i - 1));
    server->stream_count -= 1;
    return;
  }
}

/// The connection takes its request with it.
static void on_close(struct evhttp_connection *connection, void *context) {
  tincture_server *server = context;
  for (int i = server->stream_count - 1; i >= 0; i--) {
    if (evhttp_request_get_connection(server->streams[i]) == connection) forget(server, server->streams[i]);
  }
}

void tincture_exchange_stream(tincture_exchange *exchange, const char *policy, int sends_at_once) {
  tincture_server *server = exchange->server;
  struct evhttp_request *request = exchange->request;
  if (server->stream_count == MOST_STREAMS) {
    struct evhttp_request *oldest = server->streams[0];
    forget(server, oldest);
    evhttp_connection_set_closecb(evhttp_request_get_connection(oldest), NULL, NULL);
    evhttp_send_reply_end(oldest);
  }
  add_headers(request, "text/event-stream", policy);
  struct evhttp_connection *connection = evhttp_request_get_connection(request);
  evhttp_connection_set_timeout(connection, STREAM_PATIENCE);
  evhttp_connection_set_closecb(connection, on_close, server);
  server->streams[server->stream_count++] = request;
  evhttp_send_reply_start(request, 200, NULL);
  // The browser asks again so soon after the server was started anew.
  write_to_stream(request, sends_at_once ? "retry: 500\ndata: reload\n\n" : "retry: 500\n\n");
}

static void write_to_all(tincture_server *server, const char *text) {
  // Writing may close a connection, which takes it out of the list.
  for (int i = server->stream_count - 1; i >= 0; i--) {
    if (i < server->stream_count) write_to_stream(server->streams[i], text);
  }
}

static void on_wake(evutil_socket_t descriptor, short what, void *context) {
  (void)what;
  char bytes[64];
  while (read(descriptor, bytes, sizeof bytes) > 0) {}
  write_to_all(context, "data: reload\n\n");
}

static void on_beat(evutil_socket_t descriptor, short what, void *context) {
  (void)descriptor, (void)what;
  write_to_all(context, ":\n\n");
}

static void on_interrupt(evutil_socket_t signal, short what, void *context) {
  (void)signal, (void)what;
  event_base_loopbreak(((tincture_server *)context)->base);
}

static void *serve(void *context) {
  tincture_server *server = context;
  event_base_dispatch(server->base);
  evhttp_free(server->http);
  server->http = NULL;
  server->ending(server->context);
  return NULL;
}

/// The port of a bound socket; 0 where it cannot be told.
static uint16_t bound_port(struct evhttp_bound_socket *socket) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  if (getsockname(evhttp_bound_socket_get_fd(socket), (struct sockaddr *)&address, &length) != 0) return 0;
  return ntohs(((struct sockaddr_in *)&address)->sin_port);
}

/// Binds both addresses at one port; 0, or the errno.
static int bind_loopback(tincture_server *server, uint16_t port) {
  errno = 0;
  struct evhttp_bound_socket *four = evhttp_bind_socket_with_handle(server->http, "127.0.0.1", port);
  if (!four) return errno ? errno : EADDRNOTAVAIL;
  server->port = bound_port(four);
  errno = 0;
  if (evhttp_bind_socket_with_handle(server->http, "::1", server->port)) return 0;
  // Somebody else's page must not answer at the same port of `localhost`; a machine without IPv6 has no such page.
  if (errno != EADDRINUSE) return 0;
  evhttp_del_accept_socket(server->http, four);
  return EADDRINUSE;
}

static void destroy(tincture_server *server) {
  if (server->http) evhttp_free(server->http);
  if (server->base) event_base_free(server->base);
  free(server);
}

tincture_server *tincture_server_open(uint16_t port, int *error) {
  // A browser that goes away while it is written to is nothing to die of.
  signal(SIGPIPE, SIG_IGN);
  tincture_server *server = calloc(1, sizeof *server);
  *error = ENOMEM;
  if (!server) return NULL;
  server->base = event_base_new();
  server->http = server->base ? evhttp_new(server->base) : NULL;
  if (!server->http) {
    destroy(server);
    return NULL;
  }
  // Every method comes to the handler, which knows what to say.
  evhttp_set_allowed_methods(
      server->http, EVHTTP_REQ_GET | EVHTTP_REQ_HEAD | EVHTTP_REQ_POST | EVHTTP_REQ_PUT | EVHTTP_REQ_DELETE |
                        EVHTTP_REQ_OPTIONS | EVHTTP_REQ_TRACE | EVHTTP_REQ_CONNECT | EVHTTP_REQ_PATCH);
  evhttp_set_max_headers_size(server->http, 16 << 10);
  evhttp_set_max_body_size(server->http, 4 << 10);
  evhttp_set_timeout(server->http, PATIENCE);
  // A free port of one address may be taken at the other.
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
  if (pipe(server->wake) != 0) return errno;
  for (int i = 0; i < 2; i++) {
    fcntl(server->wake[i], F_SETFL, fcntl(server->wake[i], F_GETFL) | O_NONBLOCK);
    fcntl(server->wake[i], F_SETFD, FD_CLOEXEC);
  }
  struct timeval beat = {.tv_sec = HEARTBEAT};
  server->wake_event = event_new(server->base, server->wake[0], EV_READ | EV_PERSIST, on_wake, server);
  server->beat_event = event_new(server->base, -1, EV_PERSIST, on_beat, server);
  server->interrupt_event = evsignal_new(server->base, SIGINT, on_interrupt, server);
  server->termination_event = evsignal_new(server->base, SIGTERM, on_interrupt, server);
  if (!server->wake_event || !server->beat_event || !server->interrupt_event || !server->termination_event) return ENOMEM;
  event_add(server->wake_event, NULL);
  event_add(server->beat_event, &beat);
  event_add(server->interrupt_event, NULL);
  event_add(server->termination_event, NULL);
  evhttp_set_gencb(server->http, on_request, server);
  pthread_t thread;
  int code = pthread_create(&thread, NULL, serve, server);
  if (code == 0) pthread_detach(thread);
  return code;
}

void tincture_server_signal(tincture_server *server) {
  // A pipe that is full wakes the thread as well.
  ssize_t written = write(server->wake[1], "e", 1);
  (void)written;
}
