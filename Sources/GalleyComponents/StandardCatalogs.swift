public import GalleyGraphics
public import GalleyLayouts
public import GalleyScenes

extension ComponentCatalog {
  /// The components that come with Galley.
  public static var standard: ComponentCatalog {
    ComponentCatalog([
      SwitchComponent.self, SegmentedComponent.self, SliderComponent.self, StepperComponent.self,
      ProgressComponent.self, ActivityComponent.self, PageControlComponent.self,
      TextFieldComponent.self, BadgeComponent.self, StatusBarComponent.self,
      HomeIndicatorComponent.self, NavigationBarComponent.self, TabBarComponent.self,
      ToolbarComponent.self, SearchFieldComponent.self, SheetComponent.self,
      PopoverComponent.self, AlertComponent.self, MenuComponent.self, KeyboardComponent.self,
      BarComponent.self, SplitViewComponent.self, ChartComponent.self,
    ])
  }
}

extension CellStyleCatalog {
  /// The styles that come with Galley.
  public static var standard: CellStyleCatalog {
    CellStyleCatalog([
      DiscStyle.self, TileStyle.self, PictureStyle.self, IconStyle.self, PlainStyle.self,
      ShelfStyle.self, FacesStyle.self, ListCellStyle.self, ListHeaderStyle.self,
      ListFooterStyle.self,
    ])
  }
}

extension SceneLoader {
  /// A loader whose catalogs are the standard ones where others are not given.
  ///
  /// - `families`: The font families that `{ font-families: all }` lists.
  /// - `classes`: Makes layouts of the classes that scenes name; nil where they may name none.
  public init(
    layouts: LayoutCatalog = .standard, interactions: InteractionCatalog = .standard,
    cellStyles: CellStyleCatalog = .standard, components: ComponentCatalog = .standard,
    families: [FontFamily] = [], classes: (any LayoutClassSource)? = nil,
    options: Options = Options()
  ) {
    self.init(
      SceneCatalogs(
        layouts: layouts, interactions: interactions, cellStyles: cellStyles,
        components: components),
      families: families, classes: classes, options: options)
  }
}

extension SceneCatalogs {
  /// What comes with Galley.
  public static var standard: SceneCatalogs {
    SceneCatalogs(
      layouts: .standard, interactions: .standard, cellStyles: .standard, components: .standard)
  }
}
