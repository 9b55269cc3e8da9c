public import Foundation
internal import GalleyGeometry
internal import GalleyGraphics

extension UIView {
  /// Draws the view with all in it over a rectangle of the context that is drawn into; false where
  /// there is none.
  @preconcurrency @MainActor @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    context.draw(ViewPicture(of: self), in: Rect(rect))
    return true
  }
}

extension CALayer {
  /// Draws the layer with all in it from a context's origin on, without its own place, transform and
  /// opacity.
  @preconcurrency @MainActor
  public func render(in context: CGContext) {
    let picture = ViewPicture(of: self)
    context.draw(picture, in: Rect(origin: .zero, size: picture.size))
  }
}

extension CGContext {
  fileprivate func draw(_ picture: ViewPicture, in rect: Rect) {
    guard picture.size.width > 0, picture.size.height > 0, rect.isFinite else { return }
    let map = Transform.scale(
      x: rect.width / picture.size.width, y: rect.height / picture.size.height
    ).then(.translation(Vector(dx: rect.minX, dy: rect.minY)))
    draw(.group(ViewGroup(transform: map, marks: picture.marks)))
  }
}
