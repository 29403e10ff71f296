// The bare arithmetic that a lookup is measured against: no checks, no wrapping.
#include "lerp.h"

static inline uint8_t blend(uint8_t a, uint8_t b, double progress) {
    return (uint8_t)(a + (b - a) * progress + 0.5);
}

// Blends the color at `a` with the next one.
static inline uint64_t lerp(const uint8_t *a, double progress) {
    const uint8_t *b = a + 3;
    return (uint64_t)blend(a[0], b[0], progress) << 16 | (uint64_t)blend(a[1], b[1], progress) << 8
         | (uint64_t)blend(a[2], b[2], progress);
}

uint64_t lerp_all(const uint8_t *channels, const double *positions, size_t count) {
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        size_t page = (size_t)positions[i];
        double progress = positions[i] - (double)page;
        sum += lerp(channels + 3 * page, progress);
    }
    return sum;
}

uint64_t lerp_stops_all(
    const uint32_t *first, const double *progress, const uint8_t *channels, const double *positions, size_t count) {
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        size_t page = (size_t)positions[i];
        double part = positions[i] - (double)page;
        uint32_t end = first[page + 1], after = first[page] + 1;
        while (after < end && progress[after] <= part) after++;
        double from = progress[after - 1], to = after == end ? 1 : progress[after];
        sum += lerp(channels + 3 * after - 3, (part - from) / (to - from));
    }
    return sum;
}
