internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyScenes

/// The place and the look of a sheet at an instant.
struct SheetPresentation: Hashable, Sendable {
  /// The card, in the coordinates of the screen.
  var card: Rect
  /// How large what lies in it is before it is scaled to the card.
  var content: Size
  /// Of the card's corners, in points.
  var topRadius: Double
  var bottomRadius: Double
  /// The height that the device covers of the content at its bottom.
  var coveredHeight: Double
  /// How much of the dimming behind it there is, from 0 to 1.
  var dimming = 1.0
  /// How far what presents it is set back, from 0 to 1.
  var setback = 0.0
  /// From 0, where it floats as glass, to 1 for a ground that nothing shines through.
  var solidity: Double

  /// A factor about the card's centre.
  var scale: Double { content.width > 0 ? card.width / content.width : 1 }

  /// The content's rectangle before it is scaled.
  var box: Rect {
    Rect(
      x: card.midX - content.width / 2, y: card.midY - content.height / 2, width: content.width,
      height: content.height)
  }

  /// The same, so far down that nothing of it is on the screen.
  func lowered(below edge: Double) -> SheetPresentation {
    var pose = self
    pose.card = card.offset(by: Vector(dx: 0, dy: max(0, edge - card.minY)))
    pose.dimming = 0
    pose.setback = 0
    return pose
  }

  /// The presentation at a progress on the way to another; a spring may go beyond both.
  func interpolated(to end: SheetPresentation, at progress: Double) -> SheetPresentation {
    func between(_ path: KeyPath<SheetPresentation, Double>) -> Double {
      self[keyPath: path].interpolated(to: end[keyPath: path], at: progress)
    }
    func share(_ path: KeyPath<SheetPresentation, Double>) -> Double {
      min(1, max(0, between(path)))
    }
    return SheetPresentation(
      card: card.interpolated(to: end.card, at: progress),
      content: content.interpolated(to: end.content, at: progress),
      topRadius: between(\.topRadius), bottomRadius: between(\.bottomRadius),
      coveredHeight: between(\.coveredHeight), dimming: share(\.dimming),
      setback: share(\.setback), solidity: share(\.solidity))
  }
}
