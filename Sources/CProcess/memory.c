#include "CProcess.h"

#include <errno.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

enum { capacity = 400 };

static atomic_bool is_watched;
static atomic_flag has_ended = ATOMIC_FLAG_INIT;
static _Thread_local char work[capacity];
// What any thread has noted last, for the threads of libraries, which note nothing.
static char latest_work[capacity];
static atomic_flag is_noting = ATOMIC_FLAG_INIT;

// The stack of a thread that has used up its own.
enum { spare_stack_size = 64 << 10 };
static _Thread_local int has_spare_stack;

static void give_spare_stack(void) {
  if (has_spare_stack || !atomic_load(&is_watched)) return;
  has_spare_stack = 1;
  void *memory = mmap(
      NULL, spare_stack_size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) return;
  stack_t stack = {.ss_sp = memory, .ss_size = spare_stack_size};
  sigaltstack(&stack, NULL);
}

void galley_note_work(const char *text) {
  give_spare_stack();
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

// A thread that keeps what is whole of the work of others waits for the first of these, and a thread
// that ends the process for the second, no longer than that takes.
static sem_t death, salvage;
static atomic_bool is_awaited;
static _Thread_local int is_salvaging;
static char work_at_death[capacity];
enum { longest_salvage = 30 };

const char *galley_await_death(void) {
  if (!atomic_load(&is_watched) || atomic_load(&is_awaited)) return NULL;
  sem_init(&death, 0, 0);
  sem_init(&salvage, 0, 0);
  is_salvaging = 1;
  give_spare_stack();
  atomic_store(&is_awaited, 1);
  while (sem_wait(&death) != 0 && errno == EINTR) {}
  return work_at_death;
}

void galley_end_salvage(void) {
  sem_post(&salvage);
  for (;;) pause();
}

static void await_salvage(void) {
  if (!atomic_load(&is_awaited)) return;
  memcpy(work_at_death, work[0] ? work : latest_work, capacity);
  sem_post(&death);
  struct timespec limit;
  clock_gettime(CLOCK_REALTIME, &limit);
  limit.tv_sec += longest_salvage;
  while (sem_timedwait(&salvage, &limit) != 0 && errno == EINTR) {}
}

// Says why the process ends, and what the thread was doing in the midst of the sentence; leaves nothing
// behind that is not whole.
static void prepare_end(const char *reason, const char *cure) {
  // One thread tells it and ends the others.
  if (atomic_flag_test_and_set(&has_ended)) {
    if (is_salvaging) sem_post(&salvage);
    for (;;) pause();
  }
  await_salvage();
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
}

_Noreturn static void end(const char *reason, const char *cure) {
  prepare_end(reason, cure);
  _exit(2);
}

_Noreturn static void end_of_memory(void) {
  end("out of memory",
      "; draw with fewer --jobs or at a smaller --scale, or let the process have more"
      " (ulimit -v)\n");
}

// As much as the stack of a thread takes.
enum { stack_size = 9 << 20 };

// Whether the calling thread was given no memory last, or not even a stack could be had. An allocation
// that fails leaves its number in errno, and what aborts for want of it does so next.
static int is_memory_short(void) {
  if (errno == ENOMEM) return 1;
  void *probe = mmap(NULL, stack_size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (probe == MAP_FAILED) return 1;
  munmap(probe, stack_size);
  return 0;
}

void galley_abort(const char *reason) {
  if (!atomic_load(&is_watched)) return;
  if (is_memory_short()) end_of_memory();
  end(reason, "; what was not whole has been taken away\n");
}

static const int crashes[] = {SIGABRT, SIGTRAP, SIGILL, SIGSEGV, SIGBUS};
enum { crash_count = sizeof crashes / sizeof crashes[0] };
static struct sigaction before[crash_count];

// Where there is memory, a crash is a fault of the program or of a library. Who handled it before, to
// print a backtrace for instance, does so still.
static void handle_crash(int number, siginfo_t *details, void *context) {
  if (is_memory_short()) end_of_memory();
  int has_no_memory = number == SIGSEGV || number == SIGBUS;
  prepare_end(
      has_no_memory ? "crashed (it reached for memory that is not there)"
                    : "crashed (it found itself in a state that cannot be)",
      "; that is a fault of galley: please report it with the scene, and leave the scene out"
      " meanwhile; what was not whole has been taken away\n");
  for (int i = 0; i < crash_count; i++)
    if (crashes[i] == number && before[i].sa_flags & SA_SIGINFO && before[i].sa_sigaction)
      before[i].sa_sigaction(number, details, context);
  _exit(2);
}

void galley_watch_memory(void) {
  if (atomic_exchange(&is_watched, 1)) return;
  struct sigaction action = {.sa_sigaction = handle_crash};
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &before[i]);
}
