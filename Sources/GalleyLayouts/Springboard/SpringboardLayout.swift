public import GalleyGeometry
public import GalleyNotation

/// Pages of icons, turned one at a time; a section begins a page of its own.
///
/// `column` fills a page downward and then to the right, `row` as the home screen does. Pages are
/// as wide as the room inside the content inset, and always whole.
public struct SpringboardLayout: PagedLayout {
  /// The order of items on a page.
  public enum Flow: String, Hashable, Sendable, CaseIterable {
    /// Column after column.
    case column
    /// Row after row.
    case row
  }

  /// The source of the home screen's sizes.
  public enum Metrics: String, Hashable, Sendable, CaseIterable {
    /// From the layout's options.
    case options
    /// From the device whose screen the view fills; from the options where none is known.
    case home
  }

  /// The program whose peculiarities are reproduced.
  public enum Compatibility: String, Hashable, Sendable, CaseIterable {
    /// As documented.
    case none
    /// A horizontal flow layout with paging, for `column`: columns are cut where pages of the
    /// view's width end, and the last page rests where the content ends.
    case original
  }

  /// The order in which icons fill a page.
  public var flow = Flow.column
  /// The sizes of icons and the distances between them.
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
  /// The home screen whose faults are kept.
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

  public static let options: [SceneOption<Self>] = [
    SceneOption("flow", \.flow, .choice, "down, then right, or row as the home screen"),
    SceneOption("metrics", \.metrics, .choice, "whose sizes icons have, home for the device's"),
    SceneOption("item", \.item, .itemSize()),
    SceneOption(
      "columns", \.columns, .integer(in: 1...100), "icons side by side",
      otherwise: "as many as fit"),
    SceneOption(
      "rows", \.rows, .integer(in: 1...100), "icons one below another",
      otherwise: "as many as fit"),
    SceneOption("spacing", \.spacing, .points, "the least points between icons"),
    SceneOption(
      "line-spacing", \.lineSpacing, .points, "the least points between columns",
      otherwise: "as spacing"),
    SceneOption(
      "insets", \.insets, .insets, "around the icons of a page",
      otherwise: "32, in a column flow less at the end"),
    SceneOption(
      "compatibility", \.compatibility, .choice, "original for pages that cut columns"),
  ]

  public init(options: OptionReader) {
    self.init()
    options.read(Self.options, into: &self)
    if compatibility == .original, flow == .row {
      options.error("compatibility original needs flow: column", at: "compatibility")
    }
  }
}
