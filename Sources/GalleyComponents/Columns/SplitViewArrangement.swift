internal import GalleyGeometry

/// How columns stand in a split view of some width, by UISplitViewController's rules.
///
/// Which columns there are by default, and that a narrow width shows one alone, is Apple's
/// documentation [A]. The widths are what public code and pictures of the system show [C]; the
/// inspector's, and the width that a column beside others keeps, are derived [D].
struct SplitViewArrangement {
  /// Which columns show beside or over the last one, as `UISplitViewController.DisplayMode` has it.
  enum Mode: String, CaseIterable, Sendable {
    case automatic
    case secondaryOnly = "secondary-only"
    case oneBeside = "one-beside"
    case oneOver = "one-over"
    case twoBeside = "two-beside"
    case twoOver = "two-over"
    case twoDisplace = "two-displace"
  }

  /// A column by its name in UIKit.
  enum Column: String, CaseIterable, Sendable {
    case primary
    case supplementary
    case secondary
    case inspector
  }

  /// In points.
  enum Metrics {
    /// Of the primary column. [C]
    static let primary = 320.0
    /// Of the supplementary column, up to the widest narrow screen and beyond it. [C]
    static let supplementary = 320.0
    static let wideSupplementary = 375.0
    static let widestNarrow = 1024.0
    /// Of an inspector. [D]
    static let inspector = 320.0
    /// What the secondary column keeps, or else the others lie over it. [D]
    static let leastSecondary = 320.0
  }

  let bounds: Rect
  let columns: Set<Column>
  /// The widths that a scene gives.
  var widths: [Column: Length] = [:]
  /// Whether the width is of the compact size class, which shows one column.
  var isCompact = false
  /// The column that shows alone where the width is compact.
  var collapsedColumn = Column.secondary

  /// The mode that is shown where another one is asked for: `automatic` and what has no room follow
  /// from the bounds.
  func mode(for asked: Mode) -> Mode {
    switch asked {
    case .automatic: bounds.width > bounds.height ? mode(for: .oneBeside) : .secondaryOnly
    case .twoBeside where columns.contains(.supplementary):
      hasRoom(beside: [.primary, .supplementary]) ? .twoBeside : mode(for: .twoDisplace)
    case .twoDisplace where columns.contains(.supplementary):
      hasRoom(beside: [.supplementary]) ? .twoDisplace : .twoOver
    case .twoOver where columns.contains(.supplementary): .twoOver
    case .twoBeside, .twoDisplace, .oneBeside: hasRoom(beside: [leading]) ? .oneBeside : .oneOver
    case .twoOver, .oneOver: .oneOver
    case .secondaryOnly: .secondaryOnly
    }
  }

  /// The column that stands beside the secondary one first.
  private var leading: Column { columns.contains(.supplementary) ? .supplementary : .primary }

  private func hasRoom(beside others: [Column]) -> Bool {
    let taken = others.reduce(0) { $0 + width(of: $1) } + inspectorWidth
    return bounds.width - taken >= Metrics.leastSecondary
  }

  private var inspectorWidth: Double {
    columns.contains(.inspector) && bounds.width > bounds.height ? width(of: .inspector) : 0
  }

  /// The width of a column other than the secondary one, in points.
  func width(of column: Column) -> Double {
    let usual =
      switch column {
      case .primary: Metrics.primary
      case .supplementary:
        bounds.width > Metrics.widestNarrow ? Metrics.wideSupplementary : Metrics.supplementary
      case .inspector: Metrics.inspector
      case .secondary: bounds.width
      }
    let width = widths[column]?.resolved(in: bounds.width) ?? usual
    return min(max(width, 0), bounds.width)
  }

  /// The frames of the columns that show, with the leading edge on the left, in the order of
  /// drawing: those that lie over the secondary column come last.
  func frames(in asked: Mode) -> [(column: Column, frame: Rect)] {
    guard !isCompact else { return [(collapsed, bounds)] }
    let mode = mode(for: asked)
    let beside = besideSecondary(in: mode)
    let taken = beside.reduce(0) { $0 + width(of: $1) }
    let start = mode == .twoDisplace ? width(of: .primary) : 0
    var frames = row(of: beside, from: start)
    let secondary = frame(from: start + taken, width: bounds.width - taken - inspectorWidth)
    frames.append((.secondary, secondary))
    if inspectorWidth > 0 {
      frames.append(
        (.inspector, frame(from: secondary.maxX - bounds.minX, width: inspectorWidth)))
    }
    return frames + row(of: overSecondary(in: mode), from: 0)
  }

  private var collapsed: Column { columns.contains(collapsedColumn) ? collapsedColumn : .secondary }

  private func besideSecondary(in mode: Mode) -> [Column] {
    switch mode {
    case .oneBeside: [leading]
    case .twoBeside: [.primary, .supplementary]
    case .twoDisplace: [.supplementary]
    case .automatic, .secondaryOnly, .oneOver, .twoOver: []
    }
  }

  /// The columns that lie over the secondary one, which is dimmed, or that push it aside.
  func overSecondary(in mode: Mode) -> [Column] {
    switch mode {
    case .oneOver: [leading]
    case .twoOver: [.primary, .supplementary]
    case .twoDisplace: [.primary]
    case .automatic, .secondaryOnly, .oneBeside, .twoBeside: []
    }
  }

  private func row(of columns: [Column], from start: Double) -> [(column: Column, frame: Rect)] {
    var x = start
    return columns.map { column in
      let width = width(of: column)
      defer { x += width }
      return (column, frame(from: x, width: width))
    }
  }

  private func frame(from x: Double, width: Double) -> Rect {
    Rect(x: bounds.minX + x, y: bounds.minY, width: max(0, width), height: bounds.height)
  }
}
