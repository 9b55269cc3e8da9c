import GalleyGeometry
import GalleyGraphics

/// A command other than a group, taken apart into what it draws and where.
///
/// What is only moved, or stretched where that cannot be told from a larger one, stays the same
/// drawing.
struct PositionedCommand {
  let command: DrawCommand
  /// The drawing at a standard place.
  let standard: DrawCommand
  /// From the standard place to that of the command; invertible.
  let place: Transform

  init(_ command: DrawCommand) {
    self.command = command
    (standard, place) = Self.decomposition(command)
  }

  private static func decomposition(_ command: DrawCommand) -> (DrawCommand, Transform) {
    switch command {
    case .text(var text):
      let place = Transform.translation(text.origin - Point.zero)
      text.origin = .zero
      return (.text(text), place)
    case .image(var placement):
      guard let place = stretch(to: placement.destination) else { break }
      placement.destination = unit
      return (.image(placement), place)
    case .vectorImage(var placement):
      guard let place = stretch(to: placement.destination) else { break }
      placement.destination = unit
      return (.vectorImage(placement), place)
    case .fill(var fill):
      guard case .solid = fill.paint, let (shape, place) = decomposition(fill.shape) else { break }
      fill.shape = shape
      return (.fill(fill), place)
    default: break
    }
    return (command, .identity)
  }

  private static func decomposition(_ shape: Shape) -> (Shape, Transform)? {
    switch shape {
    case .rectangle(let rect): stretch(to: rect).map { (.rectangle(unit), $0) }
    case .ellipse(let rect): stretch(to: rect).map { (.ellipse(in: unit), $0) }
    case .roundedRectangle(let rect, let radius):
      (
        .roundedRectangle(Rect(origin: .zero, size: rect.size), radius: radius),
        .translation(rect.origin - Point.zero)
      )
    case .corneredRectangle(var rectangle):
      Self.decomposition(&rectangle)
    case .path: nil
    }
  }

  private static func decomposition(_ rectangle: inout CorneredRectangle) -> (Shape, Transform) {
    let place = Transform.translation(rectangle.rect.origin - Point.zero)
    rectangle.rect.origin = .zero
    return (.corneredRectangle(rectangle), place)
  }

  private static let unit = Rect(x: 0, y: 0, width: 1, height: 1)

  private static func stretch(to rect: Rect) -> Transform? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    return Transform(a: rect.width, d: rect.height, tx: rect.minX, ty: rect.minY)
  }
}
