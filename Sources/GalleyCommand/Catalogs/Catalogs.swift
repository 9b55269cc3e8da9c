public import GalleyComparison
public import GalleyComponents
public import GalleyLayouts
public import GalleyNotation
public import GalleyRendering
public import GalleyScenes

/// The names that scenes and options may use: layouts, interactions, cell styles, components,
/// formats of stills and of moving pictures, and metrics.
public struct Catalogs: Sendable {
  /// The layouts that scenes may name.
  public var layouts: LayoutCatalog
  /// The interactions that scenes may ask for in place of a layout's own.
  public var interactions: InteractionCatalog
  /// The styles of cells that scenes may name.
  public var cellStyles: CellStyleCatalog
  /// The components that scenes may name.
  public var components: ComponentCatalog
  /// The formats of pictures that the command writes.
  public var formats: FormatCatalog
  /// The formats of animations that the command writes.
  public var sequenceFormats: SequenceFormatCatalog
  /// The metrics by which pixels are compared.
  public var metrics: MetricCatalog

  /// Makes catalogs; each that is not given is the standard one.
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
