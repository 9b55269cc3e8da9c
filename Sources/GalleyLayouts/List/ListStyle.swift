/// A layout of rows that look as those of the system's lists do.
///
/// The layout places rows and decoration views; a screen draws cards, lines and selected rows in the
/// system's colors, and the cell styles of lists follow its appearance.
public protocol ListStyledLayout: CollectionLayout {
  /// The style of the rows of a section, which is counted as in the content that the layout arranges;
  /// nil for a section that is no list.
  ///
  /// Sections that are not there yet are asked for, too.
  func listStyle(ofSection section: Int) -> ListStyle?
}

/// The look of the rows of a list: what lies behind, between and over them.
public struct ListStyle: Hashable, Sendable {
  /// The separation of sections.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Rows across the whole width, headers that stay in sight.
    case plain
    /// Rows across the whole width, sections apart from each other.
    case grouped
    /// Sections on cards with round corners.
    case insetGrouped = "inset-grouped"
    /// As `insetGrouped`, without separators; its side inset is not recorded.
    case sidebar
  }

  /// The look of a selected row, beside what its cell makes of it.
  public enum SelectionStyle: String, Hashable, Sendable, CaseIterable {
    /// UIKit's systemGray4 behind the row, within its card (recorded).
    case gray
    /// Selected rows look as others do.
    case none
  }

  /// The look of the list.
  public var appearance: Appearance
  /// The system whose radius and line color are taken.
  public var look: SystemStyle
  /// The look of rows that are selected.
  public var selectionStyle: SelectionStyle
  /// From the leading edge of a row to its separator, in points; nil where the row's cell says it.
  ///
  /// The layout then begins separators at ``usualSeparatorInset``; they are drawn from the cell's
  /// text on.
  public var separatorInset: Double?

  /// Makes a style.
  public init(
    appearance: Appearance = .insetGrouped, look: SystemStyle = .ios26,
    selectionStyle: SelectionStyle = .gray, separatorInset: Double? = nil
  ) {
    self.appearance = appearance
    self.look = look
    self.selectionStyle = selectionStyle
    self.separatorInset = separatorInset
  }

  /// Whether the rows of a section lie on a card.
  public var hasCards: Bool { appearance != .plain }

  /// The corner radius of a card, in points: 10 until iOS 18, 26 since iOS 26, both recorded.
  public var cornerRadius: Double {
    guard appearance == .insetGrouped || appearance == .sidebar else { return 0 }
    return look == .ios18 ? 10 : 26
  }
}

extension ListStyle {
  /// The kind of the decoration view that lies behind the rows of a section, its card.
  public static let background = "background"
  /// The kind of the decoration views between rows, each of the row above.
  public static let separator = "separator"
  /// The name of the custom value of a row that says how far its content is in from its leading
  /// edge, in points.
  public static let indentKey = "indent"
  /// From the leading edge of a row to its separator, in points, where nothing says it.
  public static let usualSeparatorInset = 16.0
}
