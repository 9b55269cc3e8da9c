public import GalleyNotation

/// The layouts that scenes may name.
public typealias LayoutCatalog = Catalog<any CollectionLayout.Type>

extension LayoutCatalog {
  /// Makes a catalog of layouts, each found by its kind.
  public init(_ layouts: [any CollectionLayout.Type]) { self.init(layouts, kind: { $0.kind }) }

  /// The layouts that come with Galley.
  public static var standard: LayoutCatalog {
    LayoutCatalog([
      FlowLayout.self, CirclesLayout.self, CarouselLayout.self, CoverFlowLayout.self,
      GridLayout.self, RingLayout.self,
      SpringboardLayout.self, ListLayout.self, GroupLayout.self, WaterfallLayout.self,
      JustifiedLayout.self, SpreadsheetLayout.self, WeekLayout.self, StackLayout.self,
    ])
  }
}
