import GalleyGraphics
internal import GalleyPNG
internal import GalleySystem

/// Encodes frames as those of an animated PNG: of each the rectangle around what changed, and in it
/// only the pixels that did.
struct APNGEncoder: FrameEncoder {
  struct Piece: Sendable {
    /// A zlib stream.
    var pixels: [UInt8]
    var rectangle: PixelRectangle
    var blending: PNGAnimation.Blending
  }

  /// Every frame has a rectangle of at least one pixel, so that they are counted as instants are.
  func piece(of rows: PixelRows, after last: PixelRows?, with tools: FrameTools) -> Piece {
    guard let last else { return piece(rows, in: rows.bounds, with: tools) }
    guard let changed = rows.changes(from: last) else {
      let corner = PixelRectangle(x: 0, y: 0, width: 1, height: 1)
      return piece(rows[corner], in: corner, with: tools)
    }
    let (here, there) = (rows[changed], last[changed])
    let memory = tools.pool.memory(count: changed.area * 4)
    defer { withExtendedLifetime(memory) {} }
    guard let cover = here.cover(of: there, in: memory.prefix(changed.area * 4))
    else { return piece(here, in: changed, with: tools) }
    return piece(cover, in: changed, .covers, with: tools)
  }

  private func piece(
    _ rows: PixelRows, in rectangle: PixelRectangle, _ blending: PNGAnimation.Blending = .replaces,
    with tools: FrameTools
  ) -> Piece {
    guard let pixels = tools.encoder.compress(rows, as: .rgba, effort: .frame) else {
      preconditionFailure("four bytes a pixel hold every surface")
    }
    return Piece(pixels: pixels, rectangle: rectangle, blending: blending)
  }
}

extension PixelRows {
  /// What makes these rows of others when it is laid over them: nothing where both are the same.
  ///
  /// - Returns: Nil where a pixel that changes lets through what is behind it.
  fileprivate func cover(
    of others: PixelRows, in memory: UnsafeMutableRawBufferPointer
  ) -> PixelRows? {
    guard let start = memory.baseAddress else { return nil }
    let cover = PixelRows(start: start, bytesPerRow: width * 4, width: width, height: height)
    for y in 0..<height {
      let (here, there, target) = (self[y], others[y], cover[y])
      var changed: UInt32 = .max
      for x in 0..<width {
        let isSame = here[x] == there[x]
        target[x] = isSame ? 0 : here[x]
        changed &= isSame ? .max : here[x]
      }
      guard changed >= 0xFF00_0000 else { return nil }
    }
    return cover
  }
}
