import Foundation
internal import GalleyGraphics
internal import GalleyLayouts

/// The place of a view in a list: what it is there, and which of its neighbors share its card.
@MainActor
struct ListPlace {
  enum Role {
    case row
    case header
    case footer
  }

  let configuration: UICollectionLayoutListConfiguration
  let role: Role
  let isFirst: Bool
  let isLast: Bool

  var content: UIListContentConfiguration {
    switch (role, configuration.appearance) {
    case (.row, .sidebar), (.row, .sidebarPlain): .sidebarCell()
    case (.row, _): .cell()
    case (.header, .plain): .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain): .plainFooter()
    case (.footer, _): .groupedFooter()
    }
  }

  var background: UIBackgroundConfiguration {
    switch (role, configuration.appearance) {
    case (.row, .plain): .listPlainCell()
    case (.row, .sidebarPlain), (.row, .sidebar): .listSidebarCell()
    case (.row, _): .listGroupedCell()
    case (.header, .plain): .listPlainHeaderFooter()
    case (.header, _), (.footer, _): .clear()
    }
  }

  /// The round corners of the card that the row is part of.
  var corners: (radius: CGFloat, mask: CACornerMask)? {
    guard role == .row else { return nil }
    let appearance: ListStyle.Appearance
    switch configuration.appearance {
    case .insetGrouped: appearance = .insetGrouped
    case .sidebar: appearance = .sidebar
    default: return nil
    }
    let look: SystemStyle = CurrentInterface.now.isIOS26 ? .ios26 : .ios18
    var mask: CACornerMask = []
    if isFirst { mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return (CGFloat(ListStyle(appearance: appearance, look: look).cornerRadius), mask)
  }

  /// The line below the row at a path; nil for none.
  func separator(at path: IndexPath?) -> UIListSeparatorConfiguration? {
    guard role == .row, configuration.showsSeparators else { return nil }
    var line = configuration.separatorConfiguration
    if let path, let handler = configuration.itemSeparatorHandler { line = handler(path, line) }
    switch line.bottomSeparatorVisibility {
    case .automatic: return isLast ? nil : line
    case .visible: return line
    case .hidden: return nil
    }
  }

  static var separatorColor: UIColor {
    let interface = CurrentInterface.now
    guard interface.isIOS26 else { return .separator }
    return UIColor(.fixed(.listSeparator(isDark: interface.isDark)))
  }

  /// Behind the rows and around their cards.
  static func groundColor(of configuration: UICollectionLayoutListConfiguration) -> UIColor {
    if let color = configuration.backgroundColor { return color }
    switch configuration.appearance {
    case .plain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar, .sidebarPlain: return .secondarySystemBackground
    }
  }
}

extension ListPlace: @MainActor Equatable {
  /// Of the same list, as far as rows show it.
  static func == (left: ListPlace, right: ListPlace) -> Bool {
    left.role == right.role && left.isFirst == right.isFirst && left.isLast == right.isLast
      && left.configuration.appearance == right.configuration.appearance
  }
}

extension UICollectionView {
  /// The place of an element in a list; nil for one that is in none.
  func listPlace(of element: ElementKey) -> ListPlace? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listPlace(of: element)
  }
}

extension CompositionalPlan {
  /// The place of an element in a list; nil for one that is in none.
  func listPlace(of element: ElementKey) -> ListPlace? {
    guard let number = element.indexPath.first, let section = sections[safe: number],
      case .list(let configuration) = section.section.content
    else { return nil }
    func place(_ role: ListPlace.Role, isFirst: Bool = false, isLast: Bool = false) -> ListPlace {
      ListPlace(configuration: configuration, role: role, isFirst: isFirst, isLast: isLast)
    }
    switch element.category {
    case .decorationView: return nil
    case .supplementaryView:
      return element.kind == UICollectionView.elementKindSectionFooter
        ? place(.footer) : place(.header)
    case .cell:
      guard element.indexPath.count > 1 else { return nil }
      let headers = configuration.headerMode == .firstItemInSection ? 1 : 0
      let item = element.indexPath[1]
      if item < headers { return place(.header) }
      return place(.row, isFirst: item == headers, isLast: item == section.count - 1)
    }
  }
}

/// What lies behind a section that is a list, in the coordinates of the content.
struct ListGround {
  let color: UIColor
  let top: CGFloat
  let bottom: CGFloat
  /// Whether it reaches up for ever.
  let isFirst: Bool
  /// Whether it reaches down for ever.
  let isLast: Bool
}
