internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// What templates may ask of a collection: `{shelf.page.name}`, `{shelf.pages}`, `{shelf.count}`,
/// `{shelf.mode}`, `{shelf.opened.name}`.
struct CollectionFacts {
  let collection: PlayedCollection

  private var view: CollectionView { collection.view }

  private static let names = ["count", "mode", "opened", "page", "pages", "selection"]

  func value(_ path: [String]) throws(UnknownName) -> OptionValue {
    let rest = Array(path.dropFirst())
    switch path.first {
    case "count" where rest.isEmpty: return .plain("\(view.content.itemCount)")
    case "mode" where rest.isEmpty: return .plain(view.mode ?? "")
    case "pages" where rest.isEmpty: return .plain("\(view.pageCount ?? 1)")
    case "page" where !rest.isEmpty: return try pageValue(rest)
    case "selection" where !rest.isEmpty: return try value(rest, ofItemAt: view.selection.min())
    case "opened" where !rest.isEmpty:
      return try value(rest, ofItemAt: view.openedID.flatMap { view.indexPath(of: $0) })
    default:
      throw UnknownName(name: path.joined(separator: "."), known: Self.names)
    }
  }

  private func value(
    _ names: [String], ofItemAt path: IndexPath?
  ) throws(UnknownName) -> OptionValue {
    guard let path else { return .plain("") }
    return try collection.scope(ofItemAt: path).lookUp(names)
  }

  /// The number of the page, or what its item says where a page is an item; while the content
  /// scrolls, of the page where it rested last.
  private func pageValue(_ path: [String]) throws(UnknownName) -> OptionValue {
    let page = view.page(at: .zero) ?? 0
    if path == ["number"] { return .plain("\(page + 1)") }
    if path == ["index"] { return .plain("\(page)") }
    guard view.pageCount == view.content.itemCount,
      let item = ItemReference.number(page).indexPath(in: view)
    else { throw UnknownName(name: "page." + path.joined(separator: "."), known: ["page.number"]) }
    return try collection.scope(ofItemAt: item).lookUp(path)
  }
}
