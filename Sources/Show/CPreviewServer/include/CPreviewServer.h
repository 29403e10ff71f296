#pragma once
#include <stddef.h>
#include <stdint.h>

/// A web server on the loopback interface alone, on a thread of its own.
typedef struct tincture_server tincture_server;

/// A request that waits for its answer.
typedef struct tincture_exchange tincture_exchange;

/// A browser's request; the texts are gone when the handler returns.
typedef struct {
  /// As the browser wrote them, nothing decoded; empty where the first line is malformed.
  const char *method, *target;
  /// The headers `Host`, `Origin` and `Sec-Fetch-Site`, the first of each; NULL where there is none.
  const char *host, *origin, *site;
  /// How many of each there are.
  int host_count, origin_count, site_count;
  /// The headers `Tincture-Token` and `Content-Type`, likewise.
  const char *token, *content_type;
  int token_count, content_type_count;
  /// The body of a POST; NULL if it is empty or too long, or if its length is unclear.
  const char *body;
  size_t body_size;
  /// 0, or the status that says what is wrong with the request: 400, 431 or 505.
  int defect;
  /// Whether another request may follow on the same connection.
  int stays_open;
} tincture_request;

/// Reads the head of a request, in place, and the short body of a POST behind it; what is as long as `most` and has no end is a
/// defect.
///
/// Gives how many bytes of the text belong to it; 0 while it is not whole.
size_t tincture_request_read(char *text, size_t size, size_t most, tincture_request *request);

/// How much a server gives to those who ask, and how long it waits for them.
typedef struct {
  /// Open connections, those with a stream of events included. A new one ends the one that has asked for nothing for longest.
  int connections;
  /// Open streams of events. A new one ends the oldest.
  int streams;
  /// Within so many milliseconds a request has come as a whole, and an answer has been taken as a whole.
  int request_milliseconds, answer_milliseconds;
  /// Answers that wait to be taken hold so many bytes. A new one ends the oldest.
  size_t waiting_bytes;
} tincture_limits;

/// Answers a request, on the server's thread, before it returns.
typedef void (*tincture_handler)(void *context, const tincture_request *request, tincture_exchange *exchange);

/// Is called on the server's thread when the user has interrupted the program and nothing is served any more.
typedef void (*tincture_ending)(void *context);

/// Binds 127.0.0.1, and ::1 where there is one, at a port; 0 for any that is free.
///
/// NULL where that cannot be had; `error` is then the errno.
tincture_server *tincture_server_open(uint16_t port, tincture_limits limits, int *error);

/// The port that it is bound to.
uint16_t tincture_server_port(const tincture_server *server);

/// Serves from now on; 0, or the errno of what failed.
int tincture_server_start(tincture_server *server, tincture_handler handler, tincture_ending ending, void *context);

/// Lets SIGINT and SIGTERM end this server, which then calls its `ending`.
void tincture_server_end_at_interrupt(tincture_server *server);

/// Sends an event to every stream that is open; may be called from any thread.
void tincture_server_signal(tincture_server *server);

/// Ends every connection and frees the server; not to be called on the server's thread.
void tincture_server_close(tincture_server *server);

/// Answers with a content and a content security policy; a media type and a policy are ASCII.
void tincture_exchange_send(
    tincture_exchange *exchange, int status, const char *media_type, const char *policy, const uint8_t *bytes, size_t size);

/// Answers with a stream of events that stays open; sends the first at once where that is wanted.
void tincture_exchange_stream(tincture_exchange *exchange, const char *policy, int sends_at_once);
