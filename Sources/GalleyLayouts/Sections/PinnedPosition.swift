/// The position of a pinned view in its section, along the scroll direction.
public enum PinnedPosition: Hashable, Sendable {
  /// At the beginning, as a header: it follows the leading edge of what is visible.
  case start
  /// Beside the items: it is kept between both edges.
  case beside
  /// At the end, as a footer: it follows the trailing edge.
  case end
}
