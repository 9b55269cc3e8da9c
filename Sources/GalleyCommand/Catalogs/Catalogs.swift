public import GalleyComparison
public import GalleyComponents
public import GalleyLayouts
public import GalleyNotation
public import GalleyRendering
public import GalleyScenes

/// The names that scenes and options may use: layouts, interactions, cell styles, components,
/// formats of stills and of moving pictures, and metrics.
public struct Catalogs: Sendable {
  public var layouts: LayoutCatalog
  public var interactions: InteractionCatalog
  public var cellStyles: CellStyleCatalog
  public var components: ComponentCatalog
  public var formats: FormatCatalog
  public var sequenceFormats: SequenceFormatCatalog
  public var metrics: MetricCatalog

  public init(
    layouts: LayoutCatalog = .standard, interactions: InteractionCatalog = .standard,
    cellStyles: CellStyleCatalog = .standard, components: ComponentCatalog = .standard,
    formats: FormatCatalog = .standard,
    sequenceFormats: SequenceFormatCatalog = .standard, metrics: MetricCatalog = .standard
  ) {
    self.layouts = layouts
    self.interactions = interactions
    self.cellStyles = cellStyles
    self.components = components
    self.formats = formats
    self.sequenceFormats = sequenceFormats
    self.metrics = metrics
  }

  /// What scenes may name.
  var scenes: SceneCatalogs {
    SceneCatalogs(
      layouts: layouts, interactions: interactions, cellStyles: cellStyles, components: components)
  }

  /// All that comes with Galley.
  public static let standard = Catalogs()

  /// The catalogs with one more layout; one of the same kind is replaced.
  public func adding(_ layout: any CollectionLayout.Type) -> Catalogs {
    with { $0.layouts = layouts.adding(layout) }
  }

  /// The catalogs with one more interaction; one of the same kind is replaced.
  public func adding(_ interaction: any LayoutInteraction.Type) -> Catalogs {
    with { $0.interactions = interactions.adding(interaction) }
  }

  /// The catalogs with one more cell style; one of the same kind is replaced.
  public func adding(_ style: any CellStyle.Type) -> Catalogs {
    with { $0.cellStyles = cellStyles.adding(style) }
  }

  /// The catalogs with one more piece of furniture; one of the same kind is replaced.
  public func adding(_ components: any Component.Type) -> Catalogs {
    with { $0.components = self.components.adding(components) }
  }

  /// The catalogs with one more output format; one of the same kind is replaced.
  public func adding(_ format: any OutputFormat.Type) -> Catalogs {
    with { $0.formats = formats.adding(format) }
  }

  /// The catalogs with one more format of moving pictures; one of the same kind is replaced.
  public func adding(_ format: any SequenceFormat.Type) -> Catalogs {
    with { $0.sequenceFormats = sequenceFormats.adding(format) }
  }

  /// The catalogs with one more metric; one of the same kind is replaced.
  public func adding(_ metric: any DiffMetric.Type) -> Catalogs {
    with { $0.metrics = metrics.adding(metric) }
  }

  private func with(_ change: (inout Catalogs) -> Void) -> Catalogs {
    var copy = self
    change(&copy)
    return copy
  }
}
