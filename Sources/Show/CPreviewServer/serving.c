#include "connection.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// The time in milliseconds before connections are accepted again after the system had no descriptor left.
enum { ACCEPT_PAUSE_MILLISECONDS = 500 };
/// The maximum number of connections that are accepted before existing ones are served again.
enum { MOST_ACCEPTED_AT_ONCE = 16 };

/// Answers the requests that have been received completely, one after another.
static void answer_requests(tincture_server *server, struct connection *connection) {
  while (connection->descriptor >= 0 && connection->phase == ASKING) {
    tincture_request request;
    size_t used = tincture_request_read(connection->head, connection->head_size, MOST_HEAD, &request);
    if (used == 0) return;
    connection->is_last_answer = !request.stays_open;
    tincture_exchange exchange = {server, connection, strcmp(request.method, "HEAD") == 0};
    uint64_t order = connection->order;
    server->handler(server->context, &request, &exchange);
    // Closes the connection if the handler gave no answer.
    if (connection->descriptor >= 0 && connection->order == order) tincture_drop(server, connection);
    connection->head_size -= used;
    memmove(connection->head, connection->head + used, connection->head_size);
  }
}

static void receive(tincture_server *server, struct connection *connection) {
  // Received bytes are only kept while waiting for a request.
  bool is_kept = connection->phase == ASKING;
  char nowhere[4096];
  char *place = is_kept ? connection->head + connection->head_size : nowhere;
  size_t room = is_kept ? MOST_HEAD - connection->head_size : sizeof nowhere;
  ssize_t count = recv(connection->descriptor, place, room, 0);
  if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR)) return;
  if (count <= 0) {
    tincture_drop(server, connection);
    return;
  }
  if (is_kept) connection->head_size += (size_t)count;
}

static void serve_connection(tincture_server *server, struct connection *connection, short events) {
  if (events & POLLOUT) tincture_send_rest(server, connection);
  if (connection->descriptor >= 0 && (events & ~POLLOUT)) {
    // While an answer is being sent, only output is polled, so any other event is an error.
    if (connection->phase == ANSWERING) tincture_drop(server, connection);
    else receive(server, connection);
  }
  if (connection->descriptor >= 0) answer_requests(server, connection);
}

static struct connection *free_place(tincture_server *server) {
  for (int i = 0; i < server->limits.connections; i++) {
    if (server->connections[i].descriptor < 0) return &server->connections[i];
  }
  return NULL;
}

/// Closes a connection to make room for another one: an idle one if possible, and never a stream.
static bool drop_dispensable(tincture_server *server) {
  return tincture_drop_oldest(server, LEAVING, NULL) || tincture_drop_oldest(server, ASKING, NULL) ||
         tincture_drop_oldest(server, ANSWERING, NULL);
}

static void accept_some(tincture_server *server, int listener) {
  for (int i = 0; i < MOST_ACCEPTED_AT_ONCE; i++) {
    int descriptor = accept(listener, NULL, NULL);
    if (descriptor < 0) {
      bool is_short = errno == EMFILE || errno == ENFILE || errno == ENOBUFS || errno == ENOMEM;
      if (is_short && !drop_dispensable(server)) server->accepts_from = tincture_milliseconds() + ACCEPT_PAUSE_MILLISECONDS;
      return;
    }
    struct connection *place = free_place(server);
    if (!place && drop_dispensable(server)) place = free_place(server);
    if (!place) {
      close(descriptor);
      continue;
    }
    tincture_set_flags(descriptor);
    place->descriptor = descriptor;
    place->head_size = 0;
    place->owes_event = false;
    tincture_enter(server, place, ASKING, server->limits.request_milliseconds);
  }
}

/// Closes overdue connections; returns the milliseconds until the next deadline, or -1 if there is none.
static int drop_overdue(tincture_server *server) {
  int64_t now = tincture_milliseconds(), next = server->accepts_from > now ? server->accepts_from : INT64_MAX;
  for (int i = 0; i < server->limits.connections; i++) {
    struct connection *each = &server->connections[i];
    if (each->descriptor < 0 || each->deadline == 0) continue;
    if (each->deadline <= now) tincture_drop(server, each);
    else if (each->deadline < next) next = each->deadline;
  }
  return next == INT64_MAX ? -1 : (int)(next - now);
}

static short awaited(const struct connection *connection) {
  short output = connection->size ? POLLOUT : 0;
  return connection->phase == ANSWERING ? output : (short)(output | POLLIN);
}

/// Waits for the next events and handles them; returns false if the system can't wait.
static bool take_turn(tincture_server *server, struct pollfd *polls) {
  int most = server->limits.connections;
  int patience = drop_overdue(server);
  for (int i = 0; i < most; i++) {
    const struct connection *each = &server->connections[i];
    polls[i] = (struct pollfd){.fd = each->descriptor, .events = each->descriptor < 0 ? 0 : awaited(each)};
  }
  bool accepts = server->accepts_from <= tincture_milliseconds();
  for (int i = 0; i < LISTENERS; i++) {
    polls[most + i] = (struct pollfd){.fd = accepts ? server->listeners[i] : -1, .events = POLLIN};
  }
  polls[most + LISTENERS] = (struct pollfd){.fd = server->wake[0], .events = POLLIN};
  int count = poll(polls, (nfds_t)(most + LISTENERS + 1), patience);
  if (count < 0) return errno == EINTR || errno == EAGAIN;
  if (polls[most + LISTENERS].revents) {
    char bytes[64];
    while (read(server->wake[0], bytes, sizeof bytes) > 0) {}
    for (int i = 0; i < most; i++) {
      struct connection *each = &server->connections[i];
      if (each->descriptor >= 0 && each->phase == STREAMING) tincture_send_event(server, each);
    }
  }
  for (int i = 0; i < most; i++) {
    struct connection *each = &server->connections[i];
    if (polls[i].revents && each->descriptor >= 0) serve_connection(server, each, polls[i].revents);
  }
  // Accepts connections last, so that no event is handled for a new connection in the place of an old one.
  for (int i = 0; i < LISTENERS; i++) {
    if (polls[most + i].revents) accept_some(server, server->listeners[i]);
  }
  return true;
}

void *tincture_serve(void *context) {
  tincture_server *server = context;
  struct pollfd *polls = calloc((size_t)server->limits.connections + LISTENERS + 1, sizeof *polls);
  while (polls && !server->is_closed && !server->is_interrupted && take_turn(server, polls)) {}
  free(polls);
  for (int i = 0; i < server->limits.connections; i++) {
    if (server->connections[i].descriptor >= 0) tincture_drop(server, &server->connections[i]);
  }
  for (int i = 0; i < LISTENERS; i++) {
    if (server->listeners[i] >= 0) close(server->listeners[i]);
    server->listeners[i] = -1;
  }
  if (!server->is_closed) server->ending(server->context);
  return NULL;
}
