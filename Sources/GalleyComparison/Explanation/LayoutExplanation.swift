/// What is different between two drawn layouts, element by element.
public struct LayoutExplanation: Hashable, Sendable {
  /// What an app's users would notice first comes first.
  public var changes: [LayoutChange]

  /// Pixels a point of the expected picture.
  public var expectedScale: Double
  /// Pixels a point of the actual picture.
  public var actualScale: Double

  public init(changes: [LayoutChange], expectedScale: Double = 1, actualScale: Double = 1) {
    self.changes = changes
    self.expectedScale = expectedScale
    self.actualScale = actualScale
  }

  /// The largest change that a gate measures; zero where there is none.
  public func largestAmount(in gate: LayoutChange.Gate) -> Double {
    changes.lazy.filter { $0.gate == gate }.reduce(0) { max($0, $1.amount) }
  }
}
