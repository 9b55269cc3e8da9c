public import GalleyGeometry
package import GalleyNotation

/// The input of a layout: sections of items with their measures, and nothing of how they look.
public struct Content: Hashable, Sendable {
  /// The sections, in order.
  public var sections: [Section]
  /// The sizes that elements are measured to want, where a layout lets their content decide.
  public var preferredSizes = PreferredSizes()

  /// Makes content of sections.
  public init(sections: [Section]) { self.sections = sections }

  /// One section of items that have neither measures nor sizes.
  public init(count: Int) { self.init(sections: [Section(count: count)]) }

  /// The number of items in all sections.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.count } }

  /// One section: how many items, what is known of each, and the metrics that differ from the
  /// layout's.
  public struct Section: Hashable, Sendable {
    /// The number of items.
    public var count: Int
    /// The layout's measure of each item (a circle's diameter, a grid item's scale); nil where all
    /// have the layout's default.
    public var measures: [Double]?
    /// The size of each item in points, nil for one that has the layout's; nil where all have.
    public var sizes: [Size?]?
    /// The cells of a grid that each item takes, nil for one that has none given; nil where all have
    /// none.
    public var spans: [ItemSpan?]?
    /// The facts of each item by name, nil for one that says nothing; nil where all do.
    public var facts: [ItemFacts?]?
    /// The keys of the items' sizes, nil for one that cannot be asked; nil where none can.
    public var sizeKeys: [SizeKey?]?
    /// The keys of the sizes of headers, footers and other views, by kind; views of kinds that are
    /// missing cannot be asked.
    public var viewSizeKeys: [String: SizeKey] = [:]
    /// The items that are selected, by index; told to layouts whose attributes depend on it.
    public var selection: Set<Int> = []
    /// Metrics of this section that replace the layout's own.
    public var metrics: SectionMetrics

    /// Makes a section.
    public init(
      count: Int, measures: [Double]? = nil, sizes: [Size?]? = nil, spans: [ItemSpan?]? = nil,
      facts: [ItemFacts?]? = nil, sizeKeys: [SizeKey?]? = nil,
      metrics: SectionMetrics = SectionMetrics()
    ) {
      self.count = count
      self.measures = measures
      self.sizes = sizes
      self.spans = spans
      self.facts = facts
      self.sizeKeys = sizeKeys
      self.metrics = metrics
    }

    /// Items with a measure each.
    public init(measures: [Double], metrics: SectionMetrics = SectionMetrics()) {
      self.init(count: measures.count, measures: measures, metrics: metrics)
    }

    /// Items with a size each.
    public init(sizes: [Size], metrics: SectionMetrics = SectionMetrics()) {
      self.init(count: sizes.count, sizes: sizes, metrics: metrics)
    }

    /// Items with a span each.
    public init(spans: [ItemSpan], metrics: SectionMetrics = SectionMetrics()) {
      self.init(count: spans.count, spans: spans, metrics: metrics)
    }

    /// Items that tell the layout something each.
    public init(facts: [ItemFacts], metrics: SectionMetrics = SectionMetrics()) {
      self.init(count: facts.count, facts: facts, metrics: metrics)
    }
  }
}

/// Metrics that a section may have for itself, where UICollectionView's delegate may be asked for
/// them; nil leaves the layout's own.
public struct SectionMetrics: Hashable, Sendable {
  /// The distances from the edges of the section, in points; nil for the layout's.
  public var insets: EdgeInsets?
  /// The distance between lines, in points; nil for the layout's.
  public var lineSpacing: Double?
  /// The distance between the items of a line, in points; nil for the layout's.
  public var interitemSpacing: Double?
  /// The header's extent along the scroll direction, in points; 0 means no header.
  public var headerExtent: Extent?
  /// The footer's extent along the scroll direction, in points; 0 means no footer.
  public var footerExtent: Extent?

  /// Makes metrics; what is not given is the layout's.
  public init(
    insets: EdgeInsets? = nil, lineSpacing: Double? = nil, interitemSpacing: Double? = nil,
    headerExtent: Extent? = nil, footerExtent: Extent? = nil
  ) {
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.headerExtent = headerExtent
    self.footerExtent = footerExtent
  }
}

extension SectionMetrics {
  /// The metrics as scenes give them to a section.
  package static let options: [SceneOption<Self>] = [
    SceneOption("insets", \.insets, .insets, otherwise: "the layout's"),
    SceneOption("line-spacing", \.lineSpacing, .points, otherwise: "the layout's"),
    SceneOption("interitem-spacing", \.interitemSpacing, .points, otherwise: "the layout's"),
    SceneOption("header-extent", \.headerExtent, .extent, otherwise: "the layout's"),
    SceneOption("footer-extent", \.footerExtent, .extent, otherwise: "the layout's"),
  ]
}
