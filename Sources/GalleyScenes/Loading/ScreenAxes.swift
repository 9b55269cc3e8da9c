internal import GalleyNotation

extension SceneAxis {
  /// What a person may have otherwise on any screen: theme, size of texts, device and so on, each
  /// with all its values.
  package static let ofScreens: [SceneAxis] = ScreenSpec.declarations.compactMap { option in
    guard ScenePath.screenKeys.contains(option.key), !["frame", "corners"].contains(option.key),
      let values = words(of: option.kind)
    else { return nil }
    return SceneAxis(path: option.key, values: values)
  }

  private static func words(of kind: OptionKind) -> [String]? {
    switch kind {
    case .choice(let words): words
    case .flag: ["false", "true"]
    case .either(let kinds): kinds.lazy.compactMap(words).first
    default: nil
    }
  }
}
