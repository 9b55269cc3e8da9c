internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts

/// The screen of a scene: its size, what covers it, and what lies behind everything.
struct ScreenSpec: Sendable {
  enum Background: Sendable {
    case paint(PaintSpec)
    case image(ImageLayer)
  }

  var size = Size(width: 390, height: 844)
  var scale = 2.0
  var safeArea = EdgeInsets.zero
  var direction = LayoutDirection.leftToRight
  var theme = "light"
  var background: Background?
}
