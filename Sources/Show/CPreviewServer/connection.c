#include "connection.h"

#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

int64_t tincture_milliseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

void tincture_enter(tincture_server *server, struct connection *connection, enum phase phase, int most_milliseconds) {
  if (connection->phase == STREAMING && phase != STREAMING) server->stream_count -= 1;
  if (connection->phase != STREAMING && phase == STREAMING) server->stream_count += 1;
  connection->phase = phase;
  connection->order = ++server->order;
  connection->deadline = most_milliseconds ? tincture_milliseconds() + most_milliseconds : 0;
}

void tincture_forget_answer(tincture_server *server, struct connection *connection) {
  server->waiting_bytes -= connection->size;
  free(connection->answer);
  connection->answer = NULL;
  connection->size = connection->sent = 0;
}

void tincture_set_flags(int descriptor) {
  fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
  fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

void tincture_drop(tincture_server *server, struct connection *connection) {
  tincture_enter(server, connection, LEAVING, 0);
  tincture_forget_answer(server, connection);
  close(connection->descriptor);
  connection->descriptor = -1;
}

bool tincture_drop_oldest(tincture_server *server, enum phase phase, const struct connection *spared) {
  struct connection *oldest = NULL;
  for (int i = 0; i < server->limits.connections; i++) {
    struct connection *each = &server->connections[i];
    if (each->descriptor < 0 || each->phase != phase || each == spared) continue;
    if (!oldest || each->order < oldest->order) oldest = each;
  }
  if (oldest) tincture_drop(server, oldest);
  return oldest;
}
