public import GalleyGeometry
public import GalleyNotation

/// Pages of icons, turned one at a time; a section begins a page of its own.
///
/// `column` fills a page downward and then to the right, `row` as the home screen does. Pages are
/// as wide as the room inside the content inset, and always whole.
public struct SpringboardLayout: PagedLayout {
  /// Which way items follow one another on a page.
  public enum Flow: String, Hashable, Sendable, CaseIterable {
    case column
    case row
  }

  /// Where the sizes of the home screen come from.
  public enum Metrics: String, Hashable, Sendable, CaseIterable {
    /// From the layout's options.
    case options
    /// From the device whose screen the view fills; from the options where none is known.
    case home
  }

  /// Whose peculiarities are kept.
  public enum Compatibility: String, Hashable, Sendable, CaseIterable {
    case none
    /// A horizontal flow layout with paging, for `column`: columns are cut where pages of the
    /// view's width end, and the last page rests where the content ends.
    case original
  }

  public var flow = Flow.column
  public var metrics = Metrics.options
  /// The size of an icon with its label; a percentage is one of the room inside the content inset.
  public var item = ItemSize(Size(width: 144, height: 144))
  /// Icons side by side; nil for as many as fit.
  public var columns: Int?
  /// Icons one below another; nil for as many as fit.
  public var rows: Int?
  /// The least space between icons, in points.
  public var spacing = 48.0
  /// The least space between columns, in points; nil for `spacing`.
  public var lineSpacing: Double?
  /// Around the icons of a page; nil for 32 points, and in `column` as many less at the trailing edge
  /// as let columns run on from page to page.
  public var insets: EdgeInsets?
  public var compatibility = Compatibility.none

  public init() {}

  public var asksForSizes: Bool { false }

  public var interaction: any LayoutInteraction { SpringboardInteraction() }

  /// - Throws: `LayoutError` where the rows or columns asked for do not fit on a page.
  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    if flow == .column, compatibility == .original {
      return try originalFlow.arrange(content, in: environment)
    }
    let grid = try pageGrid(in: environment)
    return Self.arrange(content, in: grid)
  }

  private static func arrange(_ content: Content, in grid: IconGrid) -> Arrangement {
    var builder = ArrangementBuilder(order: .sequential, reservingCells: content.itemCount)
    var pages = 0
    for section in content.sections {
      builder.beginSection()
      for item in 0..<max(0, section.count) {
        builder.addCell(frame: grid.frame(ofItem: item, firstPage: pages))
      }
      pages += grid.pageCount(items: section.count)
    }
    let width = Double(max(1, pages)) * grid.page.width
    return builder.arrangement(contentSize: Size(width: width, height: grid.page.height))
  }

  /// The horizontal flow layout that the original is.
  private var originalFlow: FlowLayout {
    var flow = FlowLayout()
    flow.scrollDirection = .horizontal
    flow.item = item
    flow.interitemSpacing = spacing
    flow.lineSpacing = lineSpacing ?? spacing
    flow.insets = insets ?? Self.standardInsets
    return flow
  }

  static let standardInsets = EdgeInsets(all: 32)
}

extension SpringboardLayout {
  public static let kind = "springboard"
  public static let summary = "Pages of icons, as a home screen has them."

  public static let options = [
    OptionDescription("flow", "column (down, then right) or row (as the home screen); column"),
    OptionDescription("metrics", "options, or home for those of the device; options"),
    OptionDescription("item", "a number, [width, height], or width, height and aspect; 144"),
    OptionDescription("columns", "icons side by side, 1 to 100; as many as fit"),
    OptionDescription("rows", "icons one below another, 1 to 100; as many as fit"),
    OptionDescription("spacing", "the least points between icons; 48"),
    OptionDescription("line-spacing", "the least points between columns; as spacing"),
    OptionDescription(
      "insets", "around the icons of a page; 32, in a column flow less at the end"),
    OptionDescription("compatibility", "none, or original for pages that cut columns; none"),
  ]

  public init(options: OptionReader) {
    self.init()
    let lengths = 0.0...100_000.0
    flow = options.choice("flow") ?? flow
    metrics = options.choice("metrics") ?? metrics
    item = options.itemSize("item") ?? item
    columns = options.integer("columns", in: 1...100)
    rows = options.integer("rows", in: 1...100)
    spacing = options.number("spacing", in: lengths) ?? spacing
    lineSpacing = options.number("line-spacing", in: lengths)
    insets = options.insets("insets")
    compatibility = options.choice("compatibility") ?? compatibility
    if compatibility == .original, flow == .row {
      options.error("compatibility original needs flow: column", at: "compatibility")
    }
  }
}
