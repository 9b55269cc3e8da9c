internal import GalleyGeometry

extension LayoutAttributes {
  /// Attributes of a cell, without a frame yet.
  public init(forCellWith indexPath: IndexPath) {
    self.init(element: LayoutElement(category: .cell, indexPath: indexPath), frame: .zero)
  }

  /// Attributes of a supplementary view, without a frame yet; `header` and `footer` are kinds that
  /// scenes can fill.
  public init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(
      element: LayoutElement(category: .supplementary, kind: kind, indexPath: indexPath),
      frame: .zero)
  }

  /// Attributes of a decoration view, without a frame yet.
  public init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(
      element: LayoutElement(category: .decoration, kind: kind, indexPath: indexPath),
      frame: .zero)
  }
}
