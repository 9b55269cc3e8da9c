/// The size that something wants, in points; nil on an axis that it would fill.
public struct IntrinsicSize: Hashable, Sendable {
  /// In points; nil for none.
  public var width: Double?
  /// In points; nil for none.
  public var height: Double?

  /// Makes a size.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// No wish on either axis.
  public static let fill = IntrinsicSize()
}

/// A rule for taking the wanted extent on an axis for which the placement gives none.
///
/// Otherwise it fills its parent.
public enum Hugging: Sendable {
  /// Only where the placement asks for it by `fit` or by bounds.
  case onDemand
  /// Also where one edge, the centre, a baseline or a neighbour is given.
  case wherePlaced
  /// Whatever is said in the scene.
  case always
}

/// The distances of the first and the last baseline from the top, in points.
public struct Baselines: Hashable, Sendable {
  /// The distance from the top to the baseline of the first line, in points.
  public var first: Double
  /// The distance from the top to the baseline of the last line, in points.
  public var last: Double

  /// Makes baselines.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }

  /// Of what has no text and stands with its lower edge on a baseline, as a plain UIView does.
  static func bottom(of height: Double) -> Baselines { Baselines(first: height, last: height) }

  package func offset(by distance: Double) -> Baselines {
    Baselines(first: first + distance, last: last + distance)
  }
}
