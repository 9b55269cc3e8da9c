internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Finds what a scene names in a collection as it is at an instant, or says that it is not there.
struct ItemFinder {
  let view: CollectionView
  let issues: IssueLog

  /// The index path of an item, in sight or not.
  func indexPath(_ reference: Located<ItemReference>) -> ItemPath? {
    if let path = reference.value.indexPath(in: view) { return path }
    issues.error(
      "there is no \(reference.value.words)\(cure(for: reference.value))", at: reference.location)
    return nil
  }

  private func cure(for reference: ItemReference) -> String {
    let count = view.content.itemCount
    guard count > 0 else { return "; the collection is empty" }
    switch reference {
    case .number: return "; there are \(count), counted from 0"
    case .path(let path):
      guard view.ids.indices.contains(path.section) else {
        return view.ids.count == 1
          ? "; there is one section, 0" : "; the last section is \(view.ids.count - 1)"
      }
      return "; section \(path.section) has \(view.ids[path.section].count), counted from 0"
    case .id(let id):
      let ids = view.ids.joined().prefix(Self.mostSuggestedIDs)
      return
        "\(Suggestion.phrase(for: id, among: ids.map(\.description))); items go by number, by [section, item] or by id"
    }
  }

  /// Among how many ids one that is like an unknown one is looked for.
  private static let mostSuggestedIDs = 1000

  /// The index path of an item that a finger can meet.
  func visibleIndexPath(_ reference: Located<ItemReference>) -> ItemPath? {
    guard let path = indexPath(reference) else { return nil }
    if isVisible(path) { return path }
    issues.error(
      "\(reference.value.words) is not in sight then; scroll to it first, with '{ scroll: { item: \(reference.value.literal) } }'",
      at: reference.location)
    return nil
  }

  /// Whether the reference names an item that is on its way out and answers no finger.
  func isLeaving(_ reference: Located<ItemReference>) -> Bool {
    guard case .id(let id) = reference.value, view.indexPath(ofItemCalled: id) == nil else {
      return false
    }
    return view.elements(at: .zero).contains { $0.isLeaving && $0.itemID?.description == id }
  }

  /// Whether a section is there, and scrolls by itself.
  func scrolls(section: Located<Int>) -> Bool {
    do throws(LayoutError) {
      try view.checkScrolls(section: section.value)
      return true
    } catch {
      issues.error(error.description, at: section.location)
      return false
    }
  }

  /// - `section`: One that scrolls by itself; nil for the whole.
  func hasPage(_ page: Located<Int>, inSection section: Int? = nil) -> Bool {
    guard let count = section.map(view.pageCount(ofSection:)) ?? view.pageCount else {
      if let section {
        issues.error(
          "section \(section) may rest anywhere, so it has no pages; scroll to an offset",
          at: page.location)
        return false
      }
      let kind = type(of: view.layout).kind
      issues.error("the layout '\(kind)' has no pages; scroll to an offset", at: page.location)
      return false
    }
    guard page.value < count else {
      issues.error(
        "there is no page \(page.value); there are \(count), counted from 0", at: page.location)
      return false
    }
    return true
  }

  private func isVisible(_ path: ItemPath) -> Bool {
    let bounds = view.viewport(at: .zero).bounds
    return view.elements(at: .zero).contains { element in
      let attributes = element.attributes
      return !element.isLeaving && !attributes.isHidden && attributes.alpha > 0.01
        && attributes.element == LayoutElement(category: .cell, indexPath: path)
        && attributes.frame.intersects(bounds)
    }
  }
}
