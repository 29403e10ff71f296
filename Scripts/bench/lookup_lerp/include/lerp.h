#pragma once
#include <stddef.h>
#include <stdint.h>

/// Blends the colors of neighboring pages at each position, and adds up what comes out.
///
/// `channels` holds red, green and blue of each page in turn; every position must be in 0 ..< pages - 1.
uint64_t lerp_all(const uint8_t *channels, const double *positions, size_t count);

/// The same over transitions of several stops: finds the two stops, then blends their colors.
///
/// `first` holds the number of each transition's first stop and, last, that of the end; a transition's last stop is the
/// next one's first. `progress` holds each stop's place in its transition, 0 for its first.
uint64_t lerp_stops_all(
    const uint32_t *first, const double *progress, const uint8_t *channels, const double *positions, size_t count);
