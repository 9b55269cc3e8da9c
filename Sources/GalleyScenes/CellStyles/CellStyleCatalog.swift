public import GalleyNotation

/// The cell styles that scenes may name.
public typealias CellStyleCatalog = Catalog<any CellStyle.Type>

extension CellStyleCatalog {
  public init(_ styles: [any CellStyle.Type]) { self.init(styles, kind: { $0.kind }) }

  /// The styles that come with Galley.
  public static var standard: CellStyleCatalog {
    CellStyleCatalog([
      DiscStyle.self, TileStyle.self, PictureStyle.self, IconStyle.self, PlainStyle.self,
      ShelfStyle.self, FacesStyle.self, ListCellStyle.self, ListHeaderStyle.self,
      ListFooterStyle.self,
    ])
  }
}
