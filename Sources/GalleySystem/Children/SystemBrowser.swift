internal import CProcess
import Glibc

/// The browser of the system, which goes on when this process has ended.
package enum SystemBrowser {
  private static let program = "xdg-open"

  /// Opens an address in it.
  ///
  /// - Throws: the system's error where the program that finds it does not start.
  package static func open(_ address: String) throws(SystemError) {
    var files = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&files)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&files)
      posix_spawnattr_destroy(&attributes)
    }
    for descriptor in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_RDWR, 0)
    }
    // Ctrl-C in the terminal does not end a browser that it has started.
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    var id: pid_t = 0
    let problem = CStrings([program, address]).withPointers { words in
      posix_spawnp(&id, program, &files, &attributes, words, galley_process_environment())
    }
    guard problem == 0 else { throw SystemError(number: problem) }
    let child = id
    WorkerThreads.startDetached {
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
    }
  }
}
