package import GalleyGeometry

extension [DrawCommand] {
  /// The commands without what of their shapes reaches far beyond what can be seen: a card behind a
  /// million rows is longer than numbers that can be drawn.
  ///
  /// Only plain boxes in one color are cut, and clips, far enough away that neither their corners
  /// nor their edges come into sight, and only where they are longer than any picture.
  ///
  /// - `visible`: What can be seen, in the coordinates of the commands.
  package func withoutFarEnds(_ visible: Rect) -> [DrawCommand] { cut(to: visible) ?? self }

  /// Nil where nothing is cut, as nearly always.
  fileprivate func cut(to visible: Rect) -> [DrawCommand]? {
    var result: [DrawCommand]?
    for (number, command) in enumerated() {
      guard let cut = command.cut(to: visible) else { continue }
      if result == nil { result = self }
      result?[number] = cut
    }
    return result
  }
}

extension DrawCommand {
  fileprivate func cut(to visible: Rect) -> DrawCommand? {
    switch self {
    case .fill(var fill):
      guard case .solid = fill.paint, let shape = fill.shape.cut(to: visible) else { return nil }
      fill.shape = shape
      return .fill(fill)
    case .stroke(var stroke):
      guard case .solid = stroke.paint, stroke.dashes.isEmpty,
        let shape = stroke.shape.cut(to: visible)
      else { return nil }
      stroke.shape = shape
      return .stroke(stroke)
    case .group(var group):
      guard group.projection == nil, let inverse = group.transform.inverse else { return nil }
      let visible = group.transform.isIdentity ? visible : inverse.boundingBox(of: visible)
      let (clip, children) = (group.clip?.cut(to: visible), group.children.cut(to: visible))
      guard clip != nil || children != nil else { return nil }
      group.clip = clip ?? group.clip
      group.children = children ?? group.children
      return .group(group)
    default: return nil
    }
  }
}

extension Shape {
  /// Longer than any picture, and far enough beyond it that nothing of an end is seen.
  private static let farthest = 50_000.0

  /// A shorter shape in place of a box that ends far beyond what can be seen; nil for any other.
  fileprivate func cut(to visible: Rect) -> Shape? {
    let reach = visible.inset(by: -Self.farthest)
    let bounds = bounds
    guard !reach.contains(bounds), bounds.isFinite, let cut = bounds.intersection(reach),
      !cut.isEmpty
    else { return nil }
    switch self {
    case .rectangle: return .rectangle(cut)
    case .roundedRectangle(_, let radius) where radius < Self.farthest / 2:
      return .roundedRectangle(cut, radius: radius)
    case .corneredRectangle(var rectangle)
    where rectangle.radii.all.allSatisfy({ $0 < Self.farthest / 2 }):
      rectangle.rect = cut
      return .corneredRectangle(rectangle)
    case .roundedRectangle, .corneredRectangle, .ellipse, .path: return nil
    }
  }
}
