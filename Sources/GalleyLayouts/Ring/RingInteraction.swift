internal import GalleyGeometry
package import GalleyNotation

/// The interaction of a ring: a tap on an item removes it, elsewhere it inserts one at the start.
///
/// Items come out of the middle of the view while they fade in, and go back there while they fade
/// out and shrink to a tenth; the others go to their new places.
package struct RingInteraction: LayoutInteraction {
  /// The motion of the items that stay.
  package enum Movement: String, Hashable, Sendable, CaseIterable {
    /// In a straight line, as the original's do.
    case straight
    /// Along the ring.
    case arc
  }

  package var movement = Movement.straight

  package init() {}

  package func response(to touch: Touch, in view: CollectionView) -> [TouchEffect] {
    switch touch {
    case .tap(let item?): [.update(.delete(item))]
    case .tap(nil): [.update(.insert(at: 0))]
    case .tapClose, .longPress: []
    }
  }

  package func attributesForAppearing(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes {
    var attributes = attributes.faded
    attributes.center = center(of: view)
    return attributes
  }

  package func attributesForDisappearing(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes {
    var attributes = attributesForAppearing(attributes, in: view)
    attributes.transform = .scale(0.1)
    return attributes
  }

  package func path(in view: CollectionView) -> MotionPath {
    movement == .arc ? .arc(around: center(of: view)) : .straight
  }

  private func center(of view: CollectionView) -> Point {
    Rect(origin: .zero, size: view.arrangement.contentSize).center
  }
}

extension RingInteraction {
  package static let kind = "ring"
  package static let summary = "A tap on an item removes it, a tap beside them inserts one."
  package static let options: [SceneOption<Self>] = [
    SceneOption("movement", \.movement, .choice, "how items stay on the ring, arc along it")
  ]
}
