internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation

/// Counts what one picture draws, so that a scene with a million things in sight ends in a message and not in minutes of waiting.
final class PictureBudget {
  static let largestElementCount = 100_000
  static let largestLayerCount = 100_000
  static let largestTextCount = 1_500_000
  /// Of what is measured beside what is drawn: some seconds' worth.
  static let largestMeasuredTextCount = 26_000_000
  /// What laying out even the shortest text costs, in bytes of text.
  private static let costOfText = 100
  /// The same where it is measured, and plain; what is not costs twice what drawing it does.
  private static let costOfPlainText = 15

  private let mostText: Int
  private let isMeasuring: Bool
  private let textMessage: String
  private var layerCount = 0
  private var textCount = 0

  /// The budget of a picture.
  convenience init() {
    self.init(
      mostText: Self.largestTextCount, isMeasuring: false,
      "too many texts are in sight at once for one picture; show fewer or shorter ones")
  }

  private init(mostText: Int, isMeasuring: Bool, _ textMessage: String) {
    self.mostText = mostText
    self.isMeasuring = isMeasuring
    self.textMessage = textMessage
  }

  /// The budget of measuring all elements of a screen's collections, in sight or not.
  static func measuring() -> PictureBudget {
    PictureBudget(
      mostText: largestMeasuredTextCount, isMeasuring: true,
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

  /// Whether a text more can be laid out, or measured; the first that cannot is reported.
  func allowsText(_ string: String, at location: SourceLocation?, issues: IssueLog) -> Bool {
    guard textCount <= mostText else { return false }
    let cost = isMeasuring ? Self.costOfMeasuring(string) : Self.costOfText + string.utf8.count
    textCount += cost
    return report(
      textCount, over: mostText, added: cost, at: location, issues: issues, textMessage)
  }

  private static func costOfMeasuring(_ string: String) -> Int {
    guard let text = PlainText(string), text.breaksAtBlanks, !text.hasLongWords else {
      return 2 * (costOfText + string.utf8.count)
    }
    return costOfPlainText + text.bytes.count
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
