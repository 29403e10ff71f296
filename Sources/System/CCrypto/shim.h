#pragma once
#if !__has_include(<openssl/sha.h>)
#error "OpenSSL is missing: apt-get install libssl-dev; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
// The functions of version 1.1, which version 3 has as well. Its newer ones look their algorithm up at run time, and linking
// them would bring in every other algorithm.
#define OPENSSL_API_COMPAT 0x10100000L
#include <openssl/sha.h>
