#pragma once
#if !__has_include(<openssl/sha.h>)
#error "OpenSSL is missing: apt-get install libssl-dev; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
// Selects the functions of OpenSSL 1.1, which version 3 also has. The newer functions look up their algorithm at run time, so linking them would
// include every algorithm.
#define OPENSSL_API_COMPAT 0x10100000L
#include <openssl/sha.h>
