/// The direction of text, as traits have it.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As in English.
  case leftToRight = 0
  /// As in Arabic.
  case rightToLeft = 1
}

/// The direction of text, as views have it.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}

/// The kind of content of a view, which decides whether it is mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored where text runs from right to left.
  case unspecified
  /// Never mirrored: playback.
  case playback
  /// Never mirrored: places.
  case spatial
  /// Never mirrored.
  case forceLeftToRight
  /// Always mirrored.
  case forceRightToLeft
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The amount of room.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not said.
  case unspecified
  /// Little.
  case compact
  /// Much.
  case regular
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// A television.
  case tv
  /// A car's screen.
  case carPlay
  /// A Mac.
  case mac = 5
}

/// Whether Increase Contrast is on.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not said.
  case unspecified = -1
  /// As usual.
  case normal
  /// Increased.
  case high
}
