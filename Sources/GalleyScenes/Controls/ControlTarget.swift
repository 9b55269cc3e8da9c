internal import GalleyGeometry

/// The target of a touch on a control.
enum ControlTarget: Hashable, Sendable {
  /// In none of the layers that show.
  case hidden
  /// In a cell of a collection.
  case inCell
  /// In a frame on the screen, at places in it.
  case onScreen(Rect, isMirrored: Bool, TouchPlaces)
}
