package import GalleyGeometry
package import GalleyGraphics
internal import GalleyNotation

/// How far what presents a sheet is scaled back behind it, and where it then stands.
///
/// What presents is the screen, or the card of a sheet from which another one comes.
package struct PresenterSetback: Hashable, Sendable {
  /// From 0, where what presents is in its place, to 1.
  package var progress: Double
  /// Where its upper edge lies at 1, in points.
  package var top: Double
  /// What is free on both sides of it at 1, in points.
  package var inset: Double
  /// Of its corners at 1, in points on the screen.
  package var radius: Double
  /// Lies over it at 1; nil for nothing.
  package var veil: Color?
  /// The card of what is presented.
  package var card: Rect

  package init(
    progress: Double, top: Double, inset: Double, radius: Double, veil: Color?, card: Rect
  ) {
    self.progress = progress
    self.top = top
    self.inset = inset
    self.radius = radius
    self.veil = veil
    self.card = card
  }

  /// Returns a group in which some commands are set back.
  ///
  /// - `presenter`: What presents, on a screen with `bounds`; its upper edge comes to `top`.
  /// - `displayRadius`: Of the corners in which the screen is seen.
  func group(
    _ commands: [DrawCommand], of presenter: Rect, on bounds: Rect, displayRadius: Double
  ) -> DrawCommand {
    let scale = max(0, bounds.width - 2 * inset * progress) / max(1, bounds.width)
    let edge = bounds.minY.interpolated(to: presenter.minY, at: progress)
    let way = Transform.scale(scale).about(Point(x: bounds.midX, y: edge))
      .then(.translation(Vector(dx: 0, dy: (top - presenter.minY) * progress)))
    let seen = Rect(
      x: bounds.minX, y: edge, width: bounds.width, height: max(0, bounds.maxY - edge))
    let corner = max(0, displayRadius.interpolated(to: radius, at: progress)) / max(scale, 1e-6)
    let clip = Shape.rectangle(seen, radii: CornerRadii(corner), isContinuous: true)
    var children = commands
    if let veil {
      let color = veil.withAlpha(veil.alpha * progress)
      children.append(.fill(Fill(.rectangle(bounds), .solid(color))))
    }
    return .group(Group(transform: way, clip: clip, children: children))
  }
}

/// A content that is presented over a screen, and may set back what presents it.
package protocol PresentedContent: LayerContent {
  /// Nil where what presents it stays as it is.
  func setback(in frame: Rect, context: LayerContext) -> PresenterSetback?
}

/// A content that may be made of one that is presented.
protocol PresentedContentHolding {
  /// Nil where it is not.
  var presentedContent: (any PresentedContent)? { get }
}

extension LayerContent {
  /// What is presented, where it is that.
  var presented: (any PresentedContent)? {
    (self as? any PresentedContentHolding)?.presentedContent
  }
}

extension [Layer] {
  /// How far the screen is set back by what is presented over it, from 0 to 1.
  func setbackProgress(in context: LayerContext, of bounds: Rect) -> Double {
    lazy.filter { $0.condition.holds(in: context.scope) }.map { layer in
      layer.content.presented?.setback(in: bounds, context: context)?.progress
        ?? layer.content.children.setbackProgress(in: context, of: bounds)
    }.max() ?? 0
  }
}
