#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: - Files, connections and signals: Landlock

// Landlock's numbers by its own documentation (linux/landlock.h), which older systems lack. They are
// the same on all processors.
enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { ask_for_version = 1, path_beneath = 1 };

typedef struct {
  uint64_t files;
  uint64_t network;
  uint64_t scoped;
} ruleset_rights;

typedef struct {
  uint64_t allowed;
  int32_t folder;
} __attribute__((packed)) path_rights;

enum {
  execute = 1 << 0,
  write_file = 1 << 1,
  read_file = 1 << 2,
  read_folder = 1 << 3,
  // What versions added to the thirteen rights of the first.
  refer = 1 << 13,
  truncate_file = 1 << 14,
  control_device = 1 << 15,
};
enum { to_read = execute | read_file | read_folder };
// What is no folder can have no others.
enum { of_files = execute | write_file | read_file | truncate_file | control_device };

static long version(void) {
  return syscall(create_ruleset, NULL, (size_t)0, ask_for_version);
}

static uint64_t all_rights(long version) {
  uint64_t all = refer - 1;
  if (version >= 2) all |= refer;
  if (version >= 3) all |= truncate_file;
  if (version >= 5) all |= control_device;
  return all;
}

// What is not there need not be reached.
static void allow(int ruleset, const char *path, uint64_t rights) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return;
  struct stat status;
  if (fstat(place, &status) == 0) {
    if (!S_ISDIR(status.st_mode)) rights &= of_files;
    path_rights rule = {rights, place};
    syscall(add_rule, ruleset, path_beneath, &rule, 0);
  }
  close(place);
}

int galley_make_ruleset(char *const *readable, char *const *writable) {
  long known = version();
  if (known < 1) return -1;
  uint64_t all = all_rights(known);
  // TCP, to be bound and connected to; abstract sockets and signals of those outside.
  ruleset_rights rights = {all, known >= 4 ? 3 : 0, known >= 6 ? 3 : 0};
  size_t size = known >= 6 ? 24 : known >= 4 ? 16 : 8;
  int ruleset = (int)syscall(create_ruleset, &rights, size, 0);
  if (ruleset < 0) return -1;
  for (; *readable; readable++) allow(ruleset, *readable, to_read);
  for (; *writable; writable++) allow(ruleset, *writable, all);
  return ruleset;
}

// MARK: - Calls of the system: seccomp

#if defined(__x86_64__)
enum { processor = AUDIT_ARCH_X86_64 };
#elif defined(__aarch64__)
enum { processor = AUDIT_ARCH_AARCH64 };
#else
enum { processor = 0 };
#endif

// Above all numbers that are judged below; what a later kernel brings is not there.
enum { first_unknown = 463 };

// What neither a build nor a layout has use for: the system's own affairs, other processes, and
// ways around what is denied by its number.
static const short never[] = {
    SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kcmp, SYS_migrate_pages,
    SYS_move_pages, SYS_perf_event_open, SYS_bpf, SYS_userfaultfd, SYS_lookup_dcookie,
    SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_setns, SYS_unshare, SYS_swapon,
    SYS_swapoff, SYS_quotactl, SYS_acct, SYS_reboot, SYS_kexec_load, SYS_init_module,
    SYS_finit_module, SYS_delete_module, SYS_sethostname, SYS_setdomainname, SYS_settimeofday,
    SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex, SYS_syslog, SYS_vhangup, SYS_add_key,
    SYS_request_key, SYS_keyctl, SYS_name_to_handle_at, SYS_open_by_handle_at, SYS_fanotify_init,
    SYS_socket, SYS_shmget, SYS_msgget, SYS_semget, SYS_mq_open, SYS_mq_unlink, SYS_tkill,
    SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_ioprio_set,
    // The same numbers on all processors, which older headers lack: pidfd_send_signal, io_uring's
    // three, open_tree to fspick, pidfd_open, pidfd_getfd, process_madvise, mount_setattr,
    // quotactl_fd, process_mrelease.
    424, 425, 426, 427, 428, 429, 430, 431, 432, 433, 434, 438, 440, 442, 443, 448,
#ifdef __x86_64__
    SYS_iopl, SYS_ioperm, SYS_modify_ldt, SYS_uselib, SYS_ustat, SYS_sysfs,
#endif
};

// What a layout has no use for beside: to start programs, to change files, to leave its group.
static const short never_in_layouts[] = {
    SYS_execveat, SYS_socketpair, SYS_setsid, SYS_setpgid, SYS_unlinkat, SYS_renameat,
    SYS_renameat2, SYS_mkdirat, SYS_linkat, SYS_symlinkat, SYS_mknodat, SYS_fchmod, SYS_fchmodat,
    SYS_fchown, SYS_fchownat, SYS_truncate, SYS_utimensat, SYS_setxattr, SYS_lsetxattr,
    SYS_fsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_fremovexattr, SYS_inotify_init1,
    SYS_inotify_add_watch, SYS_sched_setscheduler, SYS_sched_setparam, SYS_sched_setattr,
    SYS_sched_setaffinity,
    // fchmodat2
    452,
#ifdef __x86_64__
    SYS_fork, SYS_vfork, SYS_creat, SYS_unlink, SYS_rename, SYS_mkdir, SYS_rmdir, SYS_link,
    SYS_symlink, SYS_mknod, SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes,
    SYS_futimesat, SYS_inotify_init,
#endif
};

typedef struct {
  struct sock_filter code[512];
  unsigned short count;
} filter;

static void add(filter *it, uint16_t code, uint8_t yes, uint8_t no, uint32_t value) {
  it->code[it->count++] = (struct sock_filter){code, yes, no, value};
}

static void load(filter *it, size_t place) {
  add(it, BPF_LD | BPF_W | BPF_ABS, 0, 0, (uint32_t)place);
}

// The lower half of an argument: flags, numbers of processes and commands are no longer.
static void load_argument(filter *it, int number) {
  load(it, offsetof(struct seccomp_data, args) + 8 * (size_t)number);
}

static void answer(filter *it, int problem) {
  add(it, BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ERRNO | (uint32_t)problem);
}

static void permit(filter *it) { add(it, BPF_RET | BPF_K, 0, 0, SECCOMP_RET_ALLOW); }

// The call has an error, or does as if it had been done where that is 0.
static void deny(filter *it, long call, int problem) {
  add(it, BPF_JMP | BPF_JEQ | BPF_K, 0, 1, (uint32_t)call);
  answer(it, problem);
}

static void deny_all(filter *it, const short *calls, size_t count) {
  for (size_t i = 0; i < count; i++) deny(it, calls[i], EPERM);
}

// The call is denied where an argument has one of some bits, or where it has none.
static void judge_bits(filter *it, long call, int argument, uint32_t bits, int are_wanted) {
  add(it, BPF_JMP | BPF_JEQ | BPF_K, 0, 4, (uint32_t)call);
  load_argument(it, argument);
  add(it, BPF_JMP | BPF_JSET | BPF_K, are_wanted ? 1 : 0, are_wanted ? 0 : 1, bits);
  answer(it, EPERM);
  permit(it);
}

// The call is denied where an argument is one of two values, or where it is neither.
static void judge_value(
    filter *it, long call, int argument, uint32_t first, uint32_t second, int are_wanted) {
  add(it, BPF_JMP | BPF_JEQ | BPF_K, 0, 5, (uint32_t)call);
  load_argument(it, argument);
  add(it, BPF_JMP | BPF_JEQ | BPF_K, are_wanted ? 2 : 1, 0, first);
  add(it, BPF_JMP | BPF_JEQ | BPF_K, are_wanted ? 1 : 0, are_wanted ? 0 : 1, second);
  answer(it, EPERM);
  permit(it);
}

#define COUNT(all) (sizeof all / sizeof all[0])

static void confine_layout(filter *it) {
  uint32_t own = (uint32_t)getpid();
  uint32_t writing = O_ACCMODE | O_CREAT | O_TRUNC;
  deny_all(it, never_in_layouts, COUNT(never_in_layouts));
  judge_bits(it, SYS_clone, 0, CLONE_THREAD, 1);
  judge_bits(it, SYS_openat, 2, writing, 0);
#ifdef SYS_open
  judge_bits(it, SYS_open, 1, writing, 0);
#endif
  deny(it, 437, ENOSYS);  // openat2, whose flags lie in memory
  judge_value(it, SYS_kill, 0, own, own, 1);
  judge_value(it, SYS_tgkill, 0, own, own, 1);
  judge_value(it, SYS_prlimit64, 0, 0, own, 1);
  // It ends with the one who started it.
  judge_value(it, SYS_prctl, 0, PR_SET_PDEATHSIG, PR_SET_PDEATHSIG, 0);
}

static void confine_build(filter *it) {
  uint32_t worlds = CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER
      | CLONE_NEWPID | CLONE_NEWNET;
  judge_bits(it, SYS_clone, 0, worlds, 0);
  deny(it, SYS_kill, EPERM);
  // A compiler starts its parts in groups of their own, which would outlive it: they stay in its.
  deny(it, SYS_setpgid, 0);
  deny(it, SYS_setsid, 0);
}

static int filter_calls(int starts_programs) {
  filter it = {.count = 0};
  load(&it, offsetof(struct seccomp_data, arch));
  add(&it, BPF_JMP | BPF_JEQ | BPF_K, 1, 0, (uint32_t)processor);
  answer(&it, EPERM);
  load(&it, offsetof(struct seccomp_data, nr));
  add(&it, BPF_JMP | BPF_JGE | BPF_K, 0, 1, first_unknown);
  answer(&it, ENOSYS);
  deny_all(&it, never, COUNT(never));
  deny(&it, 435, ENOSYS);  // clone3, whose flags lie in memory: the C library then calls clone
  // What a terminal is made to read: TIOCSTI and TIOCLINUX.
  judge_value(&it, SYS_ioctl, 1, 0x5412, 0x541C, 0);
  // The kernel sends a signal to the owner of a descriptor.
  judge_value(&it, SYS_fcntl, 1, F_SETOWN, F_SETOWN_EX, 0);
  // Threads have priorities of their own.
  judge_value(&it, SYS_setpriority, 1, 0, 0, 1);
  if (starts_programs) confine_build(&it);
  else confine_layout(&it);
  permit(&it);
  struct sock_fprog program = {it.count, it.code};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}

static int can_filter_calls(void) {
  uint32_t action = SECCOMP_RET_ERRNO;
  return processor != 0 && syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

// MARK: - Both

int galley_sandbox_parts(void) {
  int parts = can_filter_calls() ? galley_sandbox_calls : 0;
  return version() >= 1 ? parts | galley_sandbox_files : parts;
}

int galley_enter_sandbox(const galley_sandbox *it) {
  // The superuser's program gets no more than to read what others than he own. Where he is none, he
  // has nothing to lose.
  enum { may_read_all = 2, capability_count = 64 };
  for (int number = 0; number < capability_count; number++)
    if (number != may_read_all) prctl(PR_CAPBSET_DROP, number, 0, 0, 0);
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
  if (it->ruleset >= 0 && syscall(restrict_self, it->ruleset, 0) != 0) return -1;
  return can_filter_calls() ? filter_calls(it->starts_programs) : 0;
}
