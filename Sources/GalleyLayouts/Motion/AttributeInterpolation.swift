internal import GalleyGeometry

extension LayoutAttributes {
  /// The attributes between these, at progress 0, and others, at 1; the element is the others'.
  ///
  /// Frame, alpha, transform and numbers go over evenly, the transform by decomposition, so that a
  /// rotation turns. Until the end the higher of the two z-indexes counts: what comes down does so
  /// last. Flags and texts are the others' from the beginning.
  func interpolated(to end: LayoutAttributes, at progress: Double, along path: MotionPath)
    -> LayoutAttributes
  {
    guard progress != 1 else { return end }
    var result = end
    let size = size == end.size ? size : size.interpolated(to: end.size, at: progress)
    result.untransformedFrame = Rect(
      center: path.point(from: center, to: end.center, progress: progress),
      size: Size(width: max(0, size.width), height: max(0, size.height)))
    result.alpha = min(max(alpha.interpolated(to: end.alpha, at: progress), 0), 1)
    if transform != end.transform {
      result.transform = .interpolated(from: transform, to: end.transform, progress: progress)
    }
    if projection != end.projection {
      result.projection = projection.interpolated(to: end.projection, at: progress)
    }
    result.zIndex = max(zIndex, end.zIndex)
    result.isHidden = isHidden && end.isHidden
    if !custom.isEmpty { result.custom = custom.interpolated(to: end.custom, at: progress) }
    return result
  }
}

extension [String: CustomValue] {
  fileprivate func interpolated(to end: Self, at progress: Double) -> Self {
    end.reduce(into: end) { result, entry in
      guard case .number(let last) = entry.value, case .number(let first) = self[entry.key] else {
        return
      }
      result[entry.key] = .number(first.interpolated(to: last, at: progress))
    }
  }
}
