public import GalleyGeometry

/// Rows below each other, as high as what is in them, in sections with headers and footers: the
/// list that UICollectionViewCompositionalLayout makes.
///
/// Places of rows, headers and footers, the gaps between sections and where separators begin are
/// those recorded from UIKit on iOS 26 (inset grouped, grouped, plain) and, where named, on iOS 14
/// to 18. Rows hug their content; what a list cell has around its text is the cell's own matter.
public struct ListLayout: HeaderPinningLayout, SystemStyledLayout, ListStyledLayout, Hashable {
  /// The look of the list.
  public var appearance = ListStyle.Appearance.insetGrouped
  /// Whose measures are taken, and how rows move in updates.
  public var look = SystemStyle.ios26
  /// The height of rows; a share is one of the view.
  public var rowHeight = Extent(nil, minimum: .points(44))
  /// The height of headers, where a section has one; a section has one where it can be asked for
  /// its size, or says a height.
  public var headerExtent = Extent.fit
  /// The height of footers, as that of headers.
  public var footerExtent = Extent.fit
  /// Whether the first item of each section is its header, off the card and as low as it likes.
  public var firstItemIsHeader = false
  /// Above each header, in points; nil is 22 in plain lists, and nothing in the others.
  public var headerTopPadding: Double?
  /// From the edges of a view to its rows, in points; nil is what the appearance has, or nothing
  /// where there is a reference.
  public var sideInset: Double?
  /// From where the side inset counts; nil is the room inside the content inset, and the side inset
  /// that the appearance has.
  public var insetsReference: InsetsReference?
  /// From the leading edge of a row to its separator, in points; nil is 16, or what the row says.
  public var separatorInset: Double?
  /// Whether there are lines between rows.
  public var hasSeparators = true

  /// The change to the look of a selected row.
  public var selectionStyle = ListStyle.SelectionStyle.gray

  public init() {}

  /// The axis along which the content scrolls: always the vertical one.
  public var scrollDirection: Axis { .vertical }

  /// Cells that reach to the edges of the view, whatever its safe area, lie outside of the content.
  public var traits: LayoutTraits {
    insetsReference == InsetsReference.none
      ? headerTraits.union(.cellsMayLeaveContent) : headerTraits
  }

  public var usesMeasures: Bool { false }

  public var itemKeys: [ItemKey] { [ItemKey(Self.levelKey, .wholeNumber(0...100))] }

  /// Rows move as recorded since iOS 26; before, as everything else.
  public var updateMotion: UpdateMotion { look == .ios26 ? .rows : .standard }

  public var decorationsOfItems: Set<String> { [ListStyle.separator] }

  /// Headers of plain lists stay in sight, those of the others never do.
  public var pinsHeaders: Bool { appearance == .plain }

  public func listStyle(ofSection section: Int) -> ListStyle? {
    ListStyle(
      appearance: appearance, look: look, selectionStyle: selectionStyle,
      separatorInset: separatorInset)
  }

  public func arrange(
    _ content: Content, in environment: Environment
  ) throws(LayoutError) -> Arrangement {
    var arranger = ListArranger(layout: self, environment: environment, content: content)
    for (index, section) in content.sections.enumerated() {
      try arranger.add(section, index: index)
    }
    return arranger.arrangement()
  }
}

extension ListLayout {
  /// The key of an item that says how deep in an outline it is.
  static let levelKey = "level"
  /// In points a level, UIKit's default.
  static let indentation = 10.0

  /// From the edges of the room inside the content inset to the rows.
  func sideInsets(in environment: Environment) -> EdgeInsets {
    let reference = insetsReference?.insets(in: environment, scrolling: .vertical) ?? .zero
    let width = environment.insetSize.width
    let side = min(
      sideInset ?? usualSideInset(inWidth: width), max(0, width - reference.horizontal) / 2)
    return reference + EdgeInsets(leading: side, trailing: side)
  }

  /// The layout margin of a view of that width for cards, where there is no reference.
  private func usualSideInset(inWidth width: Double) -> Double {
    guard insetsReference == nil else { return 0 }
    switch appearance {
    case .plain, .grouped: return 0
    case .insetGrouped, .sidebar: return InsetsReference.layoutMargin(inWidth: width)
    }
  }

  var drawsSeparators: Bool { hasSeparators && appearance != .sidebar }

  /// A separator's thickness: a point since iOS 26, a pixel before.
  func separatorThickness(scale: Double) -> Double { look == .ios26 ? 1 : 1 / scale }

  /// From the trailing edge of a row to its separator.
  var trailingSeparatorInset: Double { look == .ios26 ? 16 : 0 }

  /// Above a header, in points.
  var spaceAboveHeader: Double { headerTopPadding ?? (appearance == .plain ? 22 : 0) }

  /// Below the rows of a list whose last section has no footer, in points.
  static let spaceAtEnd = 20.0

  /// Where a section has no header or no footer, in points; two of them lie between sections that
  /// have neither, and before the first.
  var gap: Double { appearance == .plain ? 0 : 17.5 }
}
