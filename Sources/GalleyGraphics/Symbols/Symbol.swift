/// A picture of one color that stands beside text: an outline by a name.
package struct Symbol: Hashable, Sendable {
  /// As it was asked for.
  package let name: String
  /// The outline's own name in the set.
  package let outlineName: String
  /// Whether it turns with the direction of text.
  package let followsText: Bool
  /// In a square box, filled by the non-zero rule; its middle is that of the box.
  package let outline: Path
  /// Where the outline begins and ends from left to right, in the box.
  package let extent: ClosedRange<Double>
  /// What shows a value; nil where nothing does.
  package let variableLayers: VariableLayers?

  /// The side of the square that outlines are drawn in.
  package static let box = 16.0
}

extension Symbol {
  /// How large the box is beside a text, as a multiple of the font's size: so large that a circle is as
  /// high as SF Symbols' in the medium scale.
  package static let boxShare = 1.17

  /// The font's size for an image of a symbol that is told nothing else, in points.
  package static let imageFontSize = 17.0

  /// As wide as the outline and as high as the box beside a text, in points.
  package func size(fontSize: Double, weight: Int) -> (width: Double, height: Double) {
    let scale = fontSize * Self.boxShare / Self.box
    let width = extent.upperBound - extent.lowerBound + Self.widening(forWeight: weight)
    return (width * scale, Self.box * scale)
  }

  /// How high capitals are in San Francisco, as a share of the font's size: 1443 of 2048 units.
  package static let capShare = 1443.0 / 2048

  /// By how much lines are widened for a weight, in units of the box, where a line is one unit wide.
  ///
  /// The set's lines are those of a light font: so much wider they are as San Francisco's stems. What is
  /// lighter than 300 is drawn as that.
  package static func widening(forWeight weight: Int) -> Double {
    let steps: [(weight: Double, width: Double)] = [
      (300, 0), (400, 0.2), (500, 0.35), (600, 0.55), (700, 0.75), (800, 1), (900, 1.2),
    ]
    let weight = Double(weight)
    guard let upper = steps.firstIndex(where: { weight <= $0.weight }) else {
      return steps[steps.count - 1].width
    }
    guard upper > 0 else { return 0 }
    let (from, to) = (steps[upper - 1], steps[upper])
    return from.width + (to.width - from.width) * (weight - from.weight) / (to.weight - from.weight)
  }
}
