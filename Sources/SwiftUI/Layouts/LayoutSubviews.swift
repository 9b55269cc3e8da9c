public import UIKit

/// The views that a layout arranges, in their order.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews

  /// Which way the container runs; places are mirrored for the layout where it runs from the right.
  public var layoutDirection: LayoutDirection
  package let container: LayoutContainer
  private let members: [Int]

  package init(of container: LayoutContainer, layoutDirection: LayoutDirection = .leftToRight) {
    self.init(container, Array(container.views.indices), layoutDirection)
  }

  private init(
    _ container: LayoutContainer, _ members: [Int], _ layoutDirection: LayoutDirection
  ) {
    (self.container, self.members, self.layoutDirection) = (container, members, layoutDirection)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { members.count }
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(container: container, index: members[index])
  }

  /// Some of the views, counted from zero.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(container, Array(members[bounds]), layoutDirection)
  }

  /// The views from one on, counted from zero.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.lowerBound..<endIndex]
  }

  /// Some of the views, in the order of the indices.
  public subscript<Indices: Sequence>(indices: Indices) -> LayoutSubviews
  where Indices.Element == Int {
    LayoutSubviews(container, indices.map { members[$0] }, layoutDirection)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.container === rhs.container && lhs.members == rhs.members
      && lhs.layoutDirection == rhs.layoutDirection
  }
}

/// A view that a layout arranges: it can be measured and placed, and nothing else.
public struct LayoutSubview: Equatable {
  let container: LayoutContainer
  let index: Int

  private var view: ArrangedView { container.views[index] }

  /// The value that the view carries by a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    view.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// The one with the larger number gets room first; 0 unless the view says another.
  public var priority: Double { view.priority }

  /// The distances that the view prefers to others.
  public var spacing: ViewSpacing { view.spacing }

  /// The size that the view takes, offered one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    container.size(of: index, proposal)
  }

  /// The size that the view takes, offered one, with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(sizeThatFits(proposal), guides: view.guides)
  }

  /// Puts the view with a point of it at a position, in the space of the layout's bounds.
  ///
  /// The last call counts. A view that is not placed lies in the middle of the bounds.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) { container.place(index, at: position, anchor, proposal) }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.container === rhs.container && lhs.index == rhs.index
  }
}
