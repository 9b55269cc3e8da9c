import CDrawing

/// Memory for the pixels of one surface after another.
///
/// A screen takes twelve megabytes, and fresh memory costs a page fault for each four kilobytes of
/// it: more time than drawing on it. So memory is kept and cleared instead.
final class PixelMemory {
  fileprivate let bytes: UnsafeMutableRawBufferPointer

  fileprivate init(count: Int) {
    bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
  }

  deinit { bytes.deallocate() }
}

/// Keeps the memory of the surface made last, for the next one of at most its size.
final class PixelMemoryPool {
  private var kept: PixelMemory?

  /// Memory of at least a size, in any state; what is in use by a surface is never given again.
  func memory(count: Int) -> PixelMemory {
    if isKnownUniquelyReferenced(&kept), let kept, kept.bytes.count >= count { return kept }
    let memory = PixelMemory(count: count)
    kept = memory
    return memory
  }
}

extension PixelMemory {
  /// The first bytes.
  func prefix(_ count: Int) -> UnsafeMutableRawBufferPointer {
    UnsafeMutableRawBufferPointer(rebasing: bytes[..<count])
  }
}
