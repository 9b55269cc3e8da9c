/// Contents that are a screen for what lies in them, as a sheet and a column are: bars there follow
/// the collections beside them.
package protocol CollectionContainer: LayerContent {}

/// The collections of a screen, or of a column or a sheet on it.
struct ContainedCollections {
  private let all: [String]
  /// Those that lie in no container within.
  private let own: [String]

  init(in layers: [Layer]) {
    all = layers.collectionNames(descendingIntoContainers: true)
    own = layers.collectionNames(descendingIntoContainers: false)
  }

  /// The name of the only one, or of the only one beside the containers within; nil where there are
  /// none or several.
  var only: String? {
    let names = all.count == 1 ? all : own
    return names.count == 1 ? names[0] : nil
  }
}

extension LayerContext {
  /// The context of layers in a container.
  package func containing(_ layers: [Layer]) -> LayerContext {
    var inner = self
    inner.contained = ContainedCollections(in: layers)
    return inner
  }
}

extension [Layer] {
  fileprivate func collectionNames(descendingIntoContainers descends: Bool) -> [String] {
    flatMap { layer -> [String] in
      if let collection = layer.content as? any NamedByKind { return [collection.name] }
      if !descends, layer.content is any CollectionContainer { return [] }
      return layer.content.children.collectionNames(descendingIntoContainers: descends)
    }
  }
}
