public import GalleyLayouts

/// The kinds of layouts, interactions, cell styles and components that scenes may name.
public struct SceneCatalogs: Sendable {
  public var layouts: LayoutCatalog
  public var interactions: InteractionCatalog
  public var cellStyles: CellStyleCatalog
  public var components: ComponentCatalog

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
