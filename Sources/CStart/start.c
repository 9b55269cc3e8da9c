#include "CStart.h"

#include <stddef.h>

#include "CProcess.h"

#ifdef __linux__
// The linker's loader calls this before the constructor of any library, some of which read variables.
// The list that it hands over is the one that all others are given; the C library itself is not ready.
static void unset_variables(int count, char **arguments, char **environment) {
  (void)count;
  (void)arguments;
  char **kept = environment;
  for (; *environment; environment++) {
    if (!galley_changes_drawing(*environment)) *kept++ = *environment;
  }
  *kept = NULL;
}

__attribute__((section(".preinit_array"), used)) static void (*const before_libraries)(
    int, char **, char **) = unset_variables;
#endif
