public import GalleyNotation

/// The cell styles that scenes may name.
public typealias CellStyleCatalog = Catalog<any CellStyle.Type>

extension CellStyleCatalog {
  /// Makes a catalog of styles, each found by its kind.
  public init(_ styles: [any CellStyle.Type]) { self.init(styles, kind: { $0.kind }) }
}
