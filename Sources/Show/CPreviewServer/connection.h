#pragma once
// Shared by the files of this folder.
#include "CPreviewServer.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

/// The longest head of a request.
enum { MOST_HEAD = 16 << 10 };
enum { LISTENERS = 2 };

/// The phase of a connection. Each but the streams' has a time limit that no byte extends.
enum phase {
  /// A request comes, or is waited for.
  ASKING,
  /// An answer is sent.
  ANSWERING,
  /// Events are sent, whenever there are some.
  STREAMING,
  /// Everything has been sent, and the other side has not ended the connection yet.
  LEAVING,
};

struct connection {
  /// -1 where there is none.
  int descriptor;
  enum phase phase;
  /// Counts the phases of all connections: the lower, the longer it has been so.
  uint64_t order;
  /// When the phase is over; 0 for never.
  int64_t deadline;
  bool is_last_answer;
  /// A stream that owes an event, behind what is being sent.
  bool owes_event;
  /// The answer to send, and how much of it is sent; freed with its answer.
  uint8_t *answer;
  size_t size, sent;
  size_t head_size;
  char head[MOST_HEAD];
};

struct tincture_server {
  uint16_t port;
  int listeners[LISTENERS];
  /// The pipe that wakes the thread: read by it, written by others.
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
/// Makes a descriptor ours alone, which never blocks.
void tincture_set_flags(int descriptor);
/// Begins a phase, which ends after so many milliseconds; 0 for never.
void tincture_enter(tincture_server *server, struct connection *connection, enum phase phase, int most_milliseconds);
/// Frees what was sent, or was to be.
void tincture_forget_answer(tincture_server *server, struct connection *connection);
void tincture_drop(tincture_server *server, struct connection *connection);
/// Drops the connection that has been in a phase for longest, other than one; false where there is none.
bool tincture_drop_oldest(tincture_server *server, enum phase phase, const struct connection *spared);

// sending.c

/// Sends what the other side takes now.
void tincture_send_rest(tincture_server *server, struct connection *connection);
/// Has the page at the other end of a stream load itself again.
void tincture_send_event(tincture_server *server, struct connection *connection);

// serving.c

/// The server's thread: serves until the server is closed or interrupted.
void *tincture_serve(void *server);
