#pragma once
#include <stddef.h>
#include <stdint.h>

/// A web server that listens only on the loopback interface, with its own thread.
typedef struct tincture_server tincture_server;

/// A received request and its connection, for sending the answer.
typedef struct tincture_exchange tincture_exchange;

/// A browser's request; the texts are only valid until the handler returns.
typedef struct {
  /// The first line's words, not decoded; empty if the line is malformed.
  const char *method, *target;
  /// The first of each of the headers `Host`, `Origin` and `Sec-Fetch-Site`; NULL if there is none.
  const char *host, *origin, *site;
  /// The number of these headers.
  int host_count, origin_count, site_count;
  /// The headers `Tincture-Token` and `Content-Type`, and their numbers.
  const char *token, *content_type;
  int token_count, content_type_count;
  /// The body of a POST; NULL if it is empty or too long, or if its length is unclear.
  const char *body;
  size_t body_size;
  /// The status for a malformed request: 400, 431 or 505; 0 if it is well-formed.
  int defect;
  /// Whether another request may follow on the same connection.
  int stays_open;
} tincture_request;

/// Reads the head of a request in place, and the short body of a POST after it.
///
/// A request of `most` bytes without an end is malformed. Returns the number of bytes of the request; 0 if it is still
/// incomplete.
size_t tincture_request_read(char *text, size_t size, size_t most, tincture_request *request);

/// The limits on the clients of a server.
typedef struct {
  /// The maximum number of connections, including streams. A new one closes the connection that was idle for longest.
  int connections;
  /// The maximum number of event streams. A new one closes the oldest.
  int streams;
  /// The maximum times for receiving a complete request, and for sending a complete answer.
  int request_milliseconds, answer_milliseconds;
  /// The maximum number of bytes in unsent answers. A new answer closes the oldest connection with one.
  size_t waiting_bytes;
} tincture_limits;

/// A function that answers a request on the server's thread before it returns.
typedef void (*tincture_handler)(void *context, const tincture_request *request, tincture_exchange *exchange);

/// A function that is called on the server's thread after an interrupt, when nothing is served any more.
typedef void (*tincture_ending)(void *context);

/// Creates a server at a port of 127.0.0.1 and, if available, ::1; port 0 stands for any free port.
///
/// Returns NULL on failure, with the errno in `error`.
tincture_server *tincture_server_open(uint16_t port, tincture_limits limits, int *error);

/// Returns the port of a server.
uint16_t tincture_server_port(const tincture_server *server);

/// Starts serving; returns 0, or an errno.
int tincture_server_start(tincture_server *server, tincture_handler handler, tincture_ending ending, void *context);

/// Makes SIGINT and SIGTERM end this server, which then calls its `ending`.
void tincture_server_end_at_interrupt(tincture_server *server);

/// Sends an event to every open stream; may be called from any thread.
void tincture_server_signal(tincture_server *server);

/// Closes every connection and frees the server; must not be called on the server's thread.
void tincture_server_close(tincture_server *server);

/// Sends an answer with a content security policy; `media_type` and `policy` are ASCII.
void tincture_exchange_send(
    tincture_exchange *exchange, int status, const char *media_type, const char *policy, const uint8_t *bytes, size_t size);

/// Starts a stream of events as the answer, and optionally sends the first event at once.
void tincture_exchange_stream(tincture_exchange *exchange, const char *policy, int sends_at_once);
