internal import GalleyGeometry
internal import GalleyLayouts

/// The bar at the edge of a collection that says which part of the content is in sight, in the
/// measures of UIScrollView.
struct ScrollIndicator {
  var axis: Axis
  /// In the coordinates of the frame.
  var bar: Rect

  static let thickness = 3.0
  /// Between the bar and the edges.
  static let margin = 3.0
  /// Where the content rests.
  static let shortestLength = 36.0
  /// Where the content is pulled past its end.
  static let shortestPulledLength = 8.0

  /// The indicators of a view whose frame is given, one for each direction in which it scrolls.
  ///
  /// The upright one is at the trailing edge; where there are two, both keep clear of the corner.
  static func indicators(of view: CollectionView, in frame: Rect) -> [ScrollIndicator] {
    let viewport = view.viewport(at: .zero)
    let size = view.arrangement.contentSize
    let range = viewport.offsetRange(contentSize: size)
    let room = frame.inset(by: insets(of: view.environment)).inset(by: margin)
    let down = Travel(viewport.bounds.minY, from: range.minimum.y, to: range.maximum.y, size.height)
    let across = Travel(
      viewport.bounds.minX, from: range.minimum.x, to: range.maximum.x, size.width)
    let corner = down != nil && across != nil ? thickness + margin : 0
    let isMirrored = view.environment.layoutDirection == .rightToLeft
    return [
      down?.upright(in: room, keepingClear: corner, isMirrored: isMirrored),
      across?.level(in: room, keepingClear: corner, isMirrored: isMirrored),
    ].compactMap { $0 }
  }

  /// What covers the edges of the frame: the content inset that the scene gives, and the safe area.
  private static func insets(of environment: Environment) -> EdgeInsets {
    let (content, safe) = (environment.contentInset, environment.safeAreaInset)
    let insets = EdgeInsets(
      top: max(content.top, safe.top), leading: max(content.leading, safe.leading),
      bottom: max(content.bottom, safe.bottom), trailing: max(content.trailing, safe.trailing))
    return environment.layoutDirection == .rightToLeft ? insets.mirrored : insets
  }
}

/// Where content is on its way along one axis.
private struct Travel {
  /// The offset, and the ends between which it rests.
  let offset: Double
  let range: ClosedRange<Double>
  let contentExtent: Double

  /// Nil where the content does not scroll.
  init?(_ offset: Double, from start: Double, to end: Double, _ contentExtent: Double) {
    guard end > start else { return nil }
    self.offset = offset
    range = start...end
    self.contentExtent = contentExtent
  }

  func upright(in room: Rect, keepingClear corner: Double, isMirrored: Bool) -> ScrollIndicator? {
    guard let span = span(in: room.height - corner) else { return nil }
    let thickness = ScrollIndicator.thickness
    let bar = Rect(
      x: isMirrored ? room.minX : room.maxX - thickness, y: room.minY + span.start,
      width: thickness, height: span.length)
    return ScrollIndicator(axis: .vertical, bar: bar)
  }

  func level(in room: Rect, keepingClear corner: Double, isMirrored: Bool) -> ScrollIndicator? {
    guard let span = span(in: room.width - corner) else { return nil }
    let thickness = ScrollIndicator.thickness
    let bar = Rect(
      x: room.minX + (isMirrored ? corner : 0) + span.start, y: room.maxY - thickness,
      width: span.length, height: thickness)
    return ScrollIndicator(axis: .horizontal, bar: bar)
  }

  /// As long a part of the track as that of the content that is in sight, less what the content is
  /// pulled past its end; nil where there is no track.
  private func span(in track: Double) -> (start: Double, length: Double)? {
    guard track > 0 else { return nil }
    let way = range.upperBound - range.lowerBound
    let share = min(max(1 - way / max(contentExtent, way), 0), 1)
    let resting = min(max(track * share, ScrollIndicator.shortestLength), track)
    let held = min(max(offset, range.lowerBound), range.upperBound)
    let shortest = min(ScrollIndicator.shortestPulledLength, resting)
    let length = max(resting - abs(offset - held), shortest)
    return ((track - length) * (held - range.lowerBound) / way, length)
  }
}
