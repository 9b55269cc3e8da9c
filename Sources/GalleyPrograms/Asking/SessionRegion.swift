internal import GalleyGeometry
package import GalleyLayouts

/// A section of a layout that scrolls by itself, as numbers that cross from one process to another.
package struct SessionRegion: Codable, Hashable {
  package var section: Int
  package var axis: String
  package var behavior: String
  /// x, y, width and height.
  package var frame: [Double]
  package var contentLength: Double
  package var restingOffsets: [Double]
  /// The offsets between which it scrolls.
  package var range: [Double]
  /// The kinds of its views that stay, in the words of scenes.
  package var fixedKinds: [String]
  package var isReversed: Bool

  /// - Parameters:
  ///   - region: as it is shown, mirrored where text runs to the left.
  ///   - fixedKinds: the kinds of its views that stay, in the words of scenes.
  package init(_ region: ScrollRegion, fixedKinds: [String]) {
    let frame = region.frame
    section = region.section
    (axis, behavior) = (region.axis.rawValue, region.behavior.rawValue)
    self.frame = [frame.minX, frame.minY, frame.width, frame.height]
    contentLength = region.contentLength
    restingOffsets = region.restingOffsets
    range = [region.range.lowerBound, region.range.upperBound]
    self.fixedKinds = Array(Set(fixedKinds).union(["header", "footer"])).sorted()
    isReversed = region.isReversed
  }

  /// The value; nil where it is none.
  package var region: ScrollRegion? {
    let numbers = frame + restingOffsets + range + [contentLength]
    guard let axis = Axis(rawValue: axis), let behavior = OrthogonalScrolling(rawValue: behavior),
      frame.count == 4, range.count == 2, numbers.allSatisfy(\.isFinite), range[0] <= range[1]
    else { return nil }
    return ScrollRegion(
      section: section, axis: axis, behavior: behavior,
      frame: Rect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
      contentLength: contentLength, restingOffsets: restingOffsets, range: range[0]...range[1],
      fixedKinds: Set(fixedKinds), isReversed: isReversed)
  }
}
