internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// The interaction of a hosted layout: that of another interaction, while the class itself moves
/// its elements in changes.
struct SessionInteraction: LayoutInteraction {
  static let kind = "class"
  static let summary = "A tap selects; the layout's class says how elements come and go."

  private let touches: any LayoutInteraction

  /// - Parameter touches: Answers everything but where elements begin and end in changes.
  init(touches: any LayoutInteraction) { self.touches = touches }

  init() { self.init(touches: SelectingInteraction()) }

  var modes: [String] { touches.modes }

  var drop: ItemDrop { touches.drop }

  func response(to touch: Touch, in view: CollectionView) -> [TouchEffect] {
    touches.response(to: touch, in: view)
  }

  func attributesForAppearing(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes { touches.attributesForAppearing(attributes, in: view) }

  func attributesForDisappearing(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes { touches.attributesForDisappearing(attributes, in: view) }

  func arrival(
    of attributes: LayoutAttributes, in view: CollectionView
  ) -> (from: LayoutAttributes, timing: Timing) { touches.arrival(of: attributes, in: view) }

  func path(in view: CollectionView) -> MotionPath { touches.path(in: view) }

  func attributes(
    for update: Update, from before: CollectionView, to after: CollectionView
  ) -> any UpdateAttributes {
    guard let state = after.arrangement.memo as? SessionState,
      let ends = try? state.session.ends(after: state.events)
    else { return touches.attributes(for: update, from: before, to: after) }
    let usual = SelectingInteraction().attributes(for: update, from: before, to: after)
    return TransitionEnds(
      ends: ends, usual: usual, shift: after.contentOffset - before.contentOffset)
  }

  func presented(
    _ elements: [PresentedElement], in view: CollectionView, at clock: Double
  ) -> [PresentedElement] { touches.presented(elements, in: view, at: clock) }

  func animatesIndefinitely(in view: CollectionView) -> Bool {
    touches.animatesIndefinitely(in: view)
  }
}

/// The ends that a layout's class gave, and the usual ones where it was not asked.
private struct TransitionEnds: UpdateAttributes {
  let ends: LayoutSession.Ends
  let usual: any UpdateAttributes
  /// The way of the offset: initial attributes are of the content as it was scrolled before, as in
  /// UIKit, where the bounds move while elements do.
  let shift: Vector

  func initialAttributes(for attributes: LayoutAttributes, previous before: LayoutAttributes?)
    -> LayoutAttributes?
  {
    if let answer = ends.initials[attributes.element] {
      guard var shifted = answer else { return nil }
      shifted.center = shifted.center + shift
      return shifted
    }
    return usual.initialAttributes(for: attributes, previous: before)
  }

  func finalAttributes(for attributes: LayoutAttributes, next after: LayoutAttributes?)
    -> LayoutAttributes?
  {
    if let answer = ends.finals[attributes.element] { return answer }
    return usual.finalAttributes(for: attributes, next: after)
  }
}
