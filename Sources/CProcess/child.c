#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

// No more than the system allows anyway.
static void limit(int what, int64_t most) {
  struct rlimit now;
  if (most < 0 || getrlimit(what, &now) != 0) return;
  rlim_t wanted = (rlim_t)most;
  if (now.rlim_max != RLIM_INFINITY && wanted > now.rlim_max) wanted = now.rlim_max;
  struct rlimit then = {wanted, wanted};
  setrlimit(what, &then);
}

// What this process itself was started with, and what it opened without a thought, ends with exec.
static void close_others(void) {
  enum { close_on_exec = 4 };
#ifdef SYS_close_range
  if (syscall(SYS_close_range, 3U, ~0U, close_on_exec) == 0) return;
#endif
  struct rlimit most;
  if (getrlimit(RLIMIT_NOFILE, &most) != 0 || most.rlim_cur > 65536) most.rlim_cur = 65536;
  for (int number = 3; number < (int)most.rlim_cur; number++) fcntl(number, F_SETFD, FD_CLOEXEC);
}

// Between fork and exec only what a signal's handler may call: other threads hold locks for ever.
static void become(const galley_child *it, pid_t parent) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, it->end_signal);
  if (getppid() != parent) _exit(127);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
  // A file that grows too large is an error of the call that writes to it.
  signal(SIGXFSZ, SIG_IGN);
  // Above all that is dup2'ed to, so that none of the three is overwritten before its turn.
  int streams[3] = {it->input, it->output, it->errors};
  for (int number = 0; number < 3; number++) {
    streams[number] = fcntl(streams[number], F_DUPFD_CLOEXEC, 10);
    if (streams[number] < 0) return;
  }
  for (int number = 0; number < 3; number++)
    if (dup2(streams[number], number) < 0) return;
  if (it->folder && chdir(it->folder) != 0) return;
  // Never a core file in the folder it works in.
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_AS, it->memory);
  limit(RLIMIT_CPU, it->processor_seconds);
  limit(RLIMIT_FSIZE, it->file_size);
  close_others();
  if (it->sandbox && galley_enter_sandbox(it->sandbox) != 0) return;
  execve(it->program, it->arguments, it->environment);
}

// Starts the program from the calling thread.
static int start(const galley_child *it, int *id) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return errno;
  pid_t parent = getpid();
  pid_t child = fork();
  if (child < 0) {
    int problem = errno;
    close(report[0]);
    close(report[1]);
    return problem;
  }
  if (child == 0) {
    close(report[0]);
    int kept = fcntl(report[1], F_DUPFD_CLOEXEC, 20);
    become(it, parent);
    int problem = errno;
    if (kept >= 0 && write(kept, &problem, sizeof problem) < 0) _exit(126);
    _exit(127);
  }
  setpgid(child, child);
  close(report[1]);
  int problem = 0;
  ssize_t count;
  do count = read(report[0], &problem, sizeof problem);
  while (count < 0 && errno == EINTR);
  close(report[0]);
  if (count == (ssize_t)sizeof problem) {
    while (waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    return problem;
  }
  *id = child;
  return 0;
}

// A program that is to be started, and what has become of it.
typedef struct {
  const galley_child *child;
  int id;
  int problem;
  int is_done;
  pthread_mutex_t lock;
  pthread_cond_t change;
} beginning;

// A program ends with the thread that has started it, not with the process: this thread stays until
// the program has ended, and leaves it to others to ask how.
static void *guard(void *context) {
  beginning *it = context;
  int id = 0;
  int problem = start(it->child, &id);
  pthread_mutex_lock(&it->lock);
  it->id = id;
  it->problem = problem;
  it->is_done = 1;
  pthread_cond_signal(&it->change);
  // From here on it may be gone.
  pthread_mutex_unlock(&it->lock);
  siginfo_t end;
  if (problem == 0)
    while (waitid(P_PID, (id_t)id, &end, WEXITED | WNOWAIT) < 0 && errno == EINTR) {}
  return NULL;
}

int galley_start_child(const galley_child *child, int *id) {
  beginning it = {.child = child,
                  .lock = PTHREAD_MUTEX_INITIALIZER,
                  .change = PTHREAD_COND_INITIALIZER};
  // Signals are for other threads.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  int problem = pthread_create(&thread, &attributes, guard, &it);
  pthread_attr_destroy(&attributes);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  // Where the system gives no thread, there is none that ends before this one.
  if (problem != 0) return start(child, id);
  pthread_mutex_lock(&it.lock);
  while (!it.is_done) pthread_cond_wait(&it.change, &it.lock);
  pthread_mutex_unlock(&it.lock);
  *id = it.id;
  return it.problem;
}

void galley_end_child(int id) {
  kill(-id, SIGKILL);
  kill(id, SIGKILL);
}

int galley_child_has_ended(int id) {
  siginfo_t end = {.si_pid = 0};
  // Until it is waited for, its number is nobody else's.
  return waitid(P_PID, (id_t)id, &end, WEXITED | WNOHANG | WNOWAIT) != 0 || end.si_pid != 0;
}

int galley_pipe(int *ends) { return pipe2(ends, O_CLOEXEC); }

ssize_t galley_write_to_child(int pipe, const void *bytes, size_t size) {
  sigset_t broken, before, waiting;
  sigemptyset(&broken);
  sigaddset(&broken, SIGPIPE);
  sigpending(&waiting);
  pthread_sigmask(SIG_BLOCK, &broken, &before);
  ssize_t count = write(pipe, bytes, size);
  int problem = errno;
  // Taken off unless it was there before: it may not come once the mask is what it was.
  if (count < 0 && problem == EPIPE && !sigismember(&waiting, SIGPIPE)) {
    struct timespec no_time = {0, 0};
    while (sigtimedwait(&broken, NULL, &no_time) < 0 && errno == EINTR) {}
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = problem;
  return count;
}
