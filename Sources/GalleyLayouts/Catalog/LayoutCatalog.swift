/// The layouts that scenes may name.
public struct LayoutCatalog: Sendable {
  public private(set) var layouts: [any CollectionLayout.Type]

  public init(_ layouts: [any CollectionLayout.Type]) { self.layouts = layouts }

  /// The layouts that come with Galley.
  public static let standard = LayoutCatalog([
    FlowLayout.self, CirclesLayout.self, CarouselLayout.self, GridLayout.self, RingLayout.self,
    SpringboardLayout.self,
  ])

  /// The catalog with one more layout; one of the same kind is replaced.
  public func adding(_ layout: any CollectionLayout.Type) -> LayoutCatalog {
    LayoutCatalog(layouts.filter { $0.kind != layout.kind } + [layout])
  }

  public subscript(kind: String) -> (any CollectionLayout.Type)? {
    layouts.first { $0.kind == kind }
  }

  /// The kinds, in the order of the list.
  public var kinds: [String] { layouts.map { $0.kind } }
}
