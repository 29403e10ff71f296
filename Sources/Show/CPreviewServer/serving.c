#include "connection.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

/// The milliseconds after which the system is asked again when it has no descriptor left.
enum { ACCEPT_PAUSE_MILLISECONDS = 500 };
/// So many are accepted before those that are there have their turn.
enum { MOST_ACCEPTED_AT_ONCE = 16 };

/// Answers the requests that have come as a whole, one after the other.
static void answer_requests(tincture_server *server, struct connection *connection) {
  while (connection->descriptor >= 0 && connection->phase == ASKING) {
    tincture_request request;
    size_t used = tincture_request_read(connection->head, connection->head_size, MOST_HEAD, &request);
    if (used == 0) return;
    connection->is_last_answer = !request.stays_open;
    tincture_exchange exchange = {server, connection, strcmp(request.method, "HEAD") == 0};
    uint64_t order = connection->order;
    server->handler(server->context, &request, &exchange);
    // A handler that gives no answer ends the connection.
    if (connection->descriptor >= 0 && connection->order == order) tincture_drop(server, connection);
    connection->head_size -= used;
    memmove(connection->head, connection->head + used, connection->head_size);
  }
}

static void receive(tincture_server *server, struct connection *connection) {
  // Only a request is kept of what is sent.
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
    // While an answer is sent nothing else is waited for, so that this is an error.
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

/// Makes room for a connection: what has nothing to say goes first, streams stay.
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

/// Drops what is overdue; gives how many milliseconds are left until the next is, or -1.
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

/// Waits for what comes next and deals with it; false where the system does not let us wait.
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
  // Last, so that no place changes hands while what was seen of it is still to be dealt with.
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
