public import UIKit

/// The distances that a view prefers to others around it.
public struct ViewSpacing: Equatable, Sendable {
  /// In points; nil where it has no preference, so that the usual distance holds.
  private var edges: [Edge: CGFloat]

  /// The distance between two views that prefer nothing, in points.
  ///
  /// Measured of SwiftUI on an iPhone; between texts from top to bottom its fonts decide, which
  /// are not known here.
  private static let usual: CGFloat = 8

  /// A view that prefers nothing.
  public init() { edges = [:] }

  /// A view that may touch all others, as an empty one.
  public static let zero = ViewSpacing(edges: [.top: 0, .leading: 0, .bottom: 0, .trailing: 0])

  /// - `edges`: The distances in points that a view prefers.
  package init(edges: [Edge: CGFloat]) { self.edges = edges }

  /// Takes the larger preference at some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for (edge, distance) in other.edges where edges.contains(Edge.Set(edge)) {
      self.edges[edge] = max(self.edges[edge] ?? distance, distance)
    }
  }

  /// The larger preferences at some edges, and its own at the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance to a view that follows along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let own = edges[axis == .horizontal ? .trailing : .bottom]
    let others = next.edges[axis == .horizontal ? .leading : .top]
    guard own != nil || others != nil else { return Self.usual }
    return max(own ?? -.infinity, others ?? -.infinity)
  }
}
