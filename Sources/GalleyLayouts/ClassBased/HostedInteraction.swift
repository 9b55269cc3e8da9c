package import GalleyGeometry
package import GalleyNotation

/// What a finger means to a hosted layout: what another interaction says, while the class itself
/// says how elements come, go and move in changes.
package struct HostedInteraction: LayoutInteraction {
  package static let kind = "class-based"
  package static let summary = "A tap selects; the layout's class says how elements come and go."
  package static let options: [OptionDescription] = []

  private let touches: any LayoutInteraction

  /// - Parameter touches: Answers everything but where elements begin and end in changes.
  package init(touches: any LayoutInteraction = SelectingInteraction()) { self.touches = touches }

  package init(options: OptionReader) { self.init() }

  package var modes: [String] { touches.modes }

  package var drop: ItemDrop { touches.drop }

  package func response(to touch: Touch, in view: CollectionView) -> [Change] {
    touches.response(to: touch, in: view)
  }

  package func appearing(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes { touches.appearing(attributes, in: view) }

  package func disappearing(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes { touches.disappearing(attributes, in: view) }

  package func arriving(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> (from: LayoutAttributes, timing: Timing) { touches.arriving(attributes, in: view) }

  package func path(in view: CollectionView) -> MotionPath { touches.path(in: view) }

  package func attributes(
    for update: Update, from before: CollectionView, to after: CollectionView
  ) -> any UpdateAttributes {
    HostedTransition(update, from: before, to: after).ends()
      ?? touches.attributes(for: update, from: before, to: after)
  }

  package func presented(
    _ elements: [PresentedElement], in view: CollectionView, at clock: Double
  ) -> [PresentedElement] { touches.presented(elements, in: view, at: clock) }

  package func isRestless(in view: CollectionView) -> Bool { touches.isRestless(in: view) }
}
