/// How a renderer comes to its pixels, which are the same in every way.
public struct DrawingOptions: Hashable, Sendable {
  /// Whether work is left out that makes no difference, such as drawing again what has not changed;
  /// without it, all is drawn, to prove that it makes none.
  public var usesShortcuts: Bool

  public init(usesShortcuts: Bool = true) { self.usesShortcuts = usesShortcuts }
}
