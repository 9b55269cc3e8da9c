import UIKit

/// The arrangement of views in a row or a column, as SwiftUI's stacks make it.
///
/// Known from Apple's session "Compose custom layouts with SwiftUI" (WWDC22), from the documentation
/// of `layoutPriority(_:)`, and from the project OpenSwiftUI, which observes the original:
///
/// 1. The distances between the views are taken off what is proposed along the stack.
/// 2. The views with the highest priority come first, the others keep their least extents.
/// 3. Among equals the least flexible comes first: the one with the smallest difference between its
///    extents for an infinite proposal and for zero. Each is offered an even share of what is left.
/// 4. Across, all are offered what the stack was, and meet at the guide.
///
/// Where nothing is proposed along the stack, each view has its ideal extent.
struct StackArrangement {
  let size: CGSize
  /// Each view's place from the stack's corner, and its proposal.
  let places: [(origin: CGPoint, proposal: ProposedViewSize)]

  private let axis: Axis
  private let subviews: LayoutSubviews

  /// - `spacing`: Between two views in points; nil for what they prefer.
  init(
    _ subviews: LayoutSubviews, along axis: Axis, meetingAt guide: AlignmentKey,
    spacing: CGFloat?, in proposal: ProposedViewSize
  ) {
    self.axis = axis
    self.subviews = subviews
    let distances = Self.distances(subviews, along: axis, spacing: spacing)
    let proposals = Self.proposals(
      subviews, along: axis, in: proposal, spacing: distances.reduce(0, +))
    let dimensions = zip(subviews, proposals).map { $0.dimensions(in: $1) }
    let across = dimensions.map { -$0[guide] }
    let start = across.min() ?? 0
    var end = start
    var position: CGFloat = 0
    var places: [(CGPoint, ProposedViewSize)] = []
    for (index, view) in dimensions.enumerated() {
      position += distances[index]
      let offset = across[index] - start
      places.append(
        (
          axis == .horizontal
            ? CGPoint(x: position, y: offset) : CGPoint(x: offset, y: position), proposals[index]
        ))
      position += axis == .horizontal ? view.width : view.height
      end = max(end, across[index] + (axis == .horizontal ? view.height : view.width))
    }
    size =
      axis == .horizontal
      ? CGSize(width: position, height: end - start)
      : CGSize(width: end - start, height: position)
    self.places = places
  }

  func place(in bounds: CGRect) {
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }

  /// Returns the distance before each view, none before the first.
  private static func distances(
    _ subviews: LayoutSubviews, along axis: Axis, spacing: CGFloat?
  ) -> [CGFloat] {
    subviews.indices.map { index in
      guard index > 0 else { return 0 }
      return spacing
        ?? subviews[index - 1].spacing.distance(to: subviews[index].spacing, along: axis)
    }
  }

  private static func proposals(
    _ subviews: LayoutSubviews, along axis: Axis, in proposal: ProposedViewSize, spacing: CGFloat
  ) -> [ProposedViewSize] {
    let across = proposal[axis == .horizontal ? .vertical : .horizontal]
    var proposals = subviews.map { _ in ProposedViewSize(nil, along: axis, across: across) }
    guard let along = proposal[axis] else { return proposals }
    func extent(of index: Int, offered extent: CGFloat) -> CGFloat {
      let size = subviews[index].sizeThatFits(
        ProposedViewSize(extent, along: axis, across: across))
      return axis == .horizontal ? size.width : size.height
    }
    let least = subviews.indices.map { extent(of: $0, offered: 0) }
    let flexibility = subviews.indices.map { index in
      extent(of: index, offered: .infinity) - least[index]
    }
    let order = subviews.indices.sorted { one, other in
      let priorities = (subviews[one].priority, subviews[other].priority)
      if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
      return (flexibility[one], one) < (flexibility[other], other)
    }
    var left = along - spacing
    var reserved = least.reduce(0, +)
    var start = 0
    while start < order.count {
      let priority = subviews[order[start]].priority
      let group = order[start...].prefix { subviews[$0].priority == priority }
      reserved -= group.reduce(0) { $0 + least[$1] }
      for (number, index) in group.enumerated() {
        let share = max(0, (left - reserved) / CGFloat(group.count - number))
        proposals[index] = ProposedViewSize(share, along: axis, across: across)
        let taken = extent(of: index, offered: share)
        if !(left - taken).isNaN { left -= taken }
      }
      start += group.count
    }
    return proposals
  }
}

extension Layout {
  /// What is proposed to the views of a stack in its bounds: across, all may be as large as it is.
  func proposalWhenPlacing(
    _ proposal: ProposedViewSize, in bounds: CGRect, along axis: Axis
  ) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: proposal.width, height: proposal.height ?? bounds.height)
      : ProposedViewSize(width: proposal.width ?? bounds.width, height: proposal.height)
  }
}
