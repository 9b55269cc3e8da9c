public import Foundation
internal import GalleyLayouts

/// What stands at an edge of a row.
public struct UICellAccessory {
  /// When it shows.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While it is not.
    case whenNotEditing
  }

  /// The width that is kept for it.
  public enum LayoutDimension: Equatable, Sendable {
    /// Its own.
    case actual
    /// That of the system's.
    case standard
    /// In points.
    case custom(CGFloat)
  }

  /// The edge at which an accessory of an app's own stands.
  public enum Placement {
    /// Where text begins.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// Where text ends.
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })
  }

  /// The number among those of its edge, from the leading edge on.
  public typealias Position = (_ accessories: [UICellAccessory]) -> Int

  /// The looks of an accessory; what a kind has no use for is accepted.
  public struct Options {
    /// The look of what opens an outline.
    public enum Style: Int, Sendable {
      /// That of a header where the row is one.
      case automatic
      /// That of a header.
      case header
      /// That of a row.
      case cell
    }

    /// Whether it is not shown; nil for as the list has it.
    public var isHidden: Bool?
    /// The width that is kept for it; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; nil for the system's.
    public var tintColor: UIColor?
    /// Behind it; nil for the system's.
    public var backgroundColor: UIColor?
    /// Of a label; nil for body.
    public var font: UIFont?
    /// Whether the size follows the user's setting.
    public var adjustsFontForContentSizeCategory: Bool?
    /// Before what carries a row; nil for as the list has it.
    public var showsVerticalSeparator: Bool?
    /// The look of what opens an outline.
    public var style: Style

    /// Looks, those of the system where nothing is given.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil, font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// The looks of a chevron.
  public typealias DisclosureIndicatorOptions = Options
  /// The looks of what opens an outline.
  public typealias OutlineDisclosureOptions = Options
  /// The looks of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The looks of a minus.
  public typealias DeleteOptions = Options
  /// The looks of a plus.
  public typealias InsertOptions = Options
  /// The looks of what carries a row.
  public typealias ReorderOptions = Options
  /// The looks of what selects several rows.
  public typealias MultiselectOptions = Options
  /// The looks of a text.
  public typealias LabelOptions = Options
  /// The looks of an i in a circle.
  public typealias DetailOptions = Options

  /// A view of an app's own as an accessory.
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where it stands.
    public let placement: Placement
    /// Whether it is not shown; nil for shown.
    public var isHidden: Bool?
    /// The width that is kept for it; nil for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its tint; nil for that around it.
    public var tintColor: UIColor?
    /// Whether it keeps the size that it has.
    public var maintainsFixedSize: Bool?

    /// A view at an edge.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }

  enum Face {
    /// One of the system's.
    case system(CellAccessory)
    /// A chevron that is turned while the row is expanded.
    case outline
    case label(String)
    case view(CustomViewConfiguration)
  }

  let face: Face
  let displayed: DisplayedState
  let options: Options

  private static func system(
    _ accessory: CellAccessory, _ displayed: DisplayedState, _ options: Options
  ) -> UICellAccessory {
    UICellAccessory(face: .system(accessory), displayed: displayed, options: options)
  }

  /// A chevron: the row leads on.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory { system(.disclosure, displayed, options) }

  /// A chevron in the tint: the row holds others.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(face: .outline, displayed: displayed, options: options)
  }

  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> UICellAccessory { system(.checkmark, displayed, options) }

  /// An i in a circle.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { system(.detail, displayed, options) }

  /// A minus in a circle.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { system(.delete, displayed, options) }

  /// A plus in a circle.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { system(.insert, displayed, options) }

  /// Three lines that carry a row.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> UICellAccessory { system(.reorder, displayed, options) }

  /// A circle, with a checkmark where the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
  ) -> UICellAccessory { system(.multiselect, displayed, options) }

  /// A text in the gray of values.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(face: .label(text), displayed: displayed, options: options)
  }

  /// A view of an app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed =
      switch configuration.placement {
      case .leading(let displayed, _), .trailing(let displayed, _): displayed
      }
    return UICellAccessory(
      face: .view(configuration), displayed: displayed,
      options: Options(
        isHidden: configuration.isHidden, reservedLayoutWidth: configuration.reservedLayoutWidth,
        tintColor: configuration.tintColor))
  }

  /// Whether it stands where text begins.
  var isLeading: Bool {
    switch face {
    case .system(let accessory): accessory.isLeading
    case .view(let configuration):
      if case .leading = configuration.placement { true } else { false }
    case .outline, .label: false
    }
  }

  func isShown(whileEditing isEditing: Bool) -> Bool {
    guard options.isHidden != true else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}
