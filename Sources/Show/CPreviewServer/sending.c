#include "connection.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

/// The time in milliseconds after the last answer in which a browser may close the connection itself.
enum { FAREWELL_MILLISECONDS = 2000 };

static void set_answer(tincture_server *server, struct connection *connection, uint8_t *answer, size_t size) {
  connection->answer = answer;
  connection->size = size;
  connection->sent = 0;
  server->waiting_bytes += size;
  while (server->waiting_bytes > server->limits.waiting_bytes && tincture_drop_oldest(server, ANSWERING, connection)) {}
}

static bool set_event(tincture_server *server, struct connection *connection, const char *text) {
  uint8_t *event = (uint8_t *)strdup(text);
  if (!event) return false;
  set_answer(server, connection, event, strlen(text));
  connection->deadline = tincture_milliseconds() + server->limits.answer_milliseconds;
  return true;
}

static void end_answer(tincture_server *server, struct connection *connection) {
  tincture_forget_answer(server, connection);
  if (connection->phase == STREAMING) {
    connection->deadline = 0;
  } else if (connection->is_last_answer) {
    // Closing a socket with unread bytes at once could discard the answer too.
    shutdown(connection->descriptor, SHUT_WR);
    tincture_enter(server, connection, LEAVING, FAREWELL_MILLISECONDS);
  } else {
    tincture_enter(server, connection, ASKING, server->limits.request_milliseconds);
  }
}

void tincture_send_rest(tincture_server *server, struct connection *connection) {
  while (connection->sent < connection->size) {
    ssize_t count = send(
        connection->descriptor, connection->answer + connection->sent, connection->size - connection->sent, 0);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return;
    if (count < 0) {
      tincture_drop(server, connection);
      return;
    }
    connection->sent += (size_t)count;
    if (connection->sent < connection->size) continue;
    end_answer(server, connection);
    if (connection->owes_event) {
      connection->owes_event = false;
      if (!set_event(server, connection, "data: reload\n\n")) tincture_drop(server, connection);
    }
  }
}

static const char *reason(int status) {
  switch (status) {
  case 200: return "OK";
  case 400: return "Bad Request";
  case 403: return "Forbidden";
  case 404: return "Not Found";
  case 405: return "Method Not Allowed";
  case 409: return "Conflict";
  case 413: return "Content Too Large";
  case 415: return "Unsupported Media Type";
  case 422: return "Unprocessable Content";
  case 431: return "Request Header Fields Too Large";
  case 505: return "HTTP Version Not Supported";
  default: return "";
  }
}

/// Sends an answer: headers and a body; `extra` contains complete header lines.
static void answer(
    tincture_exchange *exchange, int status, const char *media_type, const char *policy, const char *extra,
    const uint8_t *bytes, size_t size) {
  static const char format[] =
      "HTTP/1.1 %d %s\r\n"
      "Content-Type: %s\r\n"
      "Content-Security-Policy: %s\r\n"
      "X-Content-Type-Options: nosniff\r\n"
      "Referrer-Policy: no-referrer\r\n"
      "Cache-Control: no-store\r\n"
      "Cross-Origin-Resource-Policy: same-origin\r\n"
      "Cross-Origin-Opener-Policy: same-origin\r\n"
      "X-Frame-Options: DENY\r\n"
      "%s%s\r\n";
  tincture_server *server = exchange->server;
  struct connection *connection = exchange->connection;
  const char *ending = connection->is_last_answer ? "Connection: close\r\n" : "";
  int head = snprintf(NULL, 0, format, status, reason(status), media_type, policy, extra, ending);
  uint8_t *whole = head < 0 ? NULL : malloc((size_t)head + 1 + size);
  if (!whole) {
    tincture_drop(server, connection);
    return;
  }
  snprintf((char *)whole, (size_t)head + 1, format, status, reason(status), media_type, policy, extra, ending);
  if (size) memcpy(whole + head, bytes, size);
  set_answer(server, connection, whole, (size_t)head + size);
  if (connection->phase == ASKING) tincture_enter(server, connection, ANSWERING, server->limits.answer_milliseconds);
  tincture_send_rest(server, connection);
}

void tincture_exchange_send(
    tincture_exchange *exchange, int status, const char *media_type, const char *policy, const uint8_t *bytes,
    size_t size) {
  char extra[96];
  const char *allow = status == 405 ? "Allow: GET, HEAD\r\n" : "";
  snprintf(extra, sizeof extra, "Content-Length: %zu\r\n%s", size, allow);
  answer(exchange, status, media_type, policy, extra, bytes, exchange->is_head ? 0 : size);
}

void tincture_exchange_stream(tincture_exchange *exchange, const char *policy, int sends_at_once) {
  tincture_server *server = exchange->server;
  if (server->stream_count >= server->limits.streams) tincture_drop_oldest(server, STREAMING, NULL);
  exchange->connection->is_last_answer = true;
  tincture_enter(server, exchange->connection, STREAMING, server->limits.answer_milliseconds);
  // The time after which the browser reconnects, because the server was restarted or closed the oldest stream.
  const char *text = sends_at_once ? "retry: 500\ndata: reload\n\n" : "retry: 500\n\n";
  answer(exchange, 200, "text/event-stream", policy, "", (const uint8_t *)text, strlen(text));
}

void tincture_send_event(tincture_server *server, struct connection *connection) {
  // A stream whose last event wasn't sent completely gets only one more.
  connection->owes_event = connection->size > 0;
  if (connection->owes_event) return;
  if (!set_event(server, connection, "data: reload\n\n")) tincture_drop(server, connection);
  else tincture_send_rest(server, connection);
}
