import Glibc

/// Threads that do the same work side by side until there is none left.
///
/// Not tasks: a task may go on in another thread, and a renderer must stay in one.
package enum WorkerThreads {
  /// The number of processors that are there.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Runs the work in so many threads, the calling one among them, and waits for all.
  ///
  /// Where the system gives fewer threads, fewer work.
  package static func run(
    _ count: Int, elsewhere: @escaping @Sendable () -> Void, here: () -> Void
  ) {
    let threads = (1..<max(1, count)).compactMap { _ in start(elsewhere) }
    here()
    for thread in threads { pthread_join(thread, nil) }
  }

  /// Starts a thread that nobody waits for; none where the system gives none.
  package static func startDetached(_ body: @escaping @Sendable () -> Void) {
    if let thread = start(body) { pthread_detach(thread) }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let status = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      work.release()
      return nil
    }
    return thread
  }
}
