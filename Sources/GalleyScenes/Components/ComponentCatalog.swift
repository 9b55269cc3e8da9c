public import GalleyNotation

/// The components that scenes may name as furniture.
public typealias ComponentCatalog = Catalog<any Component.Type>

extension ComponentCatalog {
  /// Makes a catalog of components, each found by its kind.
  public init(_ components: [any Component.Type]) { self.init(components, kind: { $0.kind }) }

  /// The kinds of layers that the components are.
  var layerKinds: [LayerReader.Kind] { members.map { $0.layerKind } }
}

extension Component {
  fileprivate static var layerKind: LayerReader.Kind {
    let declarations = declarations
    let read: @Sendable (OptionReader, LayerReader) -> (any LayerContent)? = { options, layers in
      guard var layer = Self(options: options).layer(for: options, reading: layers) else {
        return nil
      }
      layer.kind = kind
      if layer.animatesIndefinitely { layers.controls.noteRestless() }
      if let control = layer.control { layers.controls.note(control, issues: options.issues) }
      if layer.location == nil { layer.location = options.location }
      return layer
    }
    return OptionKind.options(declarations).holdsLayers
      ? LayerReader.Kind(kind, .options(declarations), read: read)
      : LayerReader.Kind(kind, leaf: .options(declarations), read: read)
  }
}
