internal import GalleyGeometry
internal import GalleyNotation

/// Counts what one picture draws, so that a scene with a million things in sight ends in a message and not in minutes of waiting.
final class PictureBudget {
  static let largestElementCount = 100_000
  static let largestLayerCount = 100_000
  static let largestTextCount = 1_500_000
  /// Of what is measured beside what is drawn: some seconds' worth.
  static let largestMeasuredTextCount = 8_000_000
  /// What laying out even the shortest text costs, in bytes of text.
  private static let costOfText = 100

  private let mostText: Int
  private let textMessage: String
  private var layerCount = 0
  private var textCount = 0

  /// The budget of a picture.
  convenience init() {
    self.init(
      mostText: Self.largestTextCount,
      "too many texts are in sight at once for one picture; show fewer or shorter ones")
  }

  private init(mostText: Int, _ textMessage: String) {
    self.mostText = mostText
    self.textMessage = textMessage
  }

  /// The budget of measuring all elements of a screen's collections, in sight or not.
  static func measuring() -> PictureBudget {
    PictureBudget(
      mostText: largestMeasuredTextCount,
      "too many texts decide how large their items are; give items points in place of 'fit', or have fewer of them"
    )
  }

  /// Whether so many layers more can be drawn; the first that cannot are reported.
  func allowsLayers(_ count: Int, at location: SourceLocation?, issues: IssueLog) -> Bool {
    layerCount += count
    return report(
      layerCount, over: Self.largestLayerCount, added: count, at: location, issues: issues,
      "more than \(Self.largestLayerCount) layers are in sight at once; show fewer of them")
  }

  /// Whether a text of so many bytes more can be laid out; the first that cannot is reported.
  func allowsText(byteCount: Int, at location: SourceLocation?, issues: IssueLog) -> Bool {
    let cost = Self.costOfText + byteCount
    textCount += cost
    return report(
      textCount, over: mostText, added: cost, at: location, issues: issues, textMessage)
  }

  private func report(
    _ count: Int, over limit: Int, added: Int, at location: SourceLocation?, issues: IssueLog,
    _ message: String
  ) -> Bool {
    guard count > limit else { return true }
    if count - added <= limit, let location { issues.error(message, at: location) }
    return false
  }
}
