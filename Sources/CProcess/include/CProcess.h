// What Swift cannot say in its own words of the process: the arguments that main was given, and
// what is to be undone where the process ends before its time.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// The arguments as the system handed them to the program, its name first; they are read from no
/// file. NULL where the C library does not hand them on.
char *_Nullable *_Nullable galley_process_arguments(void);

/// How many there are; 0 where they are not known.
int galley_process_argument_count(void);

/// The environment, a name and a value to a line, NULL last; as it is now.
char *_Nullable *_Nullable galley_process_environment(void);

/// The path by which the kernel was asked to run the program; NULL where it tells none.
const char *_Nullable galley_program_path(void);

/// Whether a variable changes what the libraries do that draw: 1, or 0.
///
/// - Parameter variable: its name, whatever follows behind a "=".
int galley_changes_drawing(const char *_Nonnull variable);

/// The flag O_PATH of open(2), which C libraries give on demand only: opens a place and not what it
/// holds, so that nothing needs to be readable.
extern const int galley_open_place;

/// Whether a file lies in a file system that is in memory alone, such as tmpfs, or nobody knows: 1, or 0.
int galley_is_in_memory(const char *_Nonnull path);

/// Steps that are undone together.
typedef uintptr_t galley_undo_group;

/// A step that can be forgotten by itself.
typedef uintptr_t galley_undo_step;

/// Begins a group; 0 where there is no memory for it.
galley_undo_group galley_undo_begin(void);

/// Notes a file, or a folder that is empty by then, that is to be removed whatever becomes of the
/// group; 0 where there is no memory. What was noted last goes first.
galley_undo_step galley_undo_note_temporary(galley_undo_group group, const char *_Nonnull path);

/// Notes that a file comes back to its place from its copy, which is then gone, unless the group is
/// settled; without a copy nothing was there, and what is there now is removed.
galley_undo_step galley_undo_note_replacement(
    galley_undo_group group, const char *_Nonnull path, const char *_Nullable copy);

/// Lets no group end, and the process not be ended in order, until galley_undo_release: for the one
/// call of the system that makes what has been noted. Where all groups have ended, it never returns.
///
/// What is done meanwhile takes no memory and uses no other function of these.
void galley_undo_hold(void);
void galley_undo_release(void);

/// Forgets a step of a group that has not ended.
void galley_undo_forget(galley_undo_group group, galley_undo_step step);

/// Ends a group: undoes its steps, or, where it is settled, only removes temporary files and copies.
///
/// - Returns: how many files could not be put back.
int galley_undo_end(galley_undo_group group, int is_settled);

/// Ends all groups and lets none begin or end again; for a process that is about to end.
///
/// Takes no memory. Waits for a group that is just ending.
void galley_undo_everything(void);

/// Says what the calling thread is doing, for the words at the end of the process.
void galley_note_work(const char *_Nonnull work);

/// What the calling thread has said to be doing; empty where it has said nothing.
const char *_Nonnull galley_noted_work(void);

/// From here on, a crash ends the process with words, with what the thread was doing and with status 2.
/// One of a thread that was given no memory last is told as the end of memory.
void galley_watch_memory(void);

/// Waits until a thread of the process has crashed, or found no memory, and says what that was doing.
/// The process ends when this thread calls galley_end_salvage, at the latest half a minute later.
///
/// NULL, at once, where memory is not watched, and where another thread waits for that.
const char *_Nullable galley_await_death(void);

/// Lets a process end that has been kept from it by galley_await_death.
_Noreturn void galley_end_salvage(void);

/// To be called where a library is about to abort the process: ends it with the library's words, or
/// with those at the end of memory where the thread was given none last. Does nothing unless memory is
/// watched.
void galley_abort(const char *_Nonnull reason);

/// What a program that is started may reach, in what Linux gives a process without privileges.
typedef struct {
  /// From galley_make_ruleset; below zero for any file.
  int ruleset;
  /// Whether it starts programs of its own and changes files, as a compiler does.
  int starts_programs;
} galley_sandbox;

enum {
  /// Files that were not named are out of reach (Landlock).
  galley_sandbox_files = 1,
  /// So are connections, other processes and the system itself (seccomp).
  galley_sandbox_calls = 2,
};

/// Which parts of a sandbox this system gives.
int galley_sandbox_parts(void);

/// Opens a set of rules for what may be read and run, and for what may be written to as well: files,
/// and folders with all that lies in them. Both end with NULL; what is not there is left out.
///
/// - Returns: a descriptor that is closed after use and that no program inherits, or -1 with errno.
int galley_make_ruleset(
    char *_Nullable const *_Nonnull readable, char *_Nullable const *_Nonnull writable);

/// Puts this process and all that it starts into a sandbox for ever. Calls what may be called
/// between fork and exec only.
///
/// - Returns: 0, or -1 with errno.
int galley_enter_sandbox(const galley_sandbox *_Nonnull sandbox);

/// A program that is to run apart from this one.
typedef struct {
  const char *_Nonnull program;
  /// Its name first, NULL last.
  char *_Nullable const *_Nonnull arguments;
  /// NULL last.
  char *_Nullable const *_Nonnull environment;
  /// Where it works; NULL for here.
  const char *_Nullable folder;
  /// The descriptors that are its standard input, output and errors.
  int input;
  int output;
  int errors;
  /// Bytes that it, and each program that it starts, may map; below zero for no limit.
  int64_t memory;
  /// Seconds of a processor that it may use; below zero for no limit.
  int64_t processor_seconds;
  /// Bytes that a file it writes may have; below zero for no limit.
  int64_t file_size;
  /// The signal that it is sent where this process ends.
  int end_signal;
  /// NULL for all that this process may reach.
  const galley_sandbox *_Nullable sandbox;
} galley_child;

/// Starts a program in a process group of its own, which is sent a signal where this process ends.
///
/// - Returns: 0, with the process's id, or the system's error number where it did not start.
int galley_start_child(const galley_child *_Nonnull child, int *_Nonnull id);

/// Has a crash of this process told to a descriptor, with the way that led there: a line
/// `*** frame 0x…` for each place of the program itself, innermost first, as far from its beginning
/// in memory as it is in its file. For the main thread of a program that is asked by another one.
void galley_report_crashes(int descriptor);

/// Mixes blocks of 64 bytes into the state of a SHA-256 (FIPS 180-4, section 6.2.2).
///
/// - Parameter constants: the 64 of section 4.2.2.
void galley_mix_digest(
    uint32_t *_Nonnull state, const uint32_t *_Nonnull constants, const void *_Nonnull blocks,
    size_t count);

/// Kills a program and what it has started; it still has to be waited for.
void galley_end_child(int id);

/// Whether a program has ended; it still has to be waited for.
int galley_child_has_ended(int id);

/// Makes a pipe, reading end first, which no program that is started inherits.
///
/// - Returns: 0, or -1 with errno.
int galley_pipe(int *_Nonnull ends);

/// Writes to a pipe as write(2) does; where nobody reads any more, EPIPE is all that comes of it,
/// and no signal.
///
/// - Returns: how many bytes were written, or -1 with errno.
ssize_t galley_write_to_child(int pipe, const void *_Nullable bytes, size_t size);

/// Takes a piece of what names the code that runs.
typedef void (*galley_code_visitor)(
    const void *_Nonnull bytes, size_t count, void *_Nullable context);

/// Hands over what names the program and all libraries that are loaded, in the order in which they
/// were: of each the name that its linker gave it (a build ID), else all of it that is never written
/// to. Reads no file.
///
/// - Parameter only_at_start: Whether to leave out what was loaded after the start of the process, or is
///   being loaded now.
void galley_visit_code(
    int only_at_start, galley_code_visitor _Nonnull visitor, void *_Nullable context);
