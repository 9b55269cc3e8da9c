package import GalleyGeometry

/// A layer of a scene in a view: a control that who draws has already, in the words of scenes.
package struct ViewComponent: Hashable, Codable, Sendable {
  /// What a scene says of the layer, a map in JSON such as `{"switch":null,"on":true}`.
  package var layer: String
  package var frame: Rect
  /// Whether text runs to the left in it.
  package var isRightToLeft: Bool
  /// Whether it is drawn as in the dark; nil for as the screen is.
  package var isDark: Bool?

  package init(
    _ layer: String, in frame: Rect, isRightToLeft: Bool = false, isDark: Bool? = nil
  ) {
    self.layer = layer
    self.frame = frame
    self.isRightToLeft = isRightToLeft
    self.isDark = isDark
  }
}
