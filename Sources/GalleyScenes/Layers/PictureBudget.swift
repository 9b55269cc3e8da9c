internal import GalleyGeometry
internal import GalleyNotation

/// Counts what one picture draws, so that a scene with a million things in sight ends in a message and not in minutes of waiting.
final class PictureBudget {
  static let largestElementCount = 100_000
  static let largestLayerCount = 100_000
  static let largestTextCount = 1_500_000
  /// What laying out even the shortest text costs, in bytes of text.
  private static let costOfText = 100

  private var layerCount = 0
  private var textCount = 0

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
      textCount, over: Self.largestTextCount, added: cost, at: location, issues: issues,
      "too many texts are in sight at once for one picture; show fewer or shorter ones")
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
