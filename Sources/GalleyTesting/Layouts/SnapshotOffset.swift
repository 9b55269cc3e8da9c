internal import GalleyRuns

/// The offset of a layout's content when it is drawn.
public struct SnapshotOffset: Hashable, Sendable {
  let state: LayoutSceneState
  /// In points; nil for the places that have names.
  let distance: Double?

  /// Where the content begins.
  public static let start = SnapshotOffset(state: .start, distance: nil)
  /// Half as far as the content goes.
  public static let middle = SnapshotOffset(state: .middle, distance: nil)
  /// As far as the content goes.
  public static let end = SnapshotOffset(state: .end, distance: nil)

  /// So many points from the beginning, the way that the content scrolls; not beyond its end.
  public static func offset(_ distance: Double) -> SnapshotOffset {
    SnapshotOffset(state: .offset(distance), distance: distance)
  }
}
