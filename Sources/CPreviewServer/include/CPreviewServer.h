#pragma once
#include <stddef.h>
#include <stdint.h>

/// A web server on the loopback interface alone, on a thread of its own.
typedef struct tincture_server tincture_server;

/// A request that waits for its answer.
typedef struct tincture_exchange tincture_exchange;

/// What a browser asks for; the texts are gone when the handler returns.
typedef struct {
  /// `GET`, `HEAD` or anything else.
  const char *method;
  /// As the browser wrote it, nothing decoded.
  const char *target;
  /// The headers `Host` and `Origin`; NULL where there is none.
  const char *host, *origin;
  /// How many `Host` headers there are.
  int host_count;
} tincture_request;

/// Answers a request, on the server's thread, before it returns.
typedef void (*tincture_handler)(void *context, const tincture_request *request, tincture_exchange *exchange);

/// Is called on the server's thread when the user has interrupted the program and nothing is served any more.
typedef void (*tincture_ending)(void *context);

/// Binds 127.0.0.1, and ::1 where there is one, at a port; 0 for any that is free.
///
/// NULL where that cannot be had; `error` is then the errno.
tincture_server *tincture_server_open(uint16_t port, int *error);

/// The port that it is bound to.
uint16_t tincture_server_port(const tincture_server *server);

/// Serves from now on, until SIGINT or SIGTERM; 0, or the errno of what failed.
int tincture_server_start(
    tincture_server *server, tincture_handler handler, tincture_ending ending, void *context);

/// Sends an event to every stream that is open; may be called from any thread.
void tincture_server_signal(tincture_server *server);

/// Answers with a content and a content security policy; a media type and a policy are ASCII.
void tincture_exchange_send(
    tincture_exchange *exchange, int status, const char *media_type, const char *policy, const uint8_t *bytes, size_t size);

/// Answers with a stream of events that stays open; sends the first at once where that is wanted.
void tincture_exchange_stream(tincture_exchange *exchange, const char *policy, int sends_at_once);
