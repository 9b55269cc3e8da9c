internal import Glibc

/// A lack of memory for pixels.
package struct MemoryProblem: Error, Hashable, CustomStringConvertible {
  package var megabytes: Int

  package init(megabytes: Int) { self.megabytes = megabytes }

  /// The cure.
  package static let cure =
    "draw with fewer --jobs or at a smaller --scale, or let the process have more (ulimit -v)"

  package var description: String {
    "out of memory for \(megabytes) MB of pixels; \(Self.cure)"
  }
}

/// Memory for the pixels of one surface after another.
///
/// A screen takes twelve megabytes, and fresh memory costs a page fault for each four kilobytes of
/// it: more time than drawing on it. So memory is kept and cleared instead, and what is fresh is
/// asked for in pages of two megabytes.
package final class PixelMemory {
  private let bytes: UnsafeMutableRawBufferPointer
  /// The mapping around it, for large pages to begin where they may; nil for memory of the heap.
  private let mapping: UnsafeMutableRawBufferPointer?
  /// Whether nobody has had it, so that it is zeros already.
  private var isFresh = true

  static let largePage = 2 << 20

  /// Memory that is there, or the end of the process.
  convenience init(count: Int) {
    self.init(count: count, mapping: count < Self.largePage ? nil : Self.map(count))
  }

  /// - Throws: where so much is not there.
  convenience init(asked count: Int) throws(MemoryProblem) {
    guard count >= Self.largePage else {
      self.init(count: count)
      return
    }
    guard let mapping = Self.map(count) else {
      throw MemoryProblem(megabytes: count >> 20)
    }
    self.init(count: count, mapping: mapping)
  }

  private init(count: Int, mapping: UnsafeMutableRawBufferPointer?) {
    self.mapping = mapping
    if let mapping, let start = mapping.baseAddress?.alignedUp(toMultipleOf: Self.largePage) {
      bytes = UnsafeMutableRawBufferPointer(start: start, count: count)
      UnsafeMutableRawBufferPointer(start: start, count: Self.pagedSize(count)).adviseLargePages()
    } else {
      bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
      bytes.initializeMemory(as: UInt8.self, repeating: 0)
    }
  }

  deinit {
    if let mapping {
      munmap(mapping.baseAddress, mapping.count)
    } else {
      bytes.deallocate()
    }
  }

  var count: Int { bytes.count }

  /// The first bytes, as zeros where they are to be cleared.
  package func prefix(_ count: Int, isCleared: Bool) -> UnsafeMutableRawBufferPointer {
    let part = UnsafeMutableRawBufferPointer(rebasing: bytes[..<count])
    defer { isFresh = false }
    if isCleared, !isFresh { part.initializeMemory(as: UInt8.self, repeating: 0) }
    return part
  }

  /// The first bytes as they are.
  package func prefix(_ count: Int) -> UnsafeMutableRawBufferPointer {
    prefix(count, isCleared: false)
  }

  /// How much of a mapping is worth large pages: all of it but for a rest that costs few faults.
  private static func pagedSize(_ count: Int) -> Int {
    let rest = count % largePage
    return rest < largePage / 4 ? count : count - rest + largePage
  }

  /// Zeros from the system, with room to begin and to end with a large page; nil where it gives none.
  private static func map(_ size: Int) -> UnsafeMutableRawBufferPointer? {
    let count = pagedSize(size) + largePage
    let start = mmap(
      nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard let start, start != MAP_FAILED else { return nil }
    return UnsafeMutableRawBufferPointer(start: start, count: count)
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Asks for pages of two megabytes where whole ones lie in fresh memory.
  ///
  /// It is advice, which a system without such pages does not take.
  package func adviseLargePages() {
    let size = PixelMemory.largePage
    guard count >= size, let start = baseAddress?.alignedUp(toMultipleOf: size) else { return }
    let rest = count - (start - UnsafeMutableRawPointer(baseAddress ?? start))
    if rest >= size { madvise(start, rest & ~(size - 1), MADV_HUGEPAGE) }
  }
}
