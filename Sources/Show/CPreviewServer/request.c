#include "CPreviewServer.h"

#include <stdbool.h>
#include <string.h>
#include <strings.h>

/// The maximum length of a body in bytes: a pin is a name, a number and a color.
enum { MOST_BODY = 4096 };

/// Whether a character may be in a method or a header's name (RFC 9110, 5.6.2).
static bool is_token(char character) {
  return (character >= '0' && character <= '9') || (character >= 'A' && character <= 'Z') ||
         (character >= 'a' && character <= 'z') || (character != 0 && strchr("!#$%&'*+-.^_`|~", character));
}

static bool is_blank(char character) { return character == ' ' || character == '\t'; }

/// Ends the word that starts here at a space, and returns the rest; NULL if there is no word or no space.
static char *end_word(char *word) {
  char *space = strchr(word, ' ');
  if (!space || space == word) return NULL;
  *space = 0;
  return space + 1;
}

/// Reads `GET /path HTTP/1.1`; returns 0, or the status for a malformed line.
static int read_first_line(char *line, tincture_request *request) {
  char *target = end_word(line);
  char *version = target ? end_word(target) : NULL;
  if (!version) return 400;
  for (const char *at = line; *at; at++) {
    if (!is_token(*at)) return 400;
  }
  for (const char *at = target; *at; at++) {
    if (*at <= ' ' || *at > '~') return 400;
  }
  request->method = line;
  request->target = target;
  if (strcmp(version, "HTTP/1.1") == 0) request->stays_open = 1;
  else if (strcmp(version, "HTTP/1.0") != 0) return strncmp(version, "HTTP/", 5) == 0 && strlen(version) == 8 ? 505 : 400;
  return 0;
}

static void note(const char *value, const char **first, int *count) {
  if (*count == 0) *first = value;
  *count += 1;
}

/// Reads `Name: value` without trailing blanks; returns false for a malformed line.
static bool read_header(char *line, char *end, tincture_request *request) {
  char *colon = strchr(line, ':');
  if (!colon || colon == line) return false;
  for (const char *at = line; at < colon; at++) {
    if (!is_token(*at)) return false;
  }
  for (const char *at = colon; at < end; at++) {
    if (((unsigned char)*at < ' ' && *at != '\t') || *at == 127) return false;
  }
  *colon = 0;
  const char *value = colon + 1;
  while (is_blank(*value)) value++;
  if (strcasecmp(line, "Host") == 0) note(value, &request->host, &request->host_count);
  if (strcasecmp(line, "Origin") == 0) note(value, &request->origin, &request->origin_count);
  if (strcasecmp(line, "Sec-Fetch-Site") == 0) note(value, &request->site, &request->site_count);
  if (strcasecmp(line, "Tincture-Token") == 0) note(value, &request->token, &request->token_count);
  if (strcasecmp(line, "Content-Type") == 0) note(value, &request->content_type, &request->content_type_count);
  if (strcasecmp(line, "Connection") == 0 && strcasecmp(value, "keep-alive") != 0) request->stays_open = 0;
  // Nothing is read after a body: if its length is unclear, it can't be distinguished from the next request.
  if (strcasecmp(line, "Content-Length") == 0 && strcmp(value, "0") != 0) request->stays_open = 0;
  if (strcasecmp(line, "Transfer-Encoding") == 0) request->stays_open = 0;
  return true;
}

/// Returns the end of the line that starts here; NULL if it has no end yet.
static char *line_feed(char *line, const char *end) { return memchr(line, '\n', (size_t)(end - line)); }

static bool is_empty_line(const char *line, const char *feed) {
  return feed == line || (feed == line + 1 && *line == '\r');
}

/// Returns the length in `Content-Length: 12`; 0 for an invalid or excessive one, and -1 for another header.
static long length_in(const char *line, const char *feed) {
  static const char name[] = "content-length:";
  size_t size = sizeof name - 1;
  if ((size_t)(feed - line) < size || strncasecmp(line, name, size) != 0) return -1;
  const char *at = line + size;
  while (at < feed && is_blank(*at)) at++;
  const char *digits = at;
  long length = 0;
  for (; at < feed && *at >= '0' && *at <= '9' && length <= MOST_BODY; at++) length = length * 10 + (*at - '0');
  if (at == digits || length > MOST_BODY) return 0;
  while (at < feed && (is_blank(*at) || *at == '\r')) at++;
  return at == feed ? length : 0;
}

/// Returns the length of the body after a complete head, whose last line starts at `limit`; 0 for no readable body.
static size_t body_size(char *start, const char *limit) {
  static const char coding[] = "transfer-encoding";
  if (limit - start < 5 || memcmp(start, "POST ", 5) != 0) return 0;
  long size = 0;
  int count = 0;
  for (char *line = start, *feed; line < limit && (feed = line_feed(line, limit)); line = feed + 1) {
    long length = length_in(line, feed);
    if (length >= 0) {
      size = length;
      count += 1;
    }
    size_t name = sizeof coding - 1;
    if ((size_t)(feed - line) >= name && strncasecmp(line, coding, name) == 0) return 0;
  }
  return count == 1 ? (size_t)size : 0;
}

size_t tincture_request_read(char *text, size_t size, size_t most, tincture_request *request) {
  *request = (tincture_request){.method = "", .target = ""};
  char *end = text + size;
  // Empty lines before a request are skipped (RFC 9112, 2.2).
  char *start = text;
  while (start < end && (*start == '\r' || *start == '\n')) start++;
  char *limit = start, *feed;
  while ((feed = line_feed(limit, end)) && !is_empty_line(limit, feed)) limit = feed + 1;
  if (!feed && size < most) return 0;
  if (!feed) request->defect = 431;
  // Nothing is changed in the text until the request is complete, because it is parsed again when more bytes arrive.
  char *behind = feed ? feed + 1 : end;
  size_t body = feed ? body_size(start, limit) : 0;
  if ((size_t)(end - behind) < body) {
    if (size < most) return 0;
    request->defect = 431;
    body = 0;
  }
  for (char *line = start; line < limit; line = feed + 1) {
    feed = line_feed(line, end);
    char *last = feed;
    if (last > line && last[-1] == '\r') last--;
    if (line > start) {
      while (last > line && is_blank(last[-1])) last--;
    }
    *last = 0;
    int defect = strlen(line) != (size_t)(last - line) ? 400
                 : line == start                       ? read_first_line(line, request)
                 : read_header(line, last, request)    ? 0
                                                       : 400;
    if (request->defect == 0) request->defect = defect;
  }
  if (start == limit && request->defect == 0) request->defect = 400;
  if (request->defect) request->stays_open = 0;
  if (body) {
    request->body = behind;
    request->body_size = body;
  }
  return (size_t)(behind + body - text);
}
