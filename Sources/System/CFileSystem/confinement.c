#define _GNU_SOURCE
#include "confinement.h"

#if defined(__linux__)

#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The system calls of Landlock (Documentation/userspace-api/landlock.rst), which older headers don't define. Their numbers are the same on all
// processors.
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
// The rights of Landlock. `change_folder` includes creating and removing entries, and moving them between folders (since version 2). Truncating a
// file is a separate right since version 3.
enum { execute = 1, write_file = 2, remove_folder = 1 << 4, change_folder = 0x3FF0, truncate_file = 1 << 14 };
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

static bool allow(int ruleset, char *const *paths, uint64_t rights) {
  bool allows = true;
  for (; allows && *paths != NULL; paths++) {
    struct stat status;
    struct rule rule = {.rights = rights, .descriptor = open(*paths, O_PATH | O_CLOEXEC)};
    // A path that doesn't exist needs no rule.
    if (rule.descriptor < 0) continue;
    if (fstat(rule.descriptor, &status) != 0 || !S_ISDIR(status.st_mode)) rule.rights &= execute | write_file | truncate_file;
    allows = rule.rights == 0 || syscall(add_rule, ruleset, 1, &rule, 0) == 0;
    close(rule.descriptor);
  }
  return allows;
}

bool tincture_confine(char *const *writable, char *const *emptied, char *const *executable, bool allows_network) {
  int version = tincture_confinement_version();
  uint64_t changes = write_file | change_folder | (version >= 3 ? truncate_file : 0);
  struct ruleset rules = {
      .files = changes | execute,
      // Denies listening on TCP ports and connecting to them.
      .network = version >= 4 && !allows_network ? 3 : 0,
      // Denies access to other processes by abstract sockets (sockets without a path) and by signals.
      .scopes = version >= 6 ? 3 : 0,
  };
  int ruleset = version == 0 ? -1 : (int)syscall(create_ruleset, &rules, sizeof rules, 0);
  if (ruleset < 0) return false;
  bool confines = allow(ruleset, writable, changes) && allow(ruleset, emptied, remove_folder) &&
                  allow(ruleset, executable, execute) && prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
                  syscall(restrict_self, ruleset, 0) == 0;
  close(ruleset);
  return confines;
}

#else

int tincture_confinement_version(void) { return 0; }

bool tincture_confine(char *const *writable, char *const *emptied, char *const *executable, bool allows_network) {
  return writable == NULL && emptied == NULL && executable == NULL && allows_network;
}

#endif
