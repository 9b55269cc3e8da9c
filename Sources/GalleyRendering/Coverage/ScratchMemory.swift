/// Memory that grows as more is asked of it, and is kept in between.
struct ScratchMemory<Element: BitwiseCopyable>: ~Copyable {
  private var buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: 0)
  private let filler: Element?

  private static var mostToSpare: Int { 1 << 14 }

  /// - Parameter filler: What memory is filled with that nobody has had; nil where all is written before
  ///   it is read.
  init(filler: Element? = nil) { self.filler = filler }

  deinit { buffer.deallocate() }

  /// The start of so many elements: those that were there, unless there were fewer; then new ones.
  mutating func room(for count: Int) -> UnsafeMutablePointer<Element> {
    if buffer.count < count || buffer.baseAddress == nil {
      buffer.deallocate()
      buffer = .allocate(capacity: count + min(max(count, 64), Self.mostToSpare))
      if let filler { buffer.initialize(repeating: filler) }
    }
    guard let start = buffer.baseAddress else { preconditionFailure("memory has a place") }
    return start
  }
}
