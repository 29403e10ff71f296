// Opens streams of events by the thousand and sends damaged requests to a server in this process, over loopback.
// Ends by itself, the same each time; `Scripts/test-sanitized` runs it under sanitizers. Status 1 where the server fails somebody.
#include "CPreviewServer.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

enum { STREAMS = 1000, FUZZED = 20000, OPEN_AT_ONCE = 200, PAGE_SIZE = 300 << 10 };
static const tincture_limits limits = {
    .connections = 128, .streams = 64, .request_milliseconds = 1500, .answer_milliseconds = 5000, .waiting_bytes = 4 << 20};

static uint16_t port;
static uint8_t page[PAGE_SIZE];

__attribute__((noreturn, format(printf, 1, 2))) static void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "stress: ");
  vfprintf(stderr, format, arguments);
  fprintf(stderr, "\n");
  va_end(arguments);
  exit(1);
}

static void handle(void *context, const tincture_request *request, tincture_exchange *exchange) {
  (void)context;
  const char *policy = "default-src 'none'";
  if (request->defect) tincture_exchange_send(exchange, request->defect, "text/plain", policy, NULL, 0);
  else if (strncmp(request->target, "/events", 7) == 0) tincture_exchange_stream(exchange, policy, request->target[7] == '!');
  else if (strcmp(request->target, "/silence") == 0) return;
  // Every byte of a body is read.
  else if (request->body)
    tincture_exchange_send(exchange, 200, "text/plain", policy, (const uint8_t *)request->body, request->body_size);
  else if (strcmp(request->target, "/") == 0) tincture_exchange_send(exchange, 200, "text/html", policy, page, sizeof page);
  else tincture_exchange_send(exchange, 404, "text/plain", policy, (const uint8_t *)"nothing", 7);
}

static void end(void *context) { (void)context; }

// MARK: Clients

static int connect_to_server(void) {
  int descriptor = socket(AF_INET, SOCK_STREAM, 0);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (descriptor < 0 || connect(descriptor, (struct sockaddr *)&address, sizeof address) != 0) fail("cannot connect");
  return descriptor;
}

static void send_text(int descriptor, const char *text, size_t size) {
  // What the server has closed takes no bytes, which is its right.
  ssize_t sent = send(descriptor, text, size, 0);
  (void)sent;
}

static int open_with(const char *target) {
  char request[256];
  int size = snprintf(request, sizeof request, "GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n", target);
  int descriptor = connect_to_server();
  send_text(descriptor, request, (size_t)size);
  return descriptor;
}

/// Reads until the server closes or so many milliseconds pass without a byte; how many bytes, or -1 where it is still open.
static long read_to_end(int descriptor, int patience) {
  static char bytes[1 << 16];
  long sum = 0;
  for (;;) {
    struct pollfd wait = {.fd = descriptor, .events = POLLIN};
    if (poll(&wait, 1, patience) <= 0) return -1;
    ssize_t count = recv(descriptor, bytes, sizeof bytes, 0);
    if (count <= 0) return sum;
    sum += count;
  }
}

/// Asks as a browser does; whatever others do, there is an answer, the whole of it.
static void expect_page(const char *when) {
  static const char request[] = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
  int descriptor = connect_to_server();
  send_text(descriptor, request, sizeof request - 1);
  long size = read_to_end(descriptor, 20000);
  if (size <= PAGE_SIZE) fail("no page %s: %ld bytes", when, size);
  close(descriptor);
}

static int open_descriptors(void) {
  int count = 0;
  for (int i = 0; i < STREAMS * 2; i++) count += fcntl(i, F_GETFD) != -1;
  return count;
}

/// Waits, an honest answer at a time, until no more descriptors are open than there were.
static void expect_descriptors(int most, const char *when) {
  for (int i = 0; open_descriptors() > most; i++) {
    if (i == 2000) fail("%d descriptors are open %s, not %d", open_descriptors(), when, most);
    expect_page(when);
  }
}

// MARK: What they do

static void drop_streams(int base) {
  for (int i = 0; i < STREAMS; i++) close(open_with(i % 2 ? "/events" : "/events!"));
  expect_descriptors(base, "after streams that were dropped");
}

static void hold_streams(int base) {
  static int held[STREAMS];
  for (int i = 0; i < STREAMS; i++) {
    held[i] = open_with("/events");
    if (i % 100 == 0) expect_page("while streams are held");
  }
  expect_descriptors(base + STREAMS + limits.streams, "while streams are held");
  int ended = 0;
  for (int i = 0; i < STREAMS - limits.streams; i++) ended += read_to_end(held[i], 5000) >= 0;
  if (ended != STREAMS - limits.streams) fail("only %d of the oldest streams have ended", ended);
  for (int i = 0; i < STREAMS; i++) close(held[i]);
  expect_descriptors(base, "after streams that were held");
}

/// A byte now and then keeps no connection; a reader that takes nothing, neither.
static void drip(int base) {
  int greedy[20];
  for (int i = 0; i < 20; i++) greedy[i] = open_with("/");
  int slow = connect_to_server();
  bool is_ended = false;
  for (int i = 0; i < 1000 && !is_ended; i++) {
    send_text(slow, i == 0 ? "G" : "E", 1);
    is_ended = read_to_end(slow, 20) >= 0;
  }
  if (!is_ended) fail("a request of a byte at a time is waited for");
  close(slow);
  expect_page("while others do not read");
  for (int i = 0; i < 20; i++) close(greedy[i]);
  expect_descriptors(base, "after slow clients");
}

static uint64_t state = 0x9E3779B97F4A7C15;

static uint32_t random_below(uint32_t bound) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (uint32_t)(state >> 32) % bound;
}

static const char *const seeds[] = {
    "GET / HTTP/1.1\r\nHost: localhost:8017\r\nOrigin: http://localhost:8017\r\nSec-Fetch-Site: same-origin\r\n\r\n",
    "GET /events?generation=1-0 HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nConnection: keep-alive\r\n\r\n",
    "HEAD /pictures/whole-00ff?x=1#y HTTP/1.0\r\nHost: [::1]:8017\r\nUser-Agent: \xC3\xA9\t;\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 18446744073709551617\r\n\r\nx=1",
    "POST /edit HTTP/1.1\r\nHost: localhost\r\nTincture-Token: 0f\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n{\"undo\": 17}",
    "PUT / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFF\r\nx\r\n0\r\n\r\n",
    "GET /silence HTTP/1.1\r\nHost: a\r\nHost: b\r\nOrigin: c\r\nOrigin: d\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\nGET /no HTTP/1.1\r\nHost: a\r\n\r\n",
    "\r\n\r\nGET / HTTP/9.9\nHost: localhost\n folded: yes\n\n",
};

static size_t damage(char *text, size_t most) {
  const char *seed = seeds[random_below(sizeof seeds / sizeof *seeds)];
  size_t size = strlen(seed);
  memcpy(text, seed, size);
  for (uint32_t i = random_below(5); i > 0 && size > 0; i--) {
    uint32_t at = random_below((uint32_t)size);
    switch (random_below(6)) {
    case 0: text[at] = (char)random_below(256); break;
    case 1: text[at] ^= (char)(1 << random_below(8)); break;
    case 2: size = at; break;
    case 3: memmove(text + at, text + at + 1, --size - at); break;
    case 4: text[at] = "\r\n :\0/"[random_below(6)]; break;
    default: {
      // Said again, up to a head that is too long.
      uint32_t times = random_below(random_below(8) ? 4 : 400);
      for (size_t part = size - at; times > 0 && size + part <= most; times--, size += part) {
        memcpy(text + size, text + at, part);
      }
    }
    }
  }
  return size;
}

static void send_damaged(int base) {
  static int open[OPEN_AT_ONCE];
  static char text[24 << 10];
  for (int i = 0; i < OPEN_AT_ONCE; i++) open[i] = -1;
  for (int i = 0; i < FUZZED; i++) {
    int *place = &open[i % OPEN_AT_ONCE];
    if (*place >= 0) {
      if (random_below(2)) read_to_end(*place, 0);
      // Every other one goes without a farewell.
      struct linger linger = {.l_onoff = (int)random_below(2)};
      setsockopt(*place, SOL_SOCKET, SO_LINGER, &linger, sizeof linger);
      close(*place);
    }
    *place = connect_to_server();
    size_t size = damage(text, sizeof text), first = size ? random_below((uint32_t)size + 1) : 0;
    send_text(*place, text, first);
    if (random_below(8) == 0) read_to_end(*place, 0);
    send_text(*place, text + first, size - first);
    if (random_below(16) == 0) shutdown(*place, SHUT_WR);
    if (i % 500 == 0) expect_page("among damaged requests");
  }
  for (int i = 0; i < OPEN_AT_ONCE; i++) close(open[i]);
  expect_descriptors(base, "after damaged requests");
}

static void *signal_often(void *server) {
  for (int i = 0; i < 5000; i++) {
    tincture_server_signal(server);
    if (i % 10 == 0) poll(NULL, 0, 1);
  }
  return NULL;
}

int main(void) {
  struct rlimit descriptors;
  getrlimit(RLIMIT_NOFILE, &descriptors);
  descriptors.rlim_cur = STREAMS * 2;
  if (setrlimit(RLIMIT_NOFILE, &descriptors) != 0) fail("%d descriptors cannot be had", STREAMS * 2);
  memset(page, 'x', sizeof page);
  int error = 0, before = open_descriptors();
  tincture_server *server = tincture_server_open(0, limits, &error);
  if (!server || tincture_server_start(server, handle, end, NULL) != 0) fail("no server: %s", strerror(error));
  port = tincture_server_port(server);
  expect_page("at the beginning");
  int base = before + 4;
  expect_descriptors(base, "at the beginning");
  pthread_t other;
  if (pthread_create(&other, NULL, signal_often, server) != 0) fail("no thread");
  drop_streams(base);
  hold_streams(base);
  drip(base);
  send_damaged(base);
  pthread_join(other, NULL);
  tincture_server_close(server);
  if (open_descriptors() != before) fail("%d descriptors are open at the end, not %d", open_descriptors(), before);
  printf("%d streams dropped, %d held, %d damaged requests: every page was there, no descriptor is left\n", STREAMS, STREAMS, FUZZED);
  return 0;
}
