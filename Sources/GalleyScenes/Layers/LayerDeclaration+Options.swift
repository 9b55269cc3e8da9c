internal import GalleyNotation
internal import GalleyRecords

extension LayerDeclaration {
  /// The keys that say where a layer lies.
  private static let placeKeys: Set = ["at", "hugging", "compression", "spacing-after"]
  /// The keys that say neither where a layer lies nor what it looks like, and those of layers in
  /// it.
  private static let otherKeys: Set = ["id", "group", "layers"]
  /// The keys of a collection that say of what its elements are made.
  private static let elementKeys: Set = ["cell", "header", "footer", "decorations"]
  /// The keys of a collection that are its items, or that the record of its layout tells.
  private static let contentKeys: Set = [
    "collection", "items", "new-items", "sections", "layout", "content-inset", "section-spacing",
    "measure",
  ]

  /// Reads the declaration of a layer from a map of options.
  init(_ layer: OptionValue) {
    let place = layer.digest { Self.placeKeys.contains($0) }
    guard layer["collection"] != nil else {
      self.init(
        place: place,
        look: layer.digest { !Self.placeKeys.contains($0) && !Self.otherKeys.contains($0) })
      return
    }
    let left = Self.placeKeys.union(Self.otherKeys).union(Self.contentKeys)
    let own = layer.digest { !left.contains($0) }
    self.init(place: place, look: Self.elements(in: layer["sections"]).map(own.combined) ?? own)
  }

  /// Returns the digest of the elements' layers in sections; nil where none gives any.
  private static func elements(in sections: OptionValue?) -> SourceDigest? {
    guard case .list(let sections)? = sections?.kind else { return nil }
    let own = sections.filter { section in elementKeys.contains { section[$0] != nil } }
    return own.map { section in section.digest { elementKeys.contains($0) } }
      .reduce(nil) { $0?.combined(with: $1) ?? $1 }
  }
}

extension Layer {
  /// The layer as what is said here, which all that it draws by itself goes back to.
  func said(in value: OptionValue) -> Layer {
    var layer = self
    let source = LayerDeclaration(value)
    layer.source = source
    // What a collection brings by itself is the same whatever items it has.
    layer.innerSource = kind == "collection" ? source.look : value.digest
    return layer
  }

  /// The layer as one of several that a style makes of what is said here.
  func styled(by value: OptionValue) -> Layer {
    var layer = self
    let digest = value.digest
    layer.source = layer.source ?? LayerDeclaration(place: digest, look: digest)
    layer.innerSource = layer.innerSource ?? digest
    return layer
  }
}
