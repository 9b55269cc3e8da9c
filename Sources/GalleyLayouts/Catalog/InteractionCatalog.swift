public import GalleyNotation

/// The interactions that scenes may name.
public typealias InteractionCatalog = Catalog<any LayoutInteraction.Type>

extension InteractionCatalog {
  /// Makes a catalog of interactions, each found by its kind.
  public init(_ interactions: [any LayoutInteraction.Type]) {
    self.init(interactions, kind: { $0.kind })
  }

  /// The interactions that come with Galley.
  public static var standard: InteractionCatalog {
    InteractionCatalog([
      SelectingInteraction.self, CarouselInteraction.self, RingInteraction.self,
      SpringboardInteraction.self, StackInteraction.self,
    ])
  }
}
