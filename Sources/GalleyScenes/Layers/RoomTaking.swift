package import GalleyGeometry

/// A content that takes room off the safe area of the screen that it lies on, as a bar does.
///
/// It is itself placed by the screen's edges or by what the device leaves free; what stands
/// `inside: safe-area` begins where it ends, and collections below it have it as an inset.
package protocol RoomTaking: LayerContent {
  /// What it takes beyond what the device does, in points, while the screen is at rest.
  func takenRoom(in context: LayerContext) -> EdgeInsets

  /// Whether it lies over the bars at the edges that it takes, as a keyboard does over a tab bar, so
  /// that only the larger of them counts.
  var coversBars: Bool { get }
}

extension [Layer] {
  /// What all the layers take that show, and those in groups.
  func roomTaken(in context: LayerContext) -> EdgeInsets {
    let bars = taking(in: context, whereCovering: false)
    let covers = taking(in: context, whereCovering: true)
    return EdgeInsets(
      top: Swift.max(bars.top, covers.top), leading: Swift.max(bars.leading, covers.leading),
      bottom: Swift.max(bars.bottom, covers.bottom),
      trailing: Swift.max(bars.trailing, covers.trailing))
  }

  private func taking(in context: LayerContext, whereCovering isCovering: Bool) -> EdgeInsets {
    reduce(.zero) { taken, layer in
      guard layer.condition.holds(in: context.scope) else { return taken }
      if let bar = layer.content as? any RoomTaking {
        return bar.coversBars == isCovering ? taken + bar.takenRoom(in: context) : taken
      }
      let group = layer.content as? GroupLayer
      return taken + (group?.children.taking(in: context, whereCovering: isCovering) ?? .zero)
    }
  }
}
