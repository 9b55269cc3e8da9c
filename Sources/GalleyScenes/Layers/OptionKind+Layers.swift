internal import GalleyNotation

extension OptionKind {
  /// The kind with more keys in its maps.
  func adding(_ options: [OptionDeclaration]) -> OptionKind {
    switch self {
    case .options(let own, let others): .options(own + options, others: others)
    case .either(let kinds): .either(kinds.map { $0.adding(options) })
    default: self
    }
  }
}
