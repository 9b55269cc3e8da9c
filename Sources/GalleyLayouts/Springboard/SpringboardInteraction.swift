package import GalleyGeometry
package import GalleyNotation

/// The interaction of a springboard, as on a home screen.
///
/// A tap on an icon opens its detail. A long press on one starts the mode `deleting`: icons quiver,
/// each at a phase of its own that its id decides, and have close buttons; they cannot be opened,
/// and a tap on the background ends the mode. In it cells have the custom value `deleting`, by
/// which they show their close buttons.
package struct SpringboardInteraction: LayoutInteraction {
  package static let deleting = "deleting"

  package var quiver = JiggleAnimation.home
  package var drop = ItemDrop.insert

  package init() {}

  package var modes: [String] { [Self.deleting] }

  package func response(to touch: Touch, in view: CollectionView) -> [TouchEffect] {
    let isDeleting = view.mode == Self.deleting
    switch touch {
    case .tap(let icon?): return isDeleting ? [] : [.select([icon]), .open(icon)]
    case .tap(nil): return isDeleting ? [.setMode(nil)] : []
    case .tapClose(let icon): return isDeleting ? [.update(.delete(icon))] : []
    case .longPress(let icon): return icon == nil || isDeleting ? [] : [.setMode(Self.deleting)]
    }
  }

  /// Icons fly in from beyond the edges, each straight from the middle of the page outward, and
  /// come to rest as on a spring.
  package func arrival(
    of attributes: LayoutAttributes, in view: CollectionView
  ) -> (from: LayoutAttributes, timing: Timing) {
    let bounds = view.viewport.bounds
    let way = attributes.center - bounds.center
    let far = Vector(dx: bounds.width, dy: bounds.height).length
    let direction = way.length > 1e-6 ? way * (1 / way.length) : Vector(dx: 0, dy: -1)
    var start = attributes
    start.center = bounds.center + direction * (far / 2 + attributes.size.height)
    return (start, .spring(dampingRatio: 0.8, response: 0.5))
  }

  package func presented(
    _ elements: [PresentedElement], in view: CollectionView, at clock: Double
  ) -> [PresentedElement] {
    let deleting = view.presence(of: .mode(Self.deleting), clock: clock)
    guard deleting > 0 else { return elements }
    return elements.map { element in
      guard element.attributes.element.category == .cell, let id = element.itemID else {
        return element
      }
      var element = element
      element.attributes.custom[Self.deleting] = .flag(true)
      let strength = deleting * (1 - view.presence(of: .carried(id), clock: clock))
      quiver(&element.attributes, id, strength: strength, at: clock)
      return element
    }
  }

  private func quiver(
    _ attributes: inout LayoutAttributes, _ id: ItemID, strength: Double, at clock: Double
  ) {
    let pose = quiver.pose(of: id, width: attributes.size.width, at: clock)
    attributes.center = attributes.center + pose.offset * strength
    attributes.transform = attributes.transform.then(.rotation(radians: pose.radians * strength))
  }

  package func animatesIndefinitely(in view: CollectionView) -> Bool {
    view.mode == Self.deleting && quiver != .none
  }
}

extension SpringboardInteraction {
  package static let kind = "springboard"
  package static let summary = "A tap opens an icon, a long press starts the mode in which they go."
  package static let options: [SceneOption<Self>] = [
    SceneOption("quiver", \.quiver, .choice, "how icons quiver, tutorial from -2 to 6 degrees"),
    SceneOption("drop", \.drop, .choice, "how an icon is dropped, swap with the icon below"),
  ]
}

/// The jiggle of icons in the mode in which they can be removed.
package enum JiggleAnimation: String, Hashable, Sendable, CaseIterable {
  /// As the home screen's: to either side by the same angle, smaller for wide icons, and up and
  /// down and sideways by 0.4 points.
  case home
  /// From -2 to 6 degrees and back, evenly, 0.2 seconds each way.
  case tutorial
  case none

  /// Returns the turn and the offset that the movement adds to an icon at an instant, by its id
  /// alone.
  func pose(of id: ItemID, width: Double, at clock: Double) -> (radians: Double, offset: Vector) {
    switch self {
    case .none: return (0, .zero)
    case .tutorial:
      let phase = id.phase() * 2
      return ((-2 + 8 * swing(clock / 0.2 + phase)) * .pi / 180, .zero)
    case .home:
      let amplitude = 0.03 * min(1, 80 / max(width, 1))
      return (
        amplitude * wave(clock, halfPeriod: 0.128, id.phase(channel: 0)),
        Vector(
          dx: 0.4 * wave(clock, halfPeriod: 0.134, id.phase(channel: 1)),
          dy: 0.4 * wave(clock, halfPeriod: 0.142, id.phase(channel: 2)))
      )
    }
  }

  /// From -1 to 1 and back, slower toward the ends.
  private func wave(_ clock: Double, halfPeriod: Double, _ phase: Double) -> Double {
    let swing = swing(clock / halfPeriod + 2 * phase)
    return 2 * Self.curve.progress(after: swing) - 1
  }

  /// From 0 to 1 and back, evenly; one way takes one unit.
  private func swing(_ time: Double) -> Double {
    let way = time - 2 * (time / 2).rounded(.down)
    return way <= 1 ? way : 2 - way
  }

  /// The curve of the home screen's quiver, one second long.
  private static let curve = Timing(
    .cubicBezier(x1: 0.36, y1: 0, x2: 0.63, y2: 1), duration: 1)
}
