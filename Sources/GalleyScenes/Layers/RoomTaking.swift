package import GalleyGeometry

/// A content that takes room off the safe area of the screen that it lies on, as a bar does.
///
/// It is itself placed by the screen's edges or by what the device leaves free; what stands
/// `inside: safe-area` begins where it ends, and collections below it have it as an inset.
package protocol RoomTaking: LayerContent {
  /// What it takes beyond what the device does, in points, while the screen is at rest.
  func takenRoom(in context: LayerContext) -> EdgeInsets
}

extension [Layer] {
  /// What all the layers take that show, and those in groups.
  func roomTaken(in context: LayerContext) -> EdgeInsets {
    reduce(.zero) { taken, layer in
      guard layer.condition.holds(in: context.scope) else { return taken }
      let own =
        (layer.content as? any RoomTaking)?.takenRoom(in: context)
        ?? (layer.content as? GroupLayer)?.children.roomTaken(in: context) ?? .zero
      return taken + own
    }
  }
}
