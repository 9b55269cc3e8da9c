internal import GalleyGeometry
internal import GalleyNotation

/// Scenes of one part each, of a file that has parts and no views: a kit that shows what it holds.
struct PartScenes {
  let issues: IssueLog

  /// A scene for each part that has a size, in the order of the file; nil where the file is a scene
  /// of its own.
  func scenes(of file: OptionValue) -> [OptionValue]? {
    guard file["views"] == nil, file["states"] == nil, let parts = file["parts"],
      case .map(let entries) = parts.kind
    else { return nil }
    let scenes = entries.compactMap { scene(of: $0, in: file) }
    if scenes.isEmpty {
      issues.error(
        "there are parts and no views; add 'views', or a 'size' to each part that is to be drawn alone",
        at: parts.location)
    }
    return scenes
  }

  /// Whether a file holds but what others include, and nothing to draw: parts without sizes, or
  /// colors, strings and fonts alone.
  static func isOnlyIncluded(_ file: OptionValue) -> Bool {
    guard ["views", "states", "base"].allSatisfy({ file[$0] == nil }) else { return false }
    if case .map(let parts)? = file["parts"]?.kind {
      return parts.allSatisfy { $0.value["size"] == nil }
    }
    return file["screen"] == nil
      && ["palette", "strings", "fonts"].contains { file[$0] != nil }
  }

  /// The device whose pixels the parts are drawn in; nil where the screen names none.
  private func device(of file: OptionValue) -> Device? {
    guard let name = file["screen"]?["device"] else { return nil }
    return ScreenReader(issues: issues).device(name)
  }

  private func scene(of part: OptionValue.Entry, in file: OptionValue) -> OptionValue? {
    guard let size = part.value["size"], case .map(let entries) = file.kind else { return nil }
    let device = device(of: file)
    let place = part.keyLocation
    func entry(_ key: String, _ value: OptionValue) -> OptionValue.Entry {
      OptionValue.Entry(key: key, keyLocation: place, value: value)
    }
    func map(_ entries: [OptionValue.Entry]) -> OptionValue {
      OptionValue(.map(entries), at: place)
    }
    var screen: [OptionValue.Entry] = []
    if case .map(let entries)? = file["screen"]?.kind {
      screen = entries.filter { !["size", "device", "orientation"].contains($0.key) }
    }
    if let device, file["screen"]?["scale"] == nil {
      screen.append(entry("scale", OptionValue(.number(device.scale), at: place)))
    }
    let use = map([entry(part.key, part.value["example"] ?? map([]))])
    let name = OptionValue(.text(part.key), at: place, literal: part.key)
    return map(
      entries.filter { $0.key != "screen" } + [
        entry("screen", map(screen + [entry("size", size)])),
        entry("views", OptionValue(.list([use]), at: place)),
        entry("states", OptionValue(.list([map([entry("name", name)])]), at: place)),
      ])
  }
}
