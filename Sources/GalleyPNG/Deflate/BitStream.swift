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

  /// Makes room for what the next calls of `append(_:count:)` write.
  mutating func reserve(bits: Int) {
    let needed = count + bits / 8 + 16
    guard needed > capacity else { return }
    capacity = max(needed, capacity * 2)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 8)
    larger.copyMemory(from: memory, byteCount: count)
    memory.deallocate()
    memory = larger
  }

  /// Appends at most 56 bits, for which there is room; those above are zero.
  @inline(__always)
  mutating func append(_ bits: UInt64, count bitCount: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= bitCount
    memory.storeBytes(of: pending.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: pendingCount &>> 3)
    pending = pending &>> (pendingCount & ~7)
    pendingCount &= 7
  }

  /// Fills the last byte with zeros.
  mutating func align() {
    if pendingCount > 0 { append(0, count: 8 - pendingCount) }
  }

  /// Lends the bytes that are whole.
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: memory, count: count))
  }
}
