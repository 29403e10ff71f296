#pragma once

/// How many arguments main gets, the program's name among them; 0 where the C library does not say before main.
int tincture_argument_count(void);

/// The arguments that main gets.
char **tincture_arguments(void);
