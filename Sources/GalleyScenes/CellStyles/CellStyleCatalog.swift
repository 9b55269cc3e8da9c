internal import GalleyLayouts

/// The cell styles that scenes may name.
public struct CellStyleCatalog: Sendable {
  public private(set) var styles: [any CellStyle.Type]

  public init(_ styles: [any CellStyle.Type]) { self.styles = styles }

  /// The styles that come with Galley.
  public static let standard = CellStyleCatalog([
    DiscStyle.self, TileStyle.self, PictureStyle.self, IconStyle.self, PlainStyle.self,
    ShelfStyle.self, FacesStyle.self,
  ])

  /// The catalog with one more style; one of the same kind is replaced.
  public func adding(_ style: any CellStyle.Type) -> CellStyleCatalog {
    CellStyleCatalog(styles.filter { $0.kind != style.kind } + [style])
  }

  public subscript(kind: String) -> (any CellStyle.Type)? {
    styles.first { $0.kind == kind }
  }

  /// The kinds, in the order of the list.
  public var kinds: [String] { styles.map { $0.kind } }
}
