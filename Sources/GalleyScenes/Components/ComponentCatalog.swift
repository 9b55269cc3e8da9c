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
        read(whole, layers, reusing: (content as? ComponentLayer)?.cachedLayers ?? [:])
      }, read: { read($0, $1) })
  }

  /// - `layers`: Those that an earlier reading of the options found in them.
  private static func read(
    _ options: OptionReader, _ reader: LayerReader, reusing layers: [SourceLocation: [Layer]] = [:]
  ) -> (any LayerContent)? {
    let cache = LayerCache(layers)
    guard var layer = Self(options: options).layer(for: options, reading: reader.caching(in: cache))
    else { return nil }
    layer.kind = kind
    layer.cachedLayers = cache.layers
    if layer.animatesIndefinitely { reader.controls.noteRestless() }
    if let control = layer.control { reader.controls.note(control, issues: options.issues) }
    if layer.location == nil { layer.location = options.location }
    return layer
  }
}
