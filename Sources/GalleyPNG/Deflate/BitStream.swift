/// Bits one after another, the lowest of a byte first, as Deflate packs them.
struct BitStream: ~Copyable {
  private var memory: UnsafeMutableRawPointer
  private var capacity = 1 << 16
  /// Whole bytes that are written.
  private var count = 0
  /// Less than eight bits that wait for others.
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  init() { memory = .allocate(byteCount: capacity, alignment: 8) }

  deinit { memory.deallocate() }

  /// Begins anew.
  mutating func removeAll() { (count, pending, pendingCount) = (0, 0, 0) }

  /// Appends what a body writes, for which room is made.
  @inline(__always)
  mutating func append(atMost bits: Int, _ body: (inout BitWriter) -> Void) {
    reserve(bits: bits)
    var writer = BitWriter(memory + count, pending, pendingCount)
    body(&writer)
    count = memory.distance(to: writer.place)
    (pending, pendingCount) = (writer.pending, writer.pendingCount)
  }

  /// Lends the bytes that are whole.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: memory, count: count))
  }

  private mutating func reserve(bits: Int) {
    let needed = count + bits / 8 + 16
    guard needed > capacity else { return }
    capacity = max(needed, capacity * 2)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = larger
  }
}

/// A writer's position in a stream of bits, apart from it, so that a loop keeps it in registers.
struct BitWriter {
  fileprivate var place: UnsafeMutableRawPointer
  fileprivate var pending: UInt64
  fileprivate var pendingCount: UInt64

  fileprivate init(
    _ place: UnsafeMutableRawPointer, _ pending: UInt64, _ pendingCount: UInt64
  ) {
    (self.place, self.pending, self.pendingCount) = (place, pending, pendingCount)
  }

  /// Appends at most 56 bits, for which there is room; those above are zero.
  @inline(__always)
  mutating func append(_ bits: UInt64, count bitCount: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= bitCount
    place.storeBytes(of: pending.littleEndian, as: UInt64.self)
    place += Int(truncatingIfNeeded: pendingCount &>> 3)
    pending = pending &>> (pendingCount & ~7)
    pendingCount &= 7
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if pendingCount > 0 { append(0, count: 8 - pendingCount) }
  }
}
