import GalleyGraphics

extension Surface {
  /// The mean of all pixels, each counted by its alpha; nil where nothing is drawn.
  var meanColor: Color? {
    // Of blue, green, red and alpha, in the order of the bytes.
    var sums = SIMD4<UInt64>(repeating: 0)
    withRows { _, pixels in
      for pixel in pixels {
        sums &+= SIMD4(
          truncatingIfNeeded: SIMD4<UInt32>(
            pixel & 0xFF, pixel >> 8 & 0xFF, pixel >> 16 & 0xFF, pixel >> 24))
      }
    }
    guard sums[3] > 0 else { return nil }
    func share(_ sum: UInt64) -> Double { Double(sum) / Double(sums[3]) }
    return Color(red: share(sums[2]), green: share(sums[1]), blue: share(sums[0]))
  }
}
