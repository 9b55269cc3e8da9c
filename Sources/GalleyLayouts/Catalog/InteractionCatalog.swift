/// The interactions that scenes may name.
public struct InteractionCatalog: Sendable {
  public private(set) var interactions: [any LayoutInteraction.Type]

  public init(_ interactions: [any LayoutInteraction.Type]) { self.interactions = interactions }

  /// The interactions that come with Galley.
  public static let standard = InteractionCatalog([
    SelectingInteraction.self, CarouselInteraction.self, RingInteraction.self,
    SpringboardInteraction.self,
  ])

  /// The catalog with one more interaction; one of the same kind is replaced.
  public func adding(_ interaction: any LayoutInteraction.Type) -> InteractionCatalog {
    InteractionCatalog(interactions.filter { $0.kind != interaction.kind } + [interaction])
  }

  public subscript(kind: String) -> (any LayoutInteraction.Type)? {
    interactions.first { $0.kind == kind }
  }

  /// The kinds, in the order of the list.
  public var kinds: [String] { interactions.map { $0.kind } }
}
