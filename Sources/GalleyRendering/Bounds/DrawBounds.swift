internal import GalleyPNG

/// The pixels that a command may touch, and whether it may be drawn in parts.
struct DrawBounds {
  /// Larger than needed at times, never smaller; nil where nothing is drawn.
  var pixels: PixelRectangle?
  /// Whether it must be drawn whole to come out the same: what is curved, blurred, resampled or drawn
  /// aside depends on how much of it can be seen.
  var isAtomic = false
  /// Of a group whose children are drawn one by one; nil for all else.
  var children: [DrawBounds]?
  /// Of a group's shadow, which must be drawn whole, too.
  var shadow: PixelRectangle?

  /// Collects the rectangles that must be drawn whole, of this and all in it.
  func collectAtoms(into atoms: inout [PixelRectangle]) {
    if isAtomic {
      if let pixels { atoms.append(pixels) }
    } else {
      if let shadow { atoms.append(shadow) }
      for child in children ?? [] { child.collectAtoms(into: &atoms) }
    }
  }
}
