internal import CProcess
internal import Synchronization

extension MemoryWatch {
  /// Does work of which something is to be kept though one of its threads crashes, or finds no
  /// memory.
  ///
  /// - `salvage`: Is called then, in another thread and with what the thread was doing, while other
  ///   threads go on; the process ends afterwards, with status 2. Memory may be damaged: what is
  ///   written must be whole already.
  package static func salvaging<Outcome>(
    _ salvage: @escaping @Sendable (_ work: String) -> Void, _ body: () throws -> Outcome
  ) rethrows -> Outcome {
    current.withLock { $0 = salvage }
    defer { current.withLock { $0 = nil } }
    WorkerThreads.startDetached {
      guard let work = galley_await_death() else { return }
      current.withLock(\.self)?(String(cString: work))
      galley_end_salvage()
    }
    return try body()
  }

  private static let current = Mutex<(@Sendable (String) -> Void)?>(nil)
}
