import SwiftUI

/// A layout asked about views of given sizes.
struct LaidOut {
  let size: CGSize
  let frames: [CGRect]

  init(
    _ layout: some Layout, _ views: [ArrangedView], in proposal: ProposedViewSize,
    at origin: CGPoint = .zero
  ) {
    let pass = LayoutPass(AnyLayout(layout), of: LayoutContainer(views))
    size = pass.size(for: proposal)
    frames = pass.frames(in: CGRect(origin: origin, size: size), proposal: proposal)
  }
}

extension ArrangedView {
  /// One that has its size whatever is proposed.
  static func fixed(_ width: CGFloat, _ height: CGFloat) -> ArrangedView {
    ArrangedView { _ in CGSize(width: width, height: height) }
  }

  /// One that takes any width from the least to the largest, and its ideal one where none is
  /// proposed; 10 points high.
  static func wide(
    _ least: CGFloat, ideal: CGFloat, _ largest: CGFloat = .infinity, priority: Double = 0
  ) -> ArrangedView {
    var view = ArrangedView { proposal in
      CGSize(width: min(max(proposal.width ?? ideal, least), largest), height: 10)
    }
    view.priority = priority
    return view
  }
}
