internal import GalleyGeometry
internal import GalleyGraphics

/// A display list, and which part of it draws what.
struct DrawnParts: Sendable {
  /// A layer of the screen outside the elements of collections.
  struct Layer: Sendable {
    var id: String
    var kind: String
    /// In the coordinates of the commands.
    var frame: Rect
    var screenFrame: Rect
    /// Without those of the layers that lie in it.
    var commands: [DrawCommand]
  }

  var commands: [DrawCommand] = []
  /// Back to front, a layer before those that lie in it.
  var layers: [Layer] = []
  /// What the elements of collections draw, by the identities of their groups, and the frames that
  /// they draw over, in the coordinates of the commands.
  var elements: [[String]: (commands: [DrawCommand], frame: Rect)] = [:]
  /// On the screen, by the names of the collections.
  var collectionFrames: [String: Rect]
}
