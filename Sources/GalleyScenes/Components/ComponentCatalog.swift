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
    LayerReader.Kind(
      kind, .options(declarations),
      refill: { _, whole, layers, content in
        read(whole, layers, holding: (content as? ComponentLayer)?.heldLayers ?? [:])
      }, read: { read($0, $1) })
  }

  /// - `layers`: Those that an earlier reading of the options found in them.
  private static func read(
    _ options: OptionReader, _ reader: LayerReader, holding layers: [SourceLocation: [Layer]] = [:]
  ) -> (any LayerContent)? {
    let held = HeldLayers(layers)
    guard var layer = Self(options: options).layer(for: options, reading: reader.holding(held))
    else { return nil }
    layer.kind = kind
    layer.heldLayers = held.layers
    if layer.animatesIndefinitely { reader.controls.noteRestless() }
    if let control = layer.control { reader.controls.note(control, issues: options.issues) }
    if layer.location == nil { layer.location = options.location }
    return layer
  }
}
