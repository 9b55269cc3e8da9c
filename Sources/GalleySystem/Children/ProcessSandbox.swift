internal import CProcess
import Glibc

/// The sandbox of a program that runs apart: all else is refused by the kernel, as far as it can.
///
/// Connections, other processes and the system's own affairs are always out of reach.
package struct ProcessSandbox: Hashable, Sendable {
  /// Files and folders that it may read and run, beside those that any program needs.
  package var readable: [String]
  /// Folders that it may write to, where it may start programs.
  package var writable: [String]
  /// Whether it may start programs of its own, and change files.
  package var startsPrograms: Bool

  package init(readable: [String], writable: [String] = [], startsPrograms: Bool = false) {
    self.readable = readable
    self.writable = writable
    self.startsPrograms = startsPrograms
  }

  /// Libraries of the system, with what lies there for them, and what has no content of its own.
  ///
  /// Swift's runtime looks for arguments in `/proc`, and Dispatch for the state of each thread, by
  /// a path of its own; of other processes it shows what it shows to everyone.
  private static let common = [
    "/lib", "/lib32", "/lib64", "/usr/lib", "/usr/lib32", "/usr/lib64", "/usr/local/lib",
    "/nix/store", "/gnu/store", "/etc/ld.so.cache", "/etc/localtime", "/usr/share/zoneinfo",
    "/dev/null", "/dev/zero", "/dev/random", "/dev/urandom", "/sys/devices/system/cpu", "/proc",
  ]

  /// The rights that this kernel does not refuse, in a sentence; nil where it refuses all.
  package static var shortcoming: String? {
    let parts = Int(galley_sandbox_parts())
    let files = parts & galley_sandbox_files != 0
    let calls = parts & galley_sandbox_calls != 0
    switch (files, calls) {
    case (true, true): return nil
    case (false, true):
      return "this kernel has no Landlock, or does not let galley use it: a layout's code may read"
        + " every file that you may read"
    case (true, false):
      return "this kernel has no seccomp, or does not let galley use it: a layout's code may start"
        + " programs and may use UDP"
    case (false, false):
      return "this kernel has neither Landlock nor seccomp, or does not let galley use them: a"
        + " layout's code may do all that you may do"
    }
  }

  /// Hands over the sandbox as C has it; its descriptor is closed afterwards.
  func withSandbox<Answer>(_ body: (UnsafePointer<galley_sandbox>) -> Answer) -> Answer {
    let readable = CStrings(Self.common + readable)
    let writable = CStrings((startsPrograms ? ["/dev/null"] : []) + writable)
    let ruleset = readable.withPointers { readable in
      writable.withPointers { galley_make_ruleset(readable, $0) }
    }
    defer { if ruleset >= 0 { close(ruleset) } }
    var sandbox = galley_sandbox(ruleset: ruleset, starts_programs: startsPrograms ? 1 : 0)
    return body(&sandbox)
  }
}
