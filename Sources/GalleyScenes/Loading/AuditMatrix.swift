internal import GalleyNotation

/// The worst that people's settings and devices make of a scene, as the matrix that it is drawn by:
/// the largest texts, the narrowest device of its kind, each of its languages, each of its themes.
struct AuditMatrix {
  /// The scene with the first value of each of its own axes, crossed with those.
  static func applied(to scene: OptionValue, naming: LayerNaming) -> OptionValue {
    let plain = Matrix.choice(in: scene, naming: naming) { _, _ in false }
    var axes = [entry("text-size", [text(largestTextSize, at: scene.location)])]
    if let device = narrowest(like: plain) {
      axes.append(entry("device", [text(device, at: scene.location)]))
    }
    if case .map(let languages)? = plain["strings"]?.kind, !languages.isEmpty {
      axes.append(entry("language", languages.map { text($0.key, at: $0.keyLocation) }))
    }
    if case .map(let own)? = scene["matrix"]?.kind,
      let themes = own.first(where: { $0.key == "theme" })
    {
      axes.append(themes)
    }
    let matrix = entry("matrix", OptionValue(.map(axes), at: scene.location))
    guard plain["stage"] == nil, case .map(let entries) = plain.kind else { return plain }
    return OptionValue(.map(entries.filter { $0.key != "matrix" } + [matrix]), at: scene.location)
  }

  private static let largestTextSize = "accessibility-5"

  /// The narrowest device of today of the kind that a scene is on; nil for a scene without one.
  private static func narrowest(like scene: OptionValue) -> String? {
    guard let name = scene["screen"]?["device"]?.shownText,
      let device = DeviceCatalog.device(named: name)
    else { return nil }
    return device.isTablet ? "ipad-mini-7" : "iphone-se-3"
  }

  private static func text(_ text: String, at location: SourceLocation) -> OptionValue {
    OptionValue(.text(text), at: location, literal: text)
  }

  private static func entry(_ key: String, _ values: [OptionValue]) -> OptionValue.Entry {
    entry(key, OptionValue(.list(values), at: values.first?.location ?? .nowhere))
  }

  private static func entry(_ key: String, _ value: OptionValue) -> OptionValue.Entry {
    OptionValue.Entry(key: key, keyLocation: value.location, value: value)
  }
}
