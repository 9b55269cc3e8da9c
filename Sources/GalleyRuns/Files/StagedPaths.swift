internal import GalleySystem
import Glibc
import Synchronization

/// The temporary files that are there now, which an interrupted process takes away.
package enum StagedPaths {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  /// Whether who started the process wants it to end where nobody reads what it writes.
  private static let endsWithReader = Atomic<Bool>(false)

  /// Lets SIGINT, SIGTERM and SIGHUP remove the temporary files before they end the process, and
  /// put back what has been replaced of a batch that has not come to its end.
  ///
  /// SIGPIPE becomes an error of the write that it is of, for ``endWithReader()``.
  ///
  /// To be called once, before other threads are started: those inherit that the signals wait for a
  /// thread of their own, in which no handler's restrictions hold.
  package static func removeWhenInterrupted() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals where !isIgnored(signal) { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    if !isIgnored(SIGPIPE) {
      endsWithReader.store(true, ordering: .relaxed)
      signal(SIGPIPE, SIG_IGN)
    }
    WorkerThreads.startDetached { [set] in
      var set = set
      var signal: Int32 = 0
      guard sigwait(&set, &signal) == 0 else { return }
      end(by: signal)
    }
  }

  /// Ends the process as SIGPIPE does, with its temporary files taken away, where a write to a pipe found
  /// nobody reading it any more; does nothing where the parent wants the signal ignored.
  package static func endWithReader() {
    if endsWithReader.load(ordering: .relaxed) { end(by: SIGPIPE) }
  }

  private static func end(by signal: Int32) -> Never {
    // No thread stages another file from here on.
    UndoGroup.undoEverything()
    Glibc.signal(signal, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    kill(getpid(), signal)
    while true { pause() }
  }

  /// A signal that the parent wants ignored, as nohup does, stays so.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
  }
}
