#define _GNU_SOURCE
#include "CProcess.h"

#include <features.h>
#include <stddef.h>
#ifdef __linux__
#include <sys/auxv.h>
#endif
#include <unistd.h>

static int argument_count;
static char **arguments;

#ifdef __GLIBC__
// glibc calls what runs before main as main itself is called.
__attribute__((constructor)) static void keep_arguments(int count, char **values) {
  argument_count = count;
  arguments = values;
}
#endif

char **galley_process_arguments(void) { return arguments; }

int galley_process_argument_count(void) { return argument_count; }

char **galley_process_environment(void) { return environ; }

const char *galley_program_path(void) {
#ifdef __linux__
  return (const char *)getauxval(AT_EXECFN);
#else
  return NULL;
#endif
}
