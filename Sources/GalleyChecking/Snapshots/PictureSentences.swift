internal import GalleyComparison
internal import GalleyGeometry

extension PictureComparison {
  /// More changes than these are only counted.
  private static let mostChanges = 20

  /// The differences: first in the words of the layout, then in pixels and what they lie in.
  var sentences: [String] {
    let words = ComparisonSummary(self)
    return [words.sizes].compactMap(\.self) + changeSentences + pixelSentences(words)
      + words.attributions + words.notes
  }

  private var changeSentences: [String] {
    guard explanation != nil else { return [] }
    guard !stopped.isEmpty else { return ["the layouts agree, the pixels do not"] }
    return ComparisonSummary.shortened(
      stopped.map(ComparisonSummary.sentence(of:)), to: Self.mostChanges)
  }

  private func pixelSentences(_ words: ComparisonSummary) -> [String] {
    guard !report.isSame else { return [] }
    let box = words.boundingBox.map { ", all within \($0)" } ?? ""
    return [words.pixels + box] + words.exceededLimits
  }
}
