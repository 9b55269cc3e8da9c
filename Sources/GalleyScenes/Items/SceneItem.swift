internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// An item as a scene gives it, decoded once: in a list, in an insertion, or in a reload.
struct SceneItem: Sendable {
  /// The id that it gives itself; nil where it gives none.
  var id: ItemID?
  /// In points; nil for the layout's own.
  var size: Size?
  /// The cells of a grid that it takes; nil where it says none.
  var span: ItemSpan?
  /// The facts for the layout, by name; nil where it has none.
  var facts: ItemFacts?
  /// The layout's measure; nil where it says none.
  var measure: Double?
  /// All that it says, a map, for templates and conditions.
  var keys: OptionValue

  /// An item that says nothing of itself.
  static func silent(at location: SourceLocation) -> SceneItem {
    SceneItem(keys: OptionValue(.map([]), at: location))
  }

  var location: SourceLocation { keys.location }

  /// The item with what changes with a reload; it keeps its id.
  func replacing(_ changes: SceneItem) -> SceneItem {
    SceneItem(
      id: id, size: changes.size ?? size, span: changes.span ?? span,
      facts: changes.facts.map { (facts ?? [:]).merging($0) { $1 } } ?? facts,
      measure: changes.measure ?? measure, keys: keys.replacing(changes.keys))
  }
}

extension OptionValue {
  /// The map with some of its keys replaced, and new ones added.
  fileprivate func replacing(_ changes: OptionValue) -> OptionValue {
    guard case .map(let old) = kind, case .map(let new) = changes.kind else { return changes }
    let names = Set(new.map(\.key))
    return OptionValue(.map(old.filter { !names.contains($0.key) } + new), at: location)
  }
}
