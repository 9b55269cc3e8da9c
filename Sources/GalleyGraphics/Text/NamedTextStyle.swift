/// The use of a text, which decides its size and weight: UIKit's text styles.
///
/// Sizes and leadings are those of Apple's Human Interface Guidelines ("Dynamic Type sizes" for iOS).
public enum NamedTextStyle: String, Hashable, Sendable, CaseIterable {
  /// Titles of screens.
  case largeTitle = "large-title"
  /// Titles of first rank.
  case title1 = "title-1"
  /// Titles of second rank.
  case title2 = "title-2"
  /// Titles of third rank.
  case title3 = "title-3"
  /// Headings, in semibold.
  case headline
  /// Text that is read at length.
  case body
  /// Text that calls something out.
  case callout
  /// Headings of second rank.
  case subheadline
  /// Notes below.
  case footnote
  /// Captions.
  case caption1 = "caption-1"
  /// Captions of second rank.
  case caption2 = "caption-2"

  /// The weight of a text of the style that says nothing of it.
  public var weight: Int { self == .headline ? 600 : 400 }

  /// The font size in points.
  public func size(at textSize: TextSize) -> Double { sizes[textSize.number] }

  /// The line height of design tools in points, by which other sizes grow; a label does not ask it.
  public func leading(at textSize: TextSize) -> Double { leadings[textSize.number] }

  /// A font size that grows as texts of the style do, in whole points as UIFontMetrics gives it.
  public func scaled(fontSize: Double, at textSize: TextSize) -> Double {
    guard textSize != .large else { return fontSize }
    return max(1, (fontSize * leading(at: textSize) / leading(at: .large)).rounded())
  }

  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  private var leadings: [Double] {
    switch self {
    case .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }
}
