package import Foundation

/// A view that a layout arranges, as far as a layout knows it.
package struct ArrangedView {
  /// Its size in points for a proposal.
  package var size: (ProposedViewSize) -> CGSize
  package var priority = 0.0
  package var values: [ObjectIdentifier: Any] = [:]
  package var spacing = ViewSpacing()
  package var guides: [AlignmentKey: (ViewDimensions) -> CGFloat] = [:]

  package init(size: @escaping (ProposedViewSize) -> CGSize) { self.size = size }
}

/// The views that a layout arranges, and where it put them.
package final class LayoutContainer {
  /// Where a view was put.
  package struct Placement: Equatable {
    package var position: CGPoint
    package var anchor: UnitPoint
    package var proposal: ProposedViewSize
    package var size: CGSize

    package var frame: CGRect {
      CGRect(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
  }

  package let views: [ArrangedView]
  /// Of each view the last one; nil for one that was not placed.
  package private(set) var placements: [Placement?]
  /// The views that were placed more than once.
  package private(set) var placedAgain: Set<Int> = []
  private var isPlacing = false

  package init(_ views: [ArrangedView]) {
    self.views = views
    placements = views.map { _ in nil }
  }

  /// Lets a layout place the views anew, and returns the frame of each.
  ///
  /// - `bounds`: One that was not placed lies in their middle, and is offered the whole of them.
  package func frames(
    in bounds: CGRect, proposal: ProposedViewSize, placing place: () -> Void
  ) -> [CGRect] {
    let before = (placements, placedAgain, isPlacing)
    (placements, placedAgain, isPlacing) = (views.map { _ in nil }, [], true)
    place()
    isPlacing = before.2
    let own = placements
    // A layout that asks itself for a guide while it places has placed nothing by that.
    if isPlacing { (placements, placedAgain) = (before.0, before.1) }
    return own.enumerated().map { index, placement in
      if let placement { return placement.frame }
      let size = size(of: index, proposal)
      return CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  func size(of index: Int, _ proposal: ProposedViewSize) -> CGSize { views[index].size(proposal) }

  /// Ignored while nothing is placed, as in a question for a size.
  func place(_ index: Int, at position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize)
  {
    guard isPlacing else { return }
    if placements[index] != nil { placedAgain.insert(index) }
    placements[index] = Placement(
      position: position, anchor: anchor, proposal: proposal, size: size(of: index, proposal))
  }
}
