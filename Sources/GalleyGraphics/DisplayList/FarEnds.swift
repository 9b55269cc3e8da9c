package import GalleyGeometry

extension DrawCommand {
  /// The command without what of its shapes reaches far beyond what can be seen: a card behind a
  /// million rows is longer than numbers that can be drawn.
  ///
  /// Only plain boxes in one color are cut, far enough away that neither their corners nor their
  /// edges come into sight, and only where they are longer than any picture.
  ///
  /// - `visible`: What can be seen, in the coordinates of the command.
  package func withoutFarEnds(_ visible: Rect) -> DrawCommand {
    switch self {
    case .fill(var fill):
      guard case .solid = fill.paint else { return self }
      fill.shape = fill.shape.withoutFarEnds(visible)
      return .fill(fill)
    case .stroke(var stroke):
      guard case .solid = stroke.paint, stroke.dashes.isEmpty else { return self }
      stroke.shape = stroke.shape.withoutFarEnds(visible)
      return .stroke(stroke)
    default: return self
    }
  }
}

extension Shape {
  /// Longer than any picture, and far enough beyond it that nothing of an end is seen.
  private static let farthest = 50_000.0

  /// The shape, or where that is a box that ends far beyond what can be seen, a shorter one.
  package func withoutFarEnds(_ visible: Rect) -> Shape {
    let reach = visible.inset(by: -Self.farthest)
    let bounds = bounds
    guard !reach.contains(bounds), bounds.isFinite, let cut = bounds.intersection(reach),
      !cut.isEmpty
    else { return self }
    switch self {
    case .rectangle: return .rectangle(cut)
    case .roundedRectangle(_, let radius) where radius < Self.farthest / 2:
      return .roundedRectangle(cut, radius: radius)
    case .corneredRectangle(var rectangle)
    where rectangle.radii.all.allSatisfy({ $0 < Self.farthest / 2 }):
      rectangle.rect = cut
      return .corneredRectangle(rectangle)
    case .roundedRectangle, .corneredRectangle, .ellipse, .path: return self
    }
  }
}
