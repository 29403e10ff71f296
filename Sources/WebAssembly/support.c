// The parts of a C library that Embedded Swift calls. A WebAssembly module has no C library.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

// Each block has a size of a power of two, from 32 bytes. A freed block is kept in a list of blocks of the same size.
//
// The 16 bytes before the memory of a block hold the number of its list.
enum { HEADER = 16, FIRST = 5, LISTS = 31 };

struct block {
  struct block *next;
};

static struct block *freed[LISTS];
static uintptr_t end;

void *malloc(size_t size) {
  unsigned list = FIRST;
  while (list < LISTS - 1 && ((size_t)1 << list) < size + HEADER) list++;
  size_t bytes = (size_t)1 << list;
  if (bytes < size + HEADER) __builtin_trap();
  uint32_t *header;
  if (freed[list]) {
    header = (uint32_t *)freed[list];
    freed[list] = freed[list]->next;
  } else {
    if (!end) end = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    size_t pages = __builtin_wasm_memory_size(0);
    if (end + bytes > pages << 16) {
      size_t more = (end + bytes - (pages << 16) + 0xFFFF) >> 16;
      if (__builtin_wasm_memory_grow(0, more) == (size_t)-1) __builtin_trap();
    }
    header = (uint32_t *)end;
    end += bytes;
  }
  *header = list;
  return (unsigned char *)header + HEADER;
}

void free(void *memory) {
  if (!memory) return;
  uint32_t *header = (uint32_t *)((unsigned char *)memory - HEADER);
  unsigned list = *header;
  struct block *block = (struct block *)header;
  block->next = freed[list];
  freed[list] = block;
}

// Every block is aligned to 16 bytes. The module never needs a larger alignment.
int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > HEADER) return 22;
  *memory = malloc(size);
  return 0;
}

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  return __builtin_memcpy(to, from, count);
}
void *memmove(void *to, const void *from, size_t count) { return __builtin_memmove(to, from, count); }
void *memset(void *memory, int byte, size_t count) { return __builtin_memset(memory, byte, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count; count--, a++, b++)
    if (*a != *b) return *a < *b ? -1 : 1;
  return 0;
}

// Swift seeds its hash tables with random bytes. Zeros suffice, because no result depends on the order of a hash table.
void arc4random_buf(void *memory, size_t count) { memset(memory, 0, count); }

// Rounds halves away from zero, as the C standard says.
double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// Returns the exact remainder of a division (C standard; IEEE 754, rounded towards zero). It subtracts multiples of the
// divisor, because each subtraction is exact.
double fmod(double value, double divisor) {
  double rest = __builtin_fabs(value), by = __builtin_fabs(divisor);
  if (!(rest < __builtin_inf()) || !(by > 0)) return __builtin_nan("");
  while (rest >= by) {
    double step = by;
    while (step <= rest / 2) step *= 2;
    rest -= step;
  }
  return __builtin_copysign(rest, value);
}

// Multiplies two numbers of 128 bits, modulo 2^128. The compiler calls this function for `__int128`.
__int128 __multi3(__int128 first, __int128 second) {
  uint64_t a = (uint64_t)first, b = (uint64_t)second;
  uint64_t low = (a & 0xFFFFFFFF) * (b & 0xFFFFFFFF), middle = (a >> 32) * (b & 0xFFFFFFFF) + (low >> 32);
  uint64_t other = (a & 0xFFFFFFFF) * (b >> 32) + (middle & 0xFFFFFFFF);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += (uint64_t)((unsigned __int128)first >> 64) * b + a * (uint64_t)((unsigned __int128)second >> 64);
  return (__int128)((unsigned __int128)high << 64 | other << 32 | (low & 0xFFFFFFFF));
}

// Parses a number with correct rounding; returns NaN if the text isn't a number. The host (JavaScript or Python) does
// it.
__attribute__((import_module("host"), import_name("parseNumber"))) double parse_number(const char *text, size_t count);

const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
  size_t count = 0;
  while (text[count]) count++;
  *value = parse_number(text, count);
  return *value == *value ? text + count : 0;
}

// The Unicode functions that Swift's strings call.
//
// Unicode's tables would take a sixth of the module, so these functions return no data. Strings are then compared
// scalar by scalar, which is correct for the ASCII names that the module compares.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return UINT32_MAX; }
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) { return 0; }
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return 0; }
_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return 0; }
const uint8_t *_swift_stdlib_nfd_decompositions;
