internal import GalleyNotation

extension OptionKind {
  /// The kind without a key in its maps.
  func leavingOut(_ key: String) -> OptionKind {
    switch self {
    case .options(let options, let others):
      .options(options.filter { $0.key != key }, others: others)
    case .either(let kinds): .either(kinds.map { $0.leavingOut(key) })
    default: self
    }
  }

  /// The kind with more keys in its maps.
  func adding(_ options: [OptionDeclaration]) -> OptionKind {
    switch self {
    case .options(let own, let others): .options(own + options, others: others)
    case .either(let kinds): .either(kinds.map { $0.adding(options) })
    default: self
    }
  }

  /// Whether layers stand in it.
  var holdsLayers: Bool {
    switch self {
    case .defined(let name): name.hasSuffix("layer") || name.hasSuffix("layers")
    case .list(let element, _), .map(let element), .template(let element): element.holdsLayers
    case .either(let kinds): kinds.contains(where: \.holdsLayers)
    case .options(let options, let others):
      options.contains { $0.kind.holdsLayers } || others?.holdsLayers == true
    default: false
    }
  }
}
