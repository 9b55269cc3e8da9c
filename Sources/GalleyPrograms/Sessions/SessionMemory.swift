internal import GalleyGeometry

/// What a session has answered, so that a look back needs no new layout.
struct SessionMemory: Sendable {
  private struct Moment: Hashable {
    var deeds: [LayoutSession.Deed]
    /// Nil for where the deeds leave the content.
    var offset: Point?
  }

  /// As many as an animation has frames, each of what is in sight.
  private var sceneries = BoundedCache<Moment, SessionReply.Scenery>(capacity: 128)
  /// The ends of the last of some deeds.
  var ends: [[LayoutSession.Deed]: LayoutSession.Ends] = [:]

  mutating func scenery(
    after deeds: [LayoutSession.Deed], at offset: Point?
  ) -> SessionReply.Scenery? { sceneries.value(for: Moment(deeds: deeds, offset: offset)) }

  /// Notes what was shown; beside the offset that was asked for, at the one that came of it.
  mutating func add(
    _ scenery: SessionReply.Scenery, after deeds: [LayoutSession.Deed], at offset: Point?
  ) {
    sceneries.insert(scenery, for: Moment(deeds: deeds, offset: offset))
    let reached = Point(x: scenery.offset[0], y: scenery.offset[1])
    sceneries.insert(scenery, for: Moment(deeds: deeds, offset: reached))
  }
}
