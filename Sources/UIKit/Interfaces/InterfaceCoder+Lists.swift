import Foundation
import GalleyGraphics

/// What scrolls, and the cells in it.
@MainActor extension InterfaceCoder {
  func fillScroll(_ view: UIScrollView) {
    if let bounces = isTrue("alwaysBounceVertical") { view.alwaysBounceVertical = bounces }
    if let bounces = isTrue("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = bounces }
    if let bounces = isTrue("bounces") { view.bounces = bounces }
    if let shows = isTrue("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = shows
    }
    if let shows = isTrue("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = shows
    }
    if let isPaged = isTrue("pagingEnabled") { view.isPagingEnabled = isPaged }
    if let scrolls = isTrue("scrollEnabled") { view.isScrollEnabled = scrolls }
    let behaviors: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
      "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
      "always": .always,
    ]
    if let behavior = word("contentInsetAdjustmentBehavior", behaviors) {
      view.contentInsetAdjustmentBehavior = behavior
    }
    if let inset = insets("contentInset") { view.contentInset = inset }
    passOver("keyboardDismissMode", "minimumZoomScale", "maximumZoomScale")
    passOver("scrollIndicatorInsets", "scrollsToTop", "contentLayoutGuide")
    passOver("frameLayoutGuide")
  }

  func fillTable(_ view: UITableView) {
    fillScroll(view)
    // A height of -1 is that of the content.
    if let height = number("rowHeight") { view.rowHeight = height }
    if element["estimatedRowHeight"] == "-1", element["rowHeight"] == nil {
      view.rowHeight = UITableView.automaticDimension
    }
    if let height = number("sectionHeaderHeight") { view.sectionHeaderHeight = Self.height(height) }
    if let height = number("sectionFooterHeight") { view.sectionFooterHeight = Self.height(height) }
    let separators: [String: UITableViewCell.SeparatorStyle] = [
      "none": .none, "default": .singleLine, "singleLine": .singleLine,
      "singleLineEtched": .singleLineEtched,
    ]
    if let style = word("separatorStyle", separators) { view.separatorStyle = style }
    if let color = color("separatorColor") { view.separatorColor = color }
    if let inset = insets("separatorInset") { view.separatorInset = inset }
    if let allows = isTrue("allowsSelection") { view.allowsSelection = allows }
    if let allows = isTrue("allowsMultipleSelection") { view.allowsMultipleSelection = allows }
    if let allows = isTrue("allowsSelectionDuringEditing") {
      view.allowsSelectionDuringEditing = allows
    }
    if let allows = isTrue("allowsMultipleSelectionDuringEditing") {
      view.allowsMultipleSelectionDuringEditing = allows
    }
    passOver("style", "sectionIndexMinimumDisplayRowCount")
    _ = color("sectionIndexColor")
    if let header = child("tableHeaderView") { view.tableHeaderView = load.view(header) }
    if let footer = child("tableFooterView") { view.tableFooterView = load.view(footer) }
    for prototype in list("prototypes") {
      guard let name = prototype["reuseIdentifier"] else { continue }
      view.register(load.nib(of: prototype), forCellReuseIdentifier: name)
    }
    let sections = list("sections")
    if !sections.isEmpty { view.staticRows = StaticRows(sections: sections.map(section)) }
  }

  private func section(_ element: InterfaceElement) -> StaticRows.Section {
    let cells = element.list("cells")
    let coder = InterfaceCoder(element, in: load)
    return StaticRows.Section(
      header: coder.localText("headerTitle"), footer: coder.localText("footerTitle"),
      cells: cells.compactMap { load.view($0) as? UITableViewCell },
      heights: cells.map { $0["rowHeight"].flatMap(Double.init).map { CGFloat($0) } })
  }

  /// Headers of a plain table that are 28 points high are as high as their content, as in UIKit.
  private static func height(_ height: CGFloat) -> CGFloat {
    height == 28 || height == 22 || height == 18 ? UITableView.automaticDimension : height
  }

  func fillCollection(_ view: UICollectionView) {
    fillScroll(view)
    if let allows = isTrue("allowsSelection") { view.allowsSelection = allows }
    if let allows = isTrue("allowsMultipleSelection") { view.allowsMultipleSelection = allows }
    passOver("prefetchingEnabled")
    for prototype in list("cells") {
      guard let name = prototype["reuseIdentifier"] else { continue }
      view.register(load.nib(of: prototype), forCellWithReuseIdentifier: name)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = child(key), let name = prototype["reuseIdentifier"] else { continue }
      view.register(
        load.nib(of: prototype), forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    }
  }

  func fillCell(_ cell: UICollectionViewCell) {
    cell.reuseIdentifier = element["reuseIdentifier"]
    if let content = child("contentView") ?? child("tableViewCellContentView") {
      fillInner(cell.contentView, content)
    }
    passOver("customSize")
    guard let cell = cell as? UITableViewCell else { return }
    passOver("style", "rowHeight", "textLabel", "detailTextLabel")
    passOver("imageView", "image")
    let accessories: [String: UITableViewCell.AccessoryType] = [
      "none": .none, "disclosureIndicator": .disclosureIndicator,
      "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
      "detailButton": .detailButton,
    ]
    if let type = word("accessoryType", accessories) { cell.accessoryType = type }
    passOver("editingAccessoryType")
    let selections: [String: UITableViewCell.SelectionStyle] = [
      "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]
    if let style = word("selectionStyle", selections) { cell.selectionStyle = style }
    if let shows = isTrue("showsReorderControl") { cell.showsReorderControl = shows }
    if let inset = insets("separatorInset") { cell.separatorInset = inset }
    if let view = child("accessoryView") { cell.accessoryView = load.view(view) }
    takeOwnTexts(of: cell)
  }

  /// The labels of a cell of a style are the cell's own; they lie in its content as others do.
  private func takeOwnTexts(of cell: UITableViewCell) {
    for (name, own) in [
      ("textLabel", cell.textLabel as UIView?), ("detailTextLabel", cell.detailTextLabel),
      ("imageView", cell.imageView),
    ] {
      guard let id = element[name], let made = load.object(id) as? UIView, let own else { continue }
      switch (made, own) {
      case (let made as UILabel, let own as UILabel):
        (own.text, own.font, own.textColor) = (made.text, made.font, made.textColor)
        (own.numberOfLines, own.textAlignment) = (made.numberOfLines, made.textAlignment)
      case (let made as UIImageView, let own as UIImageView): own.image = made.image
      default: break
      }
      made.removeFromSuperview()
      load.replace(id, by: own)
    }
  }
}
