// Lets one call of the system fail, to see what a program makes of it; for LD_PRELOAD.
//
//   GALLEY_FAULT=rename:3:5     the third rename fails with error number 5
//   GALLEY_FAULT=rename:3:kill  the process is killed instead of its third rename
//   GALLEY_FAULT=rename:3:int   it is interrupted there, as by Control-C; also term
//   GALLEY_FAULT=open:3:crash   the thread that calls crashes
//   GALLEY_FAULT=create:3:late  it is interrupted a moment before that call, which is then made, and
//                               lives a moment longer
//   GALLEY_FAULT_REPORT=path    a file that is made when it has happened
//
// The calls are open, read, write, rename, link, fsync, mmap and malloc, each with its relatives;
// create is what opens a file that is not there yet, and makes a folder.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static char wanted[16];
static long place;
static int number;
// Of the signal that comes instead of an error; 0 for none.
static int signal_number;
// Whether the call is made all the same, once the signal has had its time.
static int is_made;
static int is_crash;
static const char *report;
static atomic_long count;
// In microseconds.
enum { moment = 40000, longer_moment = 120000 };

// Before anything of the program runs; what is called still earlier does not fail.
__attribute__((constructor)) static void read_wish(void) {
  const char *text = getenv("GALLEY_FAULT");
  report = getenv("GALLEY_FAULT_REPORT");
  char end[16] = "";
  if (!text || sscanf(text, "%15[a-z]:%ld:%15s", wanted, &place, end) != 3) return;
  number = atoi(end);
  if (strcmp(end, "kill") == 0) signal_number = SIGKILL;
  if (strcmp(end, "int") == 0) signal_number = SIGINT;
  if (strcmp(end, "term") == 0) signal_number = SIGTERM;
  is_crash = strcmp(end, "crash") == 0;
  is_made = strcmp(end, "late") == 0;
  if (is_made) signal_number = SIGINT;
  // Who starts the tests in the background has it ignored, and what is started inherits that.
  if (signal_number != SIGKILL && signal_number) signal(signal_number, SIG_DFL);
}

// Whether this call is the one; errno is set then.
static int fails(const char *call) {
  if (!place || strcmp(call, wanted) != 0) return 0;
  if (atomic_fetch_add(&count, 1) + 1 != place) return 0;
  if (report) {
    long file = syscall(SYS_openat, AT_FDCWD, report, O_CREAT | O_WRONLY, 0600);
    if (file >= 0) syscall(SYS_close, file);
  }
  if (is_crash) *(volatile int *)1 = 0;
  if (signal_number) {
    syscall(SYS_kill, getpid(), signal_number);
    if (is_made) {
      usleep(moment);
      return 0;
    }
    // What happens next is up to the thread that waits for the signal.
    for (;;) pause();
  }
  errno = number;
  return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static mode_t mode_of(int flags, va_list more) {
  return flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
}

#define OPEN(name)                                     \
  int name(const char *path, int flags, ...) {         \
    va_list more;                                      \
    va_start(more, flags);                             \
    mode_t mode = mode_of(flags, more);                \
    va_end(more);                                      \
    if (fails("open")) return -1;                      \
    if (flags & O_CREAT && fails("create")) return -1; \
    return REAL(name)(path, flags, mode);              \
  }

#define OPENAT(name)                                     \
  int name(int folder, const char *path, int flags, ...) { \
    va_list more;                                        \
    va_start(more, flags);                               \
    mode_t mode = mode_of(flags, more);                  \
    va_end(more);                                        \
    if (fails("open")) return -1;                        \
    if (flags & O_CREAT && fails("create")) return -1;   \
    return REAL(name)(folder, path, flags, mode);        \
  }

OPEN(open)
OPEN(open64)
OPENAT(openat)
OPENAT(openat64)

// How a process ends that has been interrupted and has done what was to be done before.
int kill(pid_t process, int number) {
  if (is_made && process == getpid()) usleep(longer_moment);
  return REAL(kill)(process, number);
}

int mkdir(const char *path, mode_t mode) {
  return fails("create") ? -1 : REAL(mkdir)(path, mode);
}

FILE *fopen(const char *path, const char *mode) {
  return fails("open") ? NULL : REAL(fopen)(path, mode);
}

FILE *fopen64(const char *path, const char *mode) {
  return fails("open") ? NULL : REAL(fopen64)(path, mode);
}

ssize_t read(int file, void *bytes, size_t size) {
  return fails("read") ? -1 : REAL(read)(file, bytes, size);
}

size_t fread(void *bytes, size_t size, size_t items, FILE *file) {
  return fails("read") ? 0 : REAL(fread)(bytes, size, items, file);
}

ssize_t write(int file, const void *bytes, size_t size) {
  return fails("write") ? -1 : REAL(write)(file, bytes, size);
}

int rename(const char *from, const char *to) {
  return fails("rename") ? -1 : REAL(rename)(from, to);
}

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
  return fails("rename") ? -1 : REAL(renameat)(from_folder, from, to_folder, to);
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  return fails("link") ? -1 : REAL(linkat)(from_folder, from, to_folder, to, flags);
}

int fsync(int file) { return fails("fsync") ? -1 : REAL(fsync)(file); }

void *mmap(void *at, size_t size, int access, int flags, int file, off_t offset) {
  return fails("mmap") ? MAP_FAILED : REAL(mmap)(at, size, access, flags, file, offset);
}

void *mmap64(void *at, size_t size, int access, int flags, int file, off64_t offset) {
  return fails("mmap") ? MAP_FAILED : REAL(mmap64)(at, size, access, flags, file, offset);
}

// What Galley's own malloc asks; looking it up may allocate, which is then not counted.
void *__libc_malloc(size_t size) {
  static _Thread_local int is_looking;
  static void *(*real)(size_t);
  if (!real) {
    if (is_looking) return NULL;
    is_looking = 1;
    real = (void *(*)(size_t))dlsym(RTLD_NEXT, "__libc_malloc");
    is_looking = 0;
  }
  return fails("malloc") ? NULL : real(size);
}
