/// The extents that the content of cells, headers and footers decides, where a layout of a class
/// lets it, as `preferredLayoutAttributesFitting` does.
public enum SelfSizing: String, CaseIterable, Codable, Sendable {
  /// A cell is as wide as the layout made it, and asked how high it is.
  case height
  /// A cell is as high as the layout made it, and asked how wide it is.
  case width
  /// A cell is asked for both, as where all of its constraints come from what it shows.
  case both

  package var decidesWidth: Bool { self != .height }
  package var decidesHeight: Bool { self != .width }
}
