internal import GalleyNotation

/// The way to a value in a scene: keys, and ids or numbers of what is in lists.
///
/// Its first step is a word of the screen, a key at the top, or a view by its id, wherever in the
/// views that is. Where the screen has one collection only, keys of that may come first, too.
struct ScenePath {
  /// The screen's own words.
  static let screenKeys = [
    "device", "theme", "direction", "orientation", "scale", "look", "contrast", "text-size",
    "bold-text", "frame", "corners",
  ]

  /// Maps at the top, which need not be there to be set; no view can be meant by their names.
  private static let topMaps = ["screen", "palette", "font"]
  /// Texts at the top that need not be there to be set.
  private static let topTexts = ["title", "language"]

  private let steps: [String]
  private let naming: LayerNaming

  init(of text: String, naming: LayerNaming) {
    self.naming = naming
    steps =
      Self.screenKeys.contains(text)
      ? ["screen", text] : text.split(separator: ".").map(String.init)
  }

  /// The scene with the value there; nil where the path leads nowhere.
  func set(_ value: OptionValue, in scene: OptionValue) -> OptionValue? {
    guard let first = steps.first, case .map = scene.kind else { return nil }
    if steps == ["screen", "device"] || steps == ["screen", "size"], let screen = scene["screen"] {
      // A device on an axis stands in place of a size, and the other way round.
      let own = OptionValue(
        .map([.init(key: steps[1], keyLocation: value.location, value: value)]),
        at: value.location)
      return scene.setting(["screen"], to: screen.givingWay(to: own))?.setting(
        steps[...], to: value)
    }
    let isTop = scene[first] != nil || Self.topTexts.contains(first)
    if Self.topMaps.contains(first) || (isTop && steps.count == 1) {
      return scene.setting(steps[...], to: value)
    }
    let views = scene["views"]
    var changed = steps.count > 1 ? views?.settingInView(steps[...], to: value, naming) : nil
    if changed == nil, isTop { return scene.setting(steps[...], to: value) }
    if changed == nil, let name = views?.onlyCollection {
      changed = views?.settingInView([name] + steps[...], to: value, naming)
    }
    return changed.flatMap { scene.setting(["views"], to: $0) }
  }
}

extension OptionValue {
  /// The name of the only collection among the views; nil for none and for several.
  fileprivate var onlyCollection: String? {
    guard case .list(let views) = kind else { return nil }
    let names = views.compactMap { $0["collection"]?.shownText }
    return names.count == 1 ? names[0] : nil
  }

  /// The layers with a value set in the one whose id is the first step; nil where there is none.
  fileprivate func settingInView(
    _ path: ArraySlice<String>, to value: OptionValue, _ naming: LayerNaming
  ) -> OptionValue? {
    switch kind {
    case .list(var layers):
      for index in layers.indices {
        guard let changed = layers[index].settingInView(path, to: value, naming) else { continue }
        layers[index] = changed
        return OptionValue(.list(layers), at: location)
      }
      return nil
    case .map(var entries):
      if path.first == naming.name(of: self) ?? name {
        return setting(path.dropFirst(), to: value)
      }
      for index in entries.indices where ["group", "layers"].contains(entries[index].key) {
        guard let changed = entries[index].value.settingInView(path, to: value, naming)
        else { continue }
        entries[index].value = changed
        return OptionValue(.map(entries), at: location)
      }
      return nil
    default: return nil
    }
  }

  /// What an element of a list goes by.
  private var name: String? {
    self["id"]?.shownText ?? self["collection"]?.shownText ?? self["name"]?.shownText
  }

  /// The value with another at the end of a path; keys on the way that are missing are made.
  fileprivate func setting(_ path: ArraySlice<String>, to value: OptionValue) -> OptionValue? {
    guard let key = path.first else { return value }
    if path == ["items", "count"] { return settingItemCount(value) }
    switch kind {
    case .list(var elements):
      let named = elements.firstIndex { $0.name == key }
      guard let index = named ?? Int(key).flatMap({ elements.indices.contains($0) ? $0 : nil }),
        let changed = elements[index].setting(path.dropFirst(), to: value)
      else { return nil }
      elements[index] = changed
      return OptionValue(.list(elements), at: location)
    case .map(var entries):
      guard let index = entries.firstIndex(where: { $0.key == key }) else {
        let empty = OptionValue(.map([]), at: value.location)
        guard let inner = empty.setting(path.dropFirst(), to: value) else { return nil }
        entries.append(Entry(key: key, keyLocation: value.location, value: inner))
        return OptionValue(.map(entries), at: location)
      }
      guard let changed = entries[index].value.setting(path.dropFirst(), to: value) else {
        return nil
      }
      entries[index].value = changed
      return OptionValue(.map(entries), at: location)
    default: return nil
    }
  }

  /// The first items of a list, or the number of items where they are a count.
  private func settingItemCount(_ count: OptionValue) -> OptionValue? {
    guard case .number(let number) = count.kind, number >= 0, number == number.rounded() else {
      return nil
    }
    guard case .list(let items) = self["items"]?.kind else {
      return setting(["items"], to: count)
    }
    let kept = OptionValue(.list(Array(items.prefix(Int(min(number, 1e6))))), at: count.location)
    return setting(["items"], to: kept)
  }
}
