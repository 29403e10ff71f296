#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "confinement.h"

#include <errno.h>

#if defined(__linux__)

#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's interface (Documentation/userspace-api/landlock.rst), which older headers lack in part. The numbers of the
// calls are the same on all processors.
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum {
  execute = 1 << 0,
  write_file = 1 << 1,
  remove_folder = 1 << 4,
  // Removing and making everything, and moving it between folders (version 2).
  change_folder = 0x3FF0,
  truncate_file = 1 << 14,  // version 3
};
struct ruleset {
  uint64_t files, network, scopes;
};
struct rule {
  uint64_t rights;
  int32_t descriptor;
} __attribute__((packed));

int tincture_confinement_version(void) {
  long version = syscall(create_ruleset, NULL, 0, 1);
  return version < 2 ? 0 : (int)version;
}

static int allow(int ruleset, char *const *paths, uint64_t rights) {
  for (; *paths != NULL; paths++) {
    struct rule rule = {.rights = rights, .descriptor = open(*paths, O_PATH | O_CLOEXEC)};
    struct stat status;
    if (rule.descriptor < 0) return errno;
    if (fstat(rule.descriptor, &status) == 0 && !S_ISDIR(status.st_mode)) {
      rule.rights &= execute | write_file | truncate_file;
    }
    int code = rule.rights == 0 || syscall(add_rule, ruleset, 1, &rule, 0) == 0 ? 0 : errno;
    close(rule.descriptor);
    if (code != 0) return code;
  }
  return 0;
}

int tincture_confine(char *const *writable, char *const *emptied, char *const *executable, bool allows_network) {
  int version = tincture_confinement_version();
  if (version == 0) return ENOSYS;
  uint64_t changes = write_file | change_folder | (version >= 3 ? truncate_file : 0);
  struct ruleset rules = {
      .files = changes | execute,
      // To listen at and to call addresses of TCP.
      .network = version >= 4 && !allows_network ? 3 : 0,
      // Sockets without a path, and signals to others.
      .scopes = version >= 6 ? 3 : 0,
  };
  int ruleset = (int)syscall(create_ruleset, &rules, sizeof rules, 0);
  if (ruleset < 0) return errno;
  int code = allow(ruleset, writable, changes);
  if (code == 0) code = allow(ruleset, emptied, remove_folder);
  if (code == 0) code = allow(ruleset, executable, execute);
  if (code == 0 && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) code = errno;
  if (code == 0 && syscall(restrict_self, ruleset, 0) != 0) code = errno;
  close(ruleset);
  return code;
}

#else

int tincture_confinement_version(void) { return 0; }

int tincture_confine(char *const *writable, char *const *emptied, char *const *executable, bool allows_network) {
  (void)writable, (void)emptied, (void)executable, (void)allows_network;
  return ENOSYS;
}

#endif
