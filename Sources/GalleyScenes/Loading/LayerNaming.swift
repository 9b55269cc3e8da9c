internal import GalleyNotation

/// The name of a layer among its siblings, in changes and in axes, before it is decoded.
struct LayerNaming {
  let components: ComponentCatalog

  /// Its id, or the name that its kind's key carries, as a collection's and a control's do; nil for
  /// a layer without a name.
  func name(of layer: OptionValue) -> String? {
    if let name = layer["id"] ?? layer["collection"] { return name.shownText }
    return components.members.lazy.compactMap { $0.name(of: layer) }.first
  }
}
