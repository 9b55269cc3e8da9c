/// A way to pack circles.
public enum CirclePacking: String, Hashable, Sendable, CaseIterable {
  /// Each circle, in order, at the highest and then leftmost free place.
  case tangent
  /// The greedy walk of the Circles Layout tutorial.
  case scan
  /// As tangent, in whatever order needs the least height.
  case dense
  /// All around a centre, by the front chain.
  case disc
}
