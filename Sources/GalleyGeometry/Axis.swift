/// The direction in which content scrolls, or lines are stacked.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case vertical
  case horizontal
}

/// The direction in which text and rows run.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"
}
