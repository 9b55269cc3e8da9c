import Glibc
import Synchronization

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

  /// Numbers of jobs, which threads take one by one.
  package final class Jobs: Sendable {
    private let taken = Atomic<Int>(0)
    private let count: Int

    package init(count: Int) { self.count = count }

    /// The number of the next job, from 0, for one thread alone; nil where none is left.
    package func next() -> Int? {
      let number = taken.wrappingAdd(1, ordering: .relaxed).oldValue
      return number < count ? number : nil
    }

    /// Leaves none to any thread.
    package func end() { taken.store(count, ordering: .relaxed) }
  }

  /// Starts a thread that nobody waits for; none where the system gives none.
  package static func startDetached(_ body: @escaping @Sendable () -> Void) {
    if let thread = start(body) { pthread_detach(thread) }
  }

  /// Lets the calling thread wait, less where a signal comes.
  package static func pause(seconds: Double) {
    usleep(UInt32(min(max(0, seconds), 60) * 1_000_000))
  }

  /// Does two things at the same time, the first in the calling thread, and waits for both.
  package static func both<One, Other: Sendable>(
    _ one: () -> One, _ other: @escaping @Sendable () -> Other
  ) -> (One, Other) {
    let second = begin(other)
    let first = one()
    return (first, second.wait())
  }

  /// Begins something in a thread of its own.
  package static func begin<Value: Sendable>(
    _ body: @escaping @Sendable () -> Value
  ) -> Pending<Value> {
    Pending(body)
  }

  /// Work that another thread does.
  package final class Pending<Value: Sendable>: Sendable {
    private final class Place: Sendable {
      let value = Mutex<Value?>(nil)
    }

    private let place = Place()
    private let body: @Sendable () -> Value
    private let thread: pthread_t?

    fileprivate init(_ body: @escaping @Sendable () -> Value) {
      self.body = body
      thread = start { [place] in place.value.withLock { $0 = body() } }
    }

    /// Waits for the outcome of the work.
    ///
    /// - Precondition: nobody has waited for it before.
    package func wait() -> Value {
      if let thread { pthread_join(thread, nil) }
      // Where the system gives no thread, nobody has done it yet.
      return place.value.withLock { $0 } ?? body()
    }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var thread = pthread_t()
    let noted = MemoryWatch.noted
    let work = Unmanaged.passRetained(
      Work {
        MemoryWatch.note(noted)
        body()
      })
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
