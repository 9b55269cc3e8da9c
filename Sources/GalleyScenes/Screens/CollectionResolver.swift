internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// The collections and controls of a screen as far as they are known, and what texts may ask of
/// them.
struct CollectionResolver: CollectionSnapshot {
  /// Notes that a text or a place asked something, so that it depends on what is known.
  final class DependencyNote {
    private(set) var wasMade = false

    func note() { wasMade = true }
  }

  let inputs: RenderInputs
  /// Those that have been played so far, by name.
  let played: [String: PlayedCollection]
  private let playedControls: [String: PlayedControl]
  let dependencyNote: DependencyNote

  init(
    _ played: [String: PlayedCollection], _ controls: [String: PlayedControl],
    of inputs: RenderInputs, dependencyNote: DependencyNote = DependencyNote()
  ) {
    playedControls = controls
    self.inputs = inputs
    self.played = played
    self.dependencyNote = dependencyNote
  }

  /// The controls as texts, conditions and layers see them.
  var controls: ControlResolver {
    ControlResolver(controls: playedControls) { [dependencyNote] in dependencyNote.note() }
  }

  /// The modes that are shown, each as much as where it is shown most.
  var modes: [String: Double] {
    played.values.reduce(into: [:]) { modes, collection in
      modes.merge(collection.view.modes()) { max($0, $1) }
    }
  }

  var collectionIDs: [String] { inputs.specs.map(\.name) }

  func collection(named id: String) -> PlayedCollection? { played[id] }

  func value(inCollection id: String, path: [String]) throws(UnknownName) -> OptionValue {
    guard let spec = inputs.specs.first(where: { $0.name == id }) else {
      throw UnknownName(name: id, known: collectionIDs)
    }
    dependencyNote.note()
    guard let collection = played[id] else { return try valueWhilePlaced(spec, path: path) }
    return try CollectionVariables(collection: collection).value(path)
  }

  func columns(ofCollection id: String) -> (any ColumnValues)? {
    guard let spec = inputs.specs.first(where: { $0.name == id }) else { return nil }
    dependencyNote.note()
    return played[id]?.columns ?? inputs.start(of: spec).columns
  }

  /// Returns the value known of a collection whose frame depends on the text that asks: how many
  /// items it begins with.
  private func valueWhilePlaced(
    _ spec: CollectionSpec, path: [String]
  ) throws(UnknownName) -> OptionValue {
    guard path != ["count"] else { return .plain("\(inputs.start(of: spec).itemCount)") }
    throw UnknownName(
      name: spec.name, known: ["\(spec.name).count"],
      reason:
        "'\(spec.name)' is placed beside this text, so the text cannot speak of it before it has its place; give the text a height"
    )
  }
}

/// The variables that templates may ask of a collection: `{shelf.page.name}`, `{shelf.pages}`,
/// `{shelf.count}`, `{shelf.mode}`, `{shelf.opened.name}`, `{shelf.sections.1.page.number}`.
private struct CollectionVariables {
  let collection: PlayedCollection

  private var view: CollectionView { collection.view }

  private static let names = ["count", "mode", "opened", "page", "pages", "sections", "selection"]

  func value(_ path: [String]) throws(UnknownName) -> OptionValue {
    let rest = Array(path.dropFirst())
    switch path.first {
    case "count" where rest.isEmpty: return .plain("\(view.content.itemCount)")
    case "mode" where rest.isEmpty: return .plain(view.mode ?? "")
    case "pages" where rest.isEmpty: return .plain("\(view.pageCount ?? 1)")
    case "page" where !rest.isEmpty: return try pageValue(rest)
    case "sections" where rest.count > 1: return try sectionValue(rest)
    case "selection" where !rest.isEmpty: return try value(rest, ofItemAt: view.selection.min())
    case "opened" where !rest.isEmpty:
      return try value(rest, ofItemAt: view.openedID.flatMap { view.indexPath(of: $0) })
    default:
      throw UnknownName(name: path.joined(separator: "."), known: Self.names)
    }
  }

  private func value(
    _ names: [String], ofItemAt path: ItemPath?
  ) throws(UnknownName) -> OptionValue {
    guard let path else { return .plain("") }
    return try collection.scope(ofItemAt: path).lookUp(names)
  }

  /// `1.page.number`, `1.page.index` or `1.pages`, of a section that scrolls by itself.
  private func sectionValue(_ path: [String]) throws(UnknownName) -> OptionValue {
    guard let section = Int(path[0]), view.content.sections.indices.contains(section) else {
      let known = view.content.sections.indices.prefix(20).map(String.init)
      throw UnknownName(name: "sections." + path[0], known: known.map { "sections." + $0 })
    }
    let page = view.page(ofSection: section, at: .zero) ?? 0
    switch Array(path.dropFirst()) {
    case ["pages"]: return .plain("\(view.pageCount(ofSection: section) ?? 1)")
    case ["page", "number"]: return .plain("\(page + 1)")
    case ["page", "index"]: return .plain("\(page)")
    default:
      throw UnknownName(
        name: "sections." + path.joined(separator: "."),
        known: ["page.number", "page.index", "pages"].map { "sections.\(section).\($0)" })
    }
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
