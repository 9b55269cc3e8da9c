/// Keeps the memory of the surface made last, for the next one of at most its size.
///
/// What is larger than any screen is not kept: of many threads, each would hold on to as much.
package final class PixelMemoryPool {
  package init() {}

  /// The most bytes that are kept: eight megapixels.
  private static let largestPooled = 32 << 20

  private var pooled: PixelMemory?

  /// Memory of at least a size, in any state; what is in use by a surface is never given again.
  package func memory(count: Int) -> PixelMemory {
    if let memory = pooledMemory(count: count) { return memory }
    return keeping(PixelMemory(count: count))
  }

  /// The same as ``memory(count:)``.
  /// - Throws: where the system gives none.
  package func memory(asked count: Int) throws(MemoryProblem) -> PixelMemory {
    if let memory = pooledMemory(count: count) { return memory }
    return keeping(try PixelMemory(asked: count))
  }

  private func keeping(_ memory: PixelMemory) -> PixelMemory {
    pooled = memory.count <= Self.largestPooled ? memory : nil
    return memory
  }

  private func pooledMemory(count: Int) -> PixelMemory? {
    guard isKnownUniquelyReferenced(&pooled), let memory = pooled else { return nil }
    if memory.count >= count { return memory }
    // It is too small; without it there is the more for what is wanted.
    pooled = nil
    return nil
  }
}
