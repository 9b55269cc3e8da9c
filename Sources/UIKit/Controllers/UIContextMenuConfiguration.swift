public import Foundation

/// A description of the menu that a long touch opens; kept, and not shown.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Gives the controller whose view is shown beside the menu.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// Gives the menu of the actions that the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// What it is known by.
  public let identifier: any NSCopying

  /// A configuration that asks for its menu when it is opened.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) { self.identifier = identifier ?? NSString(string: "menu") }
}
