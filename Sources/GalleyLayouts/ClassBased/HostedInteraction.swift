public import GalleyGeometry
public import GalleyNotation

/// What a finger means to a hosted layout: what another interaction says, while the class itself
/// says how elements come, go and move in changes.
public struct HostedInteraction: LayoutInteraction {
  public static let kind = "class-based"
  public static let summary = "A tap selects; the layout's class says how elements come and go."
  public static let options: [OptionDescription] = []

  private let touches: any LayoutInteraction

  /// - Parameter touches: Answers everything but where elements begin and end in changes.
  public init(touches: any LayoutInteraction = SelectingInteraction()) { self.touches = touches }

  public init(options: OptionReader) { self.init() }

  public var modes: [String] { touches.modes }

  public var drop: ItemDrop { touches.drop }

  public func response(to touch: Touch, in view: CollectionView) -> [Change] {
    touches.response(to: touch, in: view)
  }

  public func appearing(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes { touches.appearing(attributes, in: view) }

  public func disappearing(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> LayoutAttributes { touches.disappearing(attributes, in: view) }

  public func arriving(
    _ attributes: LayoutAttributes, in view: CollectionView
  ) -> (from: LayoutAttributes, timing: Timing) { touches.arriving(attributes, in: view) }

  public func path(in view: CollectionView) -> MotionPath { touches.path(in: view) }

  public func attributes(
    for update: Update, from before: CollectionView, to after: CollectionView
  ) -> any UpdateAttributes {
    HostedTransition(update, from: before, to: after).ends()
      ?? touches.attributes(for: update, from: before, to: after)
  }

  public func presented(
    _ elements: [PresentedElement], in view: CollectionView, at clock: Double
  ) -> [PresentedElement] { touches.presented(elements, in: view, at: clock) }

  public func isRestless(in view: CollectionView) -> Bool { touches.isRestless(in: view) }
}
