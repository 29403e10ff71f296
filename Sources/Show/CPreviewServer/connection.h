#pragma once
// Declarations that the files of this folder share.
#include "CPreviewServer.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

/// The maximum size of a request in bytes.
enum { MOST_HEAD = 16 << 10 };
enum { LISTENERS = 2 };

/// The phase of a connection. Each phase except streaming has a time limit that received bytes don't extend.
enum phase {
  /// The server receives a request, or waits for one.
  ASKING,
  /// The server sends an answer.
  ANSWERING,
  /// The server sends events whenever the page changes.
  STREAMING,
  /// Everything has been sent, but the browser hasn't closed the connection yet.
  LEAVING,
};

struct connection {
  /// The socket; -1 for an unused entry.
  int descriptor;
  enum phase phase;
  /// The number of the phase among those of all connections; the lowest is the oldest.
  uint64_t order;
  /// The time at which the phase ends, in milliseconds; 0 for never.
  int64_t deadline;
  bool is_last_answer;
  /// Whether a stream needs another event after the bytes that are being sent.
  bool owes_event;
  /// The answer, its size and the number of bytes already sent; freed after it is sent.
  uint8_t *answer;
  size_t size, sent;
  size_t head_size;
  char head[MOST_HEAD];
};

struct tincture_server {
  uint16_t port;
  int listeners[LISTENERS];
  /// The pipe that wakes the server's thread: the thread reads from it, and others write to it.
  int wake[2];
  atomic_bool is_closed, is_interrupted;
  tincture_limits limits;
  struct connection *connections;
  int stream_count;
  size_t waiting_bytes;
  uint64_t order;
  int64_t accepts_from;
  bool is_started;
  pthread_t thread;
  tincture_handler handler;
  tincture_ending ending;
  void *context;
};

struct tincture_exchange {
  tincture_server *server;
  struct connection *connection;
  bool is_head;
};

// connection.c

int64_t tincture_milliseconds(void);
/// Makes a descriptor nonblocking, and closes it in child processes.
void tincture_set_flags(int descriptor);
/// Starts a phase, which ends after a number of milliseconds; 0 for no limit.
void tincture_enter(tincture_server *server, struct connection *connection, enum phase phase, int most_milliseconds);
/// Frees the answer, whether or not it was sent.
void tincture_forget_answer(tincture_server *server, struct connection *connection);
void tincture_drop(tincture_server *server, struct connection *connection);
/// Closes the connection that has been in a phase for longest, except `spared`; returns false if there is none.
bool tincture_drop_oldest(tincture_server *server, enum phase phase, const struct connection *spared);

// sending.c

/// Sends as many bytes as the browser accepts now.
void tincture_send_rest(tincture_server *server, struct connection *connection);
/// Sends an event to a stream, so that its page reloads the data.
void tincture_send_event(tincture_server *server, struct connection *connection);

// serving.c

/// Runs the server's thread until the server is closed or interrupted.
void *tincture_serve(void *server);
