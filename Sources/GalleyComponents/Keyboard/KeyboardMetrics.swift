internal import GalleyGeometry
internal import GalleyScenes

/// The height of a keyboard and the distances of its keys, in points.
struct KeyboardMetrics {
  /// Of the four rows of keys.
  var keysHeight: Double
  /// Of the words above them; nothing where there are none.
  var suggestionsHeight: Double
  /// Below the rows: the globe and the microphone of phones without a home button, else what the
  /// device covers.
  var footHeight: Double
  /// Between two keys of a row.
  var gap: Double
  /// Between two rows.
  var rowGap: Double
  var isTablet: Bool
  /// Whether the globe and the microphone stand below the rows.
  var hasFoot: Bool

  var height: Double { suggestionsHeight + keysHeight + footHeight }

  /// Of phones held upright 291 points and 44 of words, or 301 and 45 from 414 points of width on,
  /// of which 75 are below the rows where there is no home button.
  ///
  /// [C] On its side a phone has 162, a tablet 265 or 353 and 55, above what the device covers;
  /// derived.
  init(width: Double, inset: Double, isTablet: Bool, isOnSide: Bool, hasSuggestions: Bool) {
    self.isTablet = isTablet
    hasFoot = !isTablet && !isOnSide && inset > 0
    footHeight = hasFoot ? 75 : inset
    if isTablet {
      keysHeight = isOnSide ? 353 : 265
      suggestionsHeight = hasSuggestions ? 55 : 0
      (gap, rowGap) = (12, 11)
    } else if isOnSide {
      keysHeight = 162
      suggestionsHeight = hasSuggestions ? 38 : 0
      (gap, rowGap) = (6, 8)
    } else {
      keysHeight = width < 414 ? 216 : 226
      suggestionsHeight = hasSuggestions ? width < 414 ? 44 : 45 : 0
      (gap, rowGap) = (6, 12)
    }
  }
}
