#include "CProcess.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { capacity = 400 };

static atomic_bool is_watched;
static atomic_flag has_ended = ATOMIC_FLAG_INIT;
static _Thread_local char work[capacity];
// What any thread has noted last, for the threads of libraries, which note nothing.
static char latest_work[capacity];
static atomic_flag is_noting = ATOMIC_FLAG_INIT;

#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif

// The linker's names for where those variables lie that begin as zeros.
extern char __bss_start[], _end[];

void galley_touch_variables(void) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = (uintptr_t)__bss_start & ~(page - 1);
  uintptr_t end = ((uintptr_t)_end + page - 1) & ~(page - 1);
  int kept = errno;
  madvise((void *)start, end - start, MADV_POPULATE_WRITE);
  errno = kept;
}

void galley_note_work(const char *text) {
  strncpy(work, text, capacity - 1);
  work[capacity - 1] = 0;
  if (atomic_flag_test_and_set(&is_noting)) return;
  memcpy(latest_work, work, capacity);
  atomic_flag_clear(&is_noting);
}

const char *galley_noted_work(void) { return work; }

static void say(const char *text) {
  size_t rest = strlen(text);
  while (rest > 0) {
    ssize_t count = write(STDERR_FILENO, text, rest);
    if (count <= 0) return;
    text += count;
    rest -= (size_t)count;
  }
}

// Ends the process with a sentence; what the thread was doing stands in its middle.
_Noreturn static void end(const char *reason, const char *cure) {
  // One thread tells it and ends the others.
  if (atomic_flag_test_and_set(&has_ended))
    for (;;) pause();
  galley_undo_everything();
  say("galley: ");
  say(reason);
  if (work[0]) {
    say(" while ");
    say(work);
  } else if (latest_work[0]) {
    say(" after it began ");
    say(latest_work);
  }
  say(cure);
  _exit(2);
}

void galley_out_of_memory(void) {
  end("out of memory",
      "; draw with fewer --jobs or at a smaller --scale, or let the process have more"
      " (ulimit -v)\n");
}

// As much as the stack of a thread takes.
enum { stack_size = 9 << 20 };

static int is_memory_short(void) {
  void *probe = mmap(NULL, stack_size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (probe == MAP_FAILED) return 1;
  munmap(probe, stack_size);
  return 0;
}

void galley_abort(const char *reason) {
  if (!atomic_load(&is_watched)) return;
  if (is_memory_short()) galley_out_of_memory();
  end(reason, "; what was not whole has been taken away\n");
}

static const int crashes[] = {SIGABRT, SIGTRAP, SIGILL, SIGSEGV, SIGBUS};
enum { crash_count = sizeof crashes / sizeof crashes[0] };
static struct sigaction before[crash_count];

// Where there is memory, a crash is what it was.
static void handle_crash(int number, siginfo_t *details, void *context) {
  if (is_memory_short()) galley_out_of_memory();
  for (int i = 0; i < crash_count; i++) {
    if (crashes[i] != number) continue;
    if (before[i].sa_flags & SA_SIGINFO && before[i].sa_sigaction) {
      before[i].sa_sigaction(number, details, context);
      return;
    }
    sigaction(number, &before[i], NULL);
    raise(number);
  }
}

void galley_watch_memory(void) {
  if (atomic_exchange(&is_watched, 1)) return;
  struct sigaction action = {.sa_sigaction = handle_crash};
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &before[i]);
}
