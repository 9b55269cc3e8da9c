public import Foundation

/// How a section of rows looks and what it has.
public struct UICollectionLayoutListConfiguration {
  /// The look of a list.
  public enum Appearance: Int, Sendable {
    /// Rows across the whole width.
    case plain
    /// Rows across the whole width, sections apart from each other.
    case grouped
    /// Sections on cards with round corners.
    case insetGrouped
    /// As on the side of a split view.
    case sidebar
    /// As that, without cards.
    case sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Int, Sendable {
    /// There are none.
    case none
    /// From supplementary views.
    case supplementary
    /// From the first item of each section.
    case firstItemInSection
  }

  /// Where footers come from.
  public enum FooterMode: Int, Sendable {
    /// There are none.
    case none
    /// From supplementary views.
    case supplementary
  }

  /// Returns the actions behind a row, for a finger that swipes it.
  public typealias SwipeActionsConfigurationProvider =
    @MainActor (IndexPath) ->
    UISwipeActionsConfiguration?

  /// Returns how the separators of a row are, which lie as the given ones do else.
  public typealias ItemSeparatorHandler =
    @MainActor (IndexPath, UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration

  /// The look of the list.
  public let appearance: Appearance
  /// Whether there are lines between rows.
  public var showsSeparators: Bool
  /// How those are, where nothing says it for a row.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Asked for each row; nil for one answer for all.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// Behind the rows; nil for the appearance's.
  public var backgroundColor: UIColor?
  /// Behind a row that a finger swipes toward its end; nil for nothing.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Behind a row that a finger swipes toward its beginning; nil for nothing.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Where headers come from.
  public var headerMode = HeaderMode.none
  /// Where footers come from.
  public var footerMode = FooterMode.none
  /// Above headers, in points; nil for the appearance's.
  public var headerTopPadding: CGFloat?
  /// Accepted: nothing is seen of it.
  public var contentHuggingElements: UICollectionLayoutListContentHuggingElements = []

  /// A list of a look.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }
}

/// The parts of a list that hug their content.
public struct UICollectionLayoutListContentHuggingElements: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Parts from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Supplementary headers.
  public static let supplementaryHeader =
    UICollectionLayoutListContentHuggingElements(rawValue: 1)
}

/// How the separators of a row are.
public struct UIListSeparatorConfiguration {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// Where the list has them.
    case automatic
    /// Always.
    case visible
    /// Never.
    case hidden
  }

  /// Insets that the list chooses.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: CGFloat.greatestFiniteMagnitude, leading: CGFloat.greatestFiniteMagnitude,
    bottom: CGFloat.greatestFiniteMagnitude, trailing: CGFloat.greatestFiniteMagnitude)

  /// Whether the upper line is there.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the lower line is there.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Of the upper line.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Of the lower line.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Of both; nil for the system's.
  public var color: UIColor?
  /// Where the content is a list of several choices; nil for that of the others.
  public var multipleSelectionColor: UIColor?

  /// Lines as a look has them.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The actions behind a row.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// From the edge of the row on.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// Actions from the edge of the row on.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action behind a row.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The kind of an action.
  public enum Style: Int, Sendable {
    /// Gray unless told.
    case normal
    /// Red unless told.
    case destructive
  }

  /// Does it, and says at the end whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of the action.
  public let style: Style
  /// Does it.
  public let handler: Handler
  /// On the button; nil for none.
  open var title: String?
  /// On the button; nil for none.
  open var image: UIImage?
  /// Behind both; nil for the style's.
  open var backgroundColor: UIColor?

  /// An action of a title.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.handler = handler
    self.title = title
  }
}
