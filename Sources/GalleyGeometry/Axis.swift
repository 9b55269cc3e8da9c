/// The direction in which content scrolls, or lines are stacked.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  /// From top to bottom.
  case vertical
  /// From left to right, or from right to left where text runs so.
  case horizontal
}

/// The direction in which text and rows run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As English does.
  case leftToRight = "ltr"
  /// As Arabic and Hebrew do.
  case rightToLeft = "rtl"
}
