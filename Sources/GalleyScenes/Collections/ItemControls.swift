internal import GalleyLayouts
internal import GalleyNotation

/// The controls in the cells of a collection that each item gives a name of its own, as
/// `switch: "{id}-on"` does.
struct ItemControls {
  private let spec: CollectionSpec
  /// How many there may be.
  static let most = 1_000

  init(_ spec: CollectionSpec) { self.spec = spec }

  /// Notes those of the items that the scene lists.
  func note(in log: ControlLog, issues: IssueLog) {
    var count = 0
    for (section, ids) in spec.directory.ids.enumerated() {
      let layers = (spec.section(section)?.cell ?? spec.cell).flatMap(\.namedByItems)
      guard !layers.isEmpty else { continue }
      for (index, id) in ids.enumerated() {
        var scope = Scope()
        scope.item = spec.directory.item(withID: id)?.keys
        scope.facts = .ofItem(id, at: ItemPath(section: section, item: index), count: ids.count)
        count += layers.count
        guard count <= Self.most else {
          issues.error(
            "items name more than \(Self.most) controls; give fewer items, or leave out the name",
            at: layers[0].location ?? spec.location)
          return
        }
        for layer in layers { log.note(layer, in: scope, issues: issues) }
      }
    }
  }
}

extension Layer {
  /// The controls that items name, of the layer and of those in it.
  fileprivate var namedByItems: [Layer] {
    (templates?.nameControls == true ? [self] : []) + content.children.flatMap(\.namedByItems)
  }
}

extension ControlLog {
  /// Notes the control that a layer is for an item.
  fileprivate func note(_ layer: Layer, in scope: Scope, issues: IssueLog) {
    let filled = layer.templates?.filled(layer, in: scope, issues: issues)
    guard var control = (filled?.content as? ComponentLayer)?.control else { return }
    control.location = scope.item?.location ?? control.location
    note(control, issues: issues)
  }
}
