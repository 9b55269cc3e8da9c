/// What is different between two drawn layouts, element by element.
public struct LayoutExplanation: Hashable, Sendable {
  /// What an app's users would notice first comes first.
  public var changes: [LayoutChange]

  public init(changes: [LayoutChange]) { self.changes = changes }
}
