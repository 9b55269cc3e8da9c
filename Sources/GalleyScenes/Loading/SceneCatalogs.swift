public import GalleyLayouts

/// The kinds of layouts, interactions, cell styles and components that scenes may name.
public struct SceneCatalogs: Sendable {
  /// The layouts that scenes may name.
  public var layouts: LayoutCatalog
  /// The interactions that scenes may ask for in place of a layout's own.
  public var interactions: InteractionCatalog
  /// The styles of cells that scenes may name.
  public var cellStyles: CellStyleCatalog
  /// The components that scenes may name.
  public var components: ComponentCatalog

  /// Makes catalogs.
  public init(
    layouts: LayoutCatalog, interactions: InteractionCatalog, cellStyles: CellStyleCatalog,
    components: ComponentCatalog
  ) {
    self.layouts = layouts
    self.interactions = interactions
    self.cellStyles = cellStyles
    self.components = components
  }
}
