/// A size along one axis as a scene gives it: a length, or as long as the content needs, within
/// bounds.
public struct Extent: Hashable, Sendable {
  /// Nil where the content decides.
  public var length: Length?
  /// The least extent, as a length of the parent.
  public var minimum: Length?
  /// The greatest extent, as a length of the parent; where both bounds disagree the least counts.
  public var maximum: Length?

  /// - `length`: Nil where the content decides.
  public init(_ length: Length?, minimum: Length? = nil, maximum: Length? = nil) {
    self.length = length
    self.minimum = minimum
    self.maximum = maximum
  }

  /// As long as the content.
  public static let fit = Extent(nil)

  /// A number of points.
  public static func points(_ points: Double) -> Extent { Extent(.points(points)) }

  /// A share of what there is, where 1 is all of it.
  public static func fraction(_ share: Double) -> Extent { Extent(.fraction(share)) }

  /// Whether the content decides.
  public var fits: Bool { length == nil }

  /// The extent within its bounds, in points.
  ///
  /// - `parent`: The parent's extent in points.
  /// - `fitting`: Gives the content's extent in points; asked only where that decides.
  public func resolved(in parent: Double, fitting: () -> Double) -> Double {
    bounded(length?.resolved(in: parent) ?? fitting(), in: parent)
  }

  /// An extent held within the bounds.
  public func bounded(_ extent: Double, in parent: Double) -> Double {
    let most = maximum.map { min(extent, $0.resolved(in: parent)) } ?? extent
    return minimum.map { max(most, $0.resolved(in: parent)) } ?? most
  }
}

extension Extent: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// So many points.
  public init(floatLiteral points: Double) { self = .points(points) }

  /// So many points.
  public init(integerLiteral points: Int) { self = .points(Double(points)) }
}
