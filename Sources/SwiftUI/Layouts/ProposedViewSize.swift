public import UIKit

/// The size that a container offers a view, in points; nil for an extent that the view decides.
@frozen public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Offers a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Asks for the least size of a view.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the size that a view is best at.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the largest size of a view.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The size with other extents where it has none.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  package subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  package init(_ along: CGFloat?, along axis: Axis, across: CGFloat?) {
    self.init(
      width: axis == .horizontal ? along : across, height: axis == .horizontal ? across : along)
  }
}
