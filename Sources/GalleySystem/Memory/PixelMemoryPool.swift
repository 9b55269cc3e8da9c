/// Keeps the memory of the surface made last, for the next one of at most its size.
///
/// What is larger than any screen is not kept: of many threads, each would hold on to as much.
package final class PixelMemoryPool {
  /// Fresh memory, parts of which are given as long as they last.
  private var fresh: PixelMemory?
  private var givenCount = 0

  package init() {}

  /// A pool for surfaces that live together and are many megabytes in all: pages are few then, although
  /// each surface is small.
  package init(count: Int) {
    guard count >= PixelMemory.largePage else { return }
    fresh = try? PixelMemory(asked: min(count, Self.largestKept))
  }

  /// The room that a surface takes of such a pool; none where it has large pages by itself.
  package static func share(count: Int) -> Int {
    count < PixelMemory.largePage ? (count + 63) & ~63 : 0
  }

  /// The most bytes that are kept: eight megapixels.
  private static let largestKept = 32 << 20

  private var kept: PixelMemory?

  /// Memory of at least a size, in any state; what is in use by a surface is never given again.
  package func memory(count: Int) -> PixelMemory {
    if let memory = keptMemory(count: count) { return memory }
    return keeping(PixelMemory(count: count))
  }

  /// The same as ``memory(count:)``.
  /// - Throws: where the system gives none.
  package func memory(asked count: Int) throws(MemoryProblem) -> PixelMemory {
    let end = givenCount + Self.share(count: count)
    if let fresh, end > givenCount, end <= fresh.count {
      defer { givenCount = end }
      return fresh.part(givenCount..<end)
    }
    if let memory = keptMemory(count: count) { return memory }
    return keeping(try PixelMemory(asked: count))
  }

  private func keeping(_ memory: PixelMemory) -> PixelMemory {
    kept = memory.count <= Self.largestKept ? memory : nil
    return memory
  }

  private func keptMemory(count: Int) -> PixelMemory? {
    guard isKnownUniquelyReferenced(&kept), let memory = kept else { return nil }
    if memory.count >= count { return memory }
    // It is too small; without it there is the more for what is wanted.
    kept = nil
    return nil
  }
}
