#pragma once

/// Returns the number of arguments of main, including the program's name; 0 if the C library doesn't pass them to constructors.
int tincture_argument_count(void);

/// Returns the arguments of main, or NULL if their number is 0.
char **tincture_arguments(void);
