import GalleyChecking
import GalleyComparison
import GalleyGeometry

/// What layouts say of a difference, as lines that follow the numbers.
struct ExplanationText {
  private static let mostLines = 40

  private let comparison: PictureComparison

  init(_ comparison: PictureComparison) { self.comparison = comparison }

  /// Empty where there is nothing to say, else lines that each begin with a line feed.
  var text: String {
    let told = changes + places + comparison.notes
    return told.prefix(Self.mostLines).map { "\n" + $0 }.joined()
      + (told.count > Self.mostLines ? "\nand \(told.count - Self.mostLines) more" : "")
  }

  private var changes: [String] {
    (comparison.explanation?.changes ?? []).map { ($0.isConsequence ? "hence " : "") + $0.sentence }
  }

  private var places: [String] {
    comparison.attributions.map { attribution in
      let box = attribution.cluster.boundingBox
      let place =
        attribution.names.isEmpty ? "nothing known" : attribution.names.joined(separator: ", ")
      return
        "\(attribution.cluster.pixelCount) pixels at (\(Int(box.minX)), \(Int(box.minY))) in \(place)"
    }
  }
}
