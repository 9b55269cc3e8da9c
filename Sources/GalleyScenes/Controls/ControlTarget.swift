/// The target of a touch on a control.
enum ControlTarget: Hashable, Sendable {
  /// In none of the layers that show.
  case hidden
  /// In a cell of a collection.
  case inCell
  /// On the screen, so many points wide.
  case onScreen(width: Double, isMirrored: Bool)
}
