internal import GalleyGeometry

/// What a session has answered, so that a look back needs no new layout.
struct SessionMemory: Sendable {
  private struct Moment: Hashable {
    var deeds: [LayoutSession.Deed]
    /// Nil for where the deeds leave the content.
    var offset: Point?
  }

  /// As many as an animation has frames, each of what is in sight.
  private static let mostSceneries = 128

  private var sceneries: [Moment: SessionReply.Scenery] = [:]
  /// The ends of the last of some deeds.
  var ends: [[LayoutSession.Deed]: LayoutSession.Ends] = [:]

  func scenery(
    after deeds: [LayoutSession.Deed], at offset: Point?
  ) -> SessionReply.Scenery? { sceneries[Moment(deeds: deeds, offset: offset)] }

  /// Notes what was shown; beside the offset that was asked for, at the one that came of it.
  mutating func add(
    _ scenery: SessionReply.Scenery, after deeds: [LayoutSession.Deed], at offset: Point?
  ) {
    if sceneries.count >= Self.mostSceneries { sceneries = [:] }
    sceneries[Moment(deeds: deeds, offset: offset)] = scenery
    let reached = Point(x: scenery.offset[0], y: scenery.offset[1])
    sceneries[Moment(deeds: deeds, offset: reached)] = scenery
  }
}
