import CDrawing
import GalleyGeometry
internal import GalleySystem

/// The pixels that a canvas draws on, and those below them: what can be seen so far.
final class CanvasLayer {
  private let surface: Surface
  /// The pixel of the layer below that lies under the first one.
  private let origin: Vector
  private let below: CanvasLayer?

  init(_ surface: Surface, at origin: Vector = .zero, above below: CanvasLayer? = nil) {
    self.surface = surface
    self.origin = origin
    self.below = below
  }

  /// Where a place of this layer lies on the page.
  func onPage(_ place: Point) -> Point {
    below.map { $0.onPage(place + origin) } ?? place
  }

  /// A copy of whole pixels as they would be seen were all layers opaque.
  ///
  /// - Parameters:
  ///   - area: In pixels of this layer; what lies off the page is clear.
  ///   - pool: Gives the memory.
  func copy(of area: Rect, pool: PixelMemoryPool) throws(RenderingError) -> Surface {
    let copy: Surface
    if let below {
      copy = try below.copy(of: area.offset(by: origin), pool: pool)
    } else {
      copy = try Surface(width: Int(area.width), height: Int(area.height), pool: pool)
    }
    let context = DrawingContext(on: copy)
    context.paint(surface, at: .zero - (area.origin - .zero), alpha: 1)
    try requireSuccess(context.status, "copy what lies behind a material")
    return copy
  }
}
