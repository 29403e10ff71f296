#pragma once
#if !__has_include(<nettle/sha2.h>)
#error "Nettle is missing: apt-get install nettle-dev; if it is somewhere else, name the folder of its .pc file in PKG_CONFIG_PATH"
#endif
#include <nettle/sha2.h>
#include <nettle/version.h>

// Nettle 4 took the length out of the call; both forms fill 32 bytes.
static inline void tincture_sha256_digest(struct sha256_ctx *context, uint8_t *digest) {
#if NETTLE_VERSION_MAJOR >= 4
  sha256_digest(context, digest);
#else
  sha256_digest(context, SHA256_DIGEST_SIZE, digest);
#endif
}
