/// What is different between two drawn layouts, element by element.
public struct LayoutExplanation: Hashable, Sendable {
  /// What an app's users would notice first comes first.
  public var changes: [LayoutChange]

  public init(changes: [LayoutChange]) { self.changes = changes }

  /// The largest change that a gate measures; zero where there is none.
  public func largestAmount(in gate: LayoutChange.Gate) -> Double {
    changes.lazy.filter { $0.gate == gate }.reduce(0) { max($0, $1.amount) }
  }
}
