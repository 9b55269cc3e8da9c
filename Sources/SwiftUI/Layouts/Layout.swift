public import UIKit

/// A type that arranges views: it says how large they are together, and places each.
public protocol Layout: Animatable {
  /// What a layout computes once for several questions.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  /// Makes a cache for some views.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings a cache up to date when views or the layout's own values have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the layout as a whole prefers to what is around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size of all together in points, offered one.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places each view.
  ///
  /// - `bounds`: where; the origin need not be zero.
  /// - `proposal`: what was offered when the size of the bounds was answered.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Where a guide of the layout is, in its bounds; nil for the usual place.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Where a guide of the layout is, in its bounds; nil for the usual place.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// A new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The largest distance that any of the views prefers, at each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The mean of what the views say of the guide where they are placed; nil where none says
  /// anything.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    meanGuide(guide.key, in: bounds, proposal, subviews, &cache)
  }

  /// The mean of what the views say of the guide where they are placed; nil where none says
  /// anything.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    meanGuide(guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func meanGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    let container = subviews.container
    guard container.views.contains(where: { $0.guides[key] != nil }) else { return nil }
    let frames = container.frames(in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.id.combined(
      zip(container.views, frames).map { view, frame in
        let start = key.axis == .horizontal ? frame.minX : frame.minY
        return ViewDimensions(frame.size, guides: view.guides)[explicit: key].map { start + $0 }
      })
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}
