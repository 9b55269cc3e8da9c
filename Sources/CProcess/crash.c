#define _GNU_SOURCE
#include "CProcess.h"

#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <ucontext.h>
#include <unistd.h>

// The linker's names for the program in memory.
extern const char __ehdr_start[], etext[];

enum { most_frames = 64, stack_size = 64 << 10 };

static int place_of_words;

static void say(const char *text) {
  if (write(place_of_words, text, strlen(text)) < 0) _exit(2);
}

static void say_number(const char *head, uintptr_t number, const char *tail) {
  char digits[2 * sizeof number + 1];
  size_t place = sizeof digits - 1;
  digits[place] = 0;
  do digits[--place] = "0123456789abcdef"[number & 15];
  while ((number >>= 4) && place);
  say(head);
  say(digits + place);
  say(tail);
}

static int say_frame(uintptr_t place) {
  uintptr_t start = (uintptr_t)__ehdr_start;
  if (place < start || place >= (uintptr_t)etext) return 0;
  say_number("*** frame 0x", place - start, "\n");
  return 1;
}

// A second crash amid this one ends the process: what it has said until then is of use.
static void handle(int number, siginfo_t *details, void *context) {
  const mcontext_t *processor = &((const ucontext_t *)context)->uc_mcontext;
#if defined(__x86_64__)
  uintptr_t place = (uintptr_t)processor->gregs[REG_RIP];
  uintptr_t frame = (uintptr_t)processor->gregs[REG_RBP];
#elif defined(__aarch64__)
  uintptr_t place = processor->pc;
  uintptr_t frame = processor->regs[29];
#else
  uintptr_t place = 0, frame = 0;
  (void)processor;
#endif
  if (number == SIGSEGV || number == SIGBUS)
    say_number(
        "*** Program crashed: Bad pointer dereference at 0x", (uintptr_t)details->si_addr, "\n");
  int count = say_frame(place);
  while (frame && frame % sizeof frame == 0 && count < most_frames) {
    const uintptr_t *words = (const uintptr_t *)frame;
    // A call returns behind itself.
    count += say_frame(words[1] - 1);
    if (words[0] <= frame) break;
    frame = words[0];
  }
  raise(number);
}

void galley_report_crashes(int descriptor) {
  place_of_words = descriptor;
  // Where the stack has come to its end, there is none to say it from.
  static char room[stack_size];
  stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
  sigaltstack(&stack, NULL);
  struct sigaction action = {.sa_sigaction = handle};
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER | (int)SA_RESETHAND;
  sigemptyset(&action.sa_mask);
  const int crashes[] = {SIGABRT, SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGFPE};
  for (size_t i = 0; i < sizeof crashes / sizeof crashes[0]; i++)
    sigaction(crashes[i], &action, NULL);
}
