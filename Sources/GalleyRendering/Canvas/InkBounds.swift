import GalleyGeometry
import GalleyGraphics

extension Group {
  /// The bounding box, in the coordinates around the group, of a rectangle in those of its children.
  fileprivate func boundsSeen(of rect: Rect) -> Rect? {
    guard let projection else { return transform.boundingBox(of: rect) }
    return projection.then(transform).boundingBox(of: rect)
  }
}

extension CanvasResources {
  /// A rectangle, in the coordinates outside of a group's transform applied already, that holds all
  /// it may draw; nil where it draws nothing.
  ///
  /// It may be larger than needed, never smaller.
  func inkBounds(of group: Group) throws(RenderingError) -> Rect? {
    var bounds: Rect?
    for child in group.children {
      guard let box = try inkBounds(of: child) else { continue }
      bounds = bounds?.union(box) ?? box
    }
    if let clip = group.clip { bounds = bounds?.intersection(clip.bounds) }
    if let shadow = group.shadow {
      // Twice the reach of the blur, since it is rounded to whole pixels.
      let box =
        shadow.side == .inside
        ? shadow.shape.bounds
        : shadow.shape.bounds.offset(by: shadow.offset).inset(by: -(6 * shadow.radius + 4))
      bounds = bounds?.union(box) ?? box
    }
    return bounds
  }

  /// A rectangle, in the coordinates around a command, that holds all it may draw; nil for nothing.
  func inkBounds(of command: DrawCommand) throws(RenderingError) -> Rect? {
    switch command {
    case .text(let text): try inkBounds(of: text)
    case .group(let group): try inkBounds(of: group).flatMap { group.boundsSeen(of: $0) }
    default: command.inkBounds
    }
  }

  private func inkBounds(of text: Text) throws(RenderingError) -> Rect {
    let layout = try layout(of: text.block)
    // Glyphs overhang their lines, by less than an em.
    let box = Rect(origin: .zero, size: layout.metrics.size)
    let width = max(text.block.width ?? 0, box.width)
    return Rect(x: min(0, width - box.width), y: 0, width: width, height: box.height)
      .inset(by: -2 * text.block.style.size - (text.outline?.width ?? 0)).offset(
        by: text.origin - Point.zero)
  }
}
