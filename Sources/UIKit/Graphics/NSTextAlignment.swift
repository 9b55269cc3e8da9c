/// The alignment of the lines of a text.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// From edge to edge.
  case justified
  /// Where text begins.
  case natural
}
