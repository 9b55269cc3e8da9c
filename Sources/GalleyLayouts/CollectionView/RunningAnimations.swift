internal import GalleyGeometry

/// The running animations of a collection view: elements, a carried item, interactions that give
/// way to others.
struct RunningAnimations: Sendable {
  private(set) var transition: Transition?
  private(set) var dragPreview: DragPreview?
  /// The rows that are pulled aside, or on their way back.
  private(set) var swipes: [ItemID: Swipe] = [:]
  /// Interactions that were replaced while they moved elements, the earliest first.
  private(set) var formerInteractions: [PreviousInteraction] = []

  /// When all has come to its end; an item that is carried stays lifted.
  var end: Double {
    let successions = formerInteractions.reduce(0) { max($0, $1.succession.end) }
    let swipes = swipes.values.reduce(0) { max($0, $1.end) }
    return max(transition?.end ?? 0, dragPreview?.end ?? 0, successions, swipes)
  }

  mutating func begin(_ transition: Transition) { self.transition = transition }

  mutating func raise(_ dragPreview: DragPreview) { self.dragPreview = dragPreview }

  /// Moves the lifted item with the finger, in the view's own coordinates.
  mutating func carry(to center: Point, at clock: Double) {
    dragPreview?.carry(to: center, at: clock)
  }

  /// Carries nothing any more.
  mutating func letGo() { dragPreview = nil }

  /// Pulls a row aside.
  mutating func pull(_ id: ItemID, _ swipe: Swipe) { swipes[id] = swipe }

  mutating func giveWay(_ former: PreviousInteraction) { formerInteractions.append(former) }

  /// Forgets what has come to its end.
  mutating func settle(at clock: Double) {
    if let transition, transition.end <= clock { self.transition = nil }
    formerInteractions.removeAll { $0.succession.end <= clock }
    swipes = swipes.filter { $0.value.resting != 0 || $0.value.isHeld || $0.value.end > clock }
  }
}

/// An interaction that another one has taken the place of, and still shows until it has wholly.
struct PreviousInteraction: Sendable {
  let interaction: any LayoutInteraction
  /// How far the next one has taken over, from 0 to 1.
  let succession: Fade
}
