internal import GalleyGeometry
internal import GalleyLayouts

/// What templates may ask of a collection: `{shelf.page.name}`, `{shelf.pages}`, `{shelf.count}`,
/// `{shelf.mode}`.
struct CollectionFacts {
  let spec: CollectionSpec
  let view: CollectionView

  private static let names = ["count", "mode", "page", "pages", "selection"]

  func value(_ path: [String]) throws(UnknownName) -> OptionValue {
    let rest = Array(path.dropFirst())
    switch path.first {
    case "count" where rest.isEmpty: return .plain("\(view.content.itemCount)")
    case "mode" where rest.isEmpty: return .plain(view.mode ?? "")
    case "pages" where rest.isEmpty: return .plain("\(view.pageCount ?? 1)")
    case "page" where !rest.isEmpty: return try pageValue(rest)
    case "selection" where !rest.isEmpty:
      guard let path = view.selection.min() else { return .plain("") }
      return try scope(of: path).lookUp(rest)
    default:
      throw UnknownName(name: path.joined(separator: "."), known: Self.names)
    }
  }

  /// The number of the page, or what its item says where a page is an item.
  private func pageValue(_ path: [String]) throws(UnknownName) -> OptionValue {
    let page = view.page ?? 0
    if path == ["number"] { return .plain("\(page + 1)") }
    if path == ["index"] { return .plain("\(page)") }
    guard view.pageCount == view.content.itemCount,
      let item = ItemReference.number(page).indexPath(in: view)
    else { throw UnknownName(name: "page." + path.joined(separator: "."), known: ["page.number"]) }
    return try scope(of: item).lookUp(path)
  }

  private func scope(of path: IndexPath) -> Scope {
    spec.scope(ofItemAt: path, in: view, base: Scope())
  }
}
