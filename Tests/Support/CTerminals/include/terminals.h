#pragma once
#include <stdint.h>

/// Opens a terminal of so many columns that nobody sits at; 0, or the errno of what failed.
int terminals_open(int columns, int *master, int *slave);

/// How many columns the C library gives a character; what it does not know takes none.
int terminals_width(uint32_t scalar);
