/// The ways in which a layout differs from most.
public struct LayoutTraits: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Elements at a viewport are more, or elsewhere, than the arrangement says: pinned headers, a
  /// cover flow.
  public static let attributesDependOnOffset = LayoutTraits(rawValue: 1)
  /// Items lie elsewhere, or look different to the layout, where some are selected: it is told which
  /// by the sections of its content, and arranges them anew where the selection changes.
  public static let attributesDependOnSelection = LayoutTraits(rawValue: 4)
  /// Where a scroll rests is the layout's only where a finger lets go, as a class of UIKit's is asked
  /// for a target offset; other scrolls end where they are told to.
  public static let settlesFingersOnly = LayoutTraits(rawValue: 8)
  /// It arranges anew after each tap, of which it is told where: its elements have views that hear of
  /// touches.
  public static let hearsTaps = LayoutTraits(rawValue: 16)
  /// Cells may lie outside the content size.
  public static let cellsMayLeaveContent = LayoutTraits(rawValue: 2)
}
