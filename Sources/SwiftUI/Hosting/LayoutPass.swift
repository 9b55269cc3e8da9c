package import Foundation

/// A layout that is asked about some views, with its cache, as SwiftUI asks.
package final class LayoutPass {
  package let container: LayoutContainer
  /// Where the layout put each view when it placed them last; nil for one that it did not place.
  package var placements: [LayoutContainer.Placement?] { container.placements }
  /// The views that it placed more than once.
  package var placedAgain: Set<Int> { container.placedAgain }
  package private(set) var cache: AnyLayout.Cache?
  private let layout: AnyLayout
  private let subviews: LayoutSubviews
  private let willAsk: (String) -> Void

  /// - `willAsk`: Is told each question before it is asked.
  package init(
    _ layout: AnyLayout, of container: LayoutContainer,
    direction: LayoutDirection = .leftToRight, willAsk: @escaping (String) -> Void = { _ in }
  ) {
    self.layout = layout
    self.container = container
    self.willAsk = willAsk
    subviews = LayoutSubviews(of: container, layoutDirection: direction)
  }

  /// Begins with a cache that was made for other views, brought up to date; nil for a new one.
  package func takeCache(_ old: AnyLayout.Cache?) {
    guard var old else { return }
    willAsk("updateCache(_: &cache, subviews: \(subviews.count))")
    layout.updateCache(&old, subviews: subviews)
    cache = old
  }

  /// The size that the layout answers to a proposal.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    var cache = currentCache()
    defer { self.cache = cache }
    willAsk("sizeThatFits(proposal: \(proposal.words), subviews: \(subviews.count), cache: &cache)")
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The frames that the layout gives the views.
  package func frames(in bounds: CGRect, proposal: ProposedViewSize) -> [CGRect] {
    var cache = currentCache()
    defer { self.cache = cache }
    willAsk(
      "placeSubviews(in: \(bounds.words), proposal: \(proposal.words), subviews: "
        + "\(subviews.count), cache: &cache)")
    return container.frames(in: bounds, proposal: proposal) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  private func currentCache() -> AnyLayout.Cache {
    if let cache { return cache }
    willAsk("makeCache(subviews: \(subviews.count))")
    return layout.makeCache(subviews: subviews)
  }
}

extension ProposedViewSize {
  /// Its extents as messages write them, such as `320 × nil`.
  package var words: String { "\(width.map(\.words) ?? "nil") × \(height.map(\.words) ?? "nil")" }
}

extension CGRect {
  fileprivate var words: String {
    "(\(minX.words), \(minY.words), \(width.words), \(height.words))"
  }
}

extension CGFloat {
  /// With at most two decimals, and none that are zero.
  fileprivate var words: String {
    guard isFinite, magnitude < 1e15 else { return "\(self)" }
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
