public import UIKit

/// Views from side to side.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// In points; nil for what the views prefer.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(along: .horizontal) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { arrangement(subviews, proposal).size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement(subviews, proposalWhenPlacing(proposal, in: bounds, along: .horizontal))
      .place(in: bounds)
  }

  private func arrangement(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> StackArrangement {
    StackArrangement(
      subviews, along: .horizontal, meetingAt: alignment.key, spacing: spacing, in: proposal)
  }
}

/// Views from top to bottom.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// In points; nil for what the views prefer.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(along: .vertical) }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { arrangement(subviews, proposal).size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    arrangement(subviews, proposalWhenPlacing(proposal, in: bounds, along: .vertical))
      .place(in: bounds)
  }

  private func arrangement(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> StackArrangement {
    StackArrangement(
      subviews, along: .vertical, meetingAt: alignment.key, spacing: spacing, in: proposal)
  }
}

/// Views above each other, the first at the back.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { frames(subviews, proposal).bounds.size }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (frames, whole) = frames(subviews, proposal)
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + frame.minX - whole.minX, y: bounds.minY + frame.minY - whole.minY),
        proposal: proposal)
    }
  }

  /// The frames of the views around the point in which their guides meet.
  private func frames(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> (frames: [CGRect], bounds: CGRect) {
    let frames = subviews.map { subview in
      let view = subview.dimensions(in: proposal)
      return CGRect(
        x: -view[alignment.horizontal], y: -view[alignment.vertical], width: view.width,
        height: view.height)
    }
    let bounds = frames.isEmpty ? CGRect.zero : frames.reduce(CGRect.null) { $0.union($1) }
    return (frames, bounds)
  }
}

/// Views in rows and columns; a view that stands in no `GridRow`, as each does here, is a row.
public struct GridLayout: Layout {
  public var alignment: Alignment
  /// In points, nil for what the views prefer; there is one column, so nothing is apart.
  public var horizontalSpacing: CGFloat?
  /// In points; nil for what the views prefer.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache) }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  private var column: VStackLayout {
    VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
  }
}

extension LayoutProperties {
  fileprivate static func stack(along axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}
