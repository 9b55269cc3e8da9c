internal import GalleyGeometry
internal import GalleyNotation

/// The parts of a scene, as kinds of layers.
///
/// One library serves one reading of a scene: it knows which parts are being read just now.
final class PartLibrary {
  /// The most parts that one scene may use, those within others counted each time.
  static let largestUseCount = 20_000

  let parts: [PartSpec]
  private let issues: IssueLog
  /// The parts that are being read, the innermost last.
  private var open: [String] = []
  private var useCount = 0
  private let room = ExpansionBudget()

  /// - `value`: What stands under `parts:`.
  /// - `taken`: The names of kinds that there are already.
  init(_ value: OptionValue?, taken: [String], issues: IssueLog) {
    self.issues = issues
    guard let value else {
      parts = []
      return
    }
    guard case .map(let entries) = value.kind else {
      OptionReader.wrong(
        value, named: "parts", expected: "a map of names and what they are made of", issues: issues)
      parts = []
      return
    }
    parts = entries.compactMap { entry in
      guard Self.mayBeCalled(entry, taken: taken, issues: issues) else { return nil }
      guard case .map = entry.value.kind else {
        OptionReader.wrong(
          entry.value, named: "a part", expected: "a map with 'layers'", issues: issues)
        return nil
      }
      return PartSpec(entry, issues: issues)
    }
  }

  private static func mayBeCalled(
    _ entry: OptionValue.Entry, taken: [String], issues: IssueLog
  ) -> Bool {
    guard taken.contains(entry.key) || SharedLayerOptions.keys.contains(entry.key) else {
      return true
    }
    issues.error(
      "'\(entry.key)' means something in a layer already; call the part otherwise",
      at: entry.keyLocation)
    return false
  }

  /// A kind of layer for each part.
  var kinds: [LayerReader.Kind] {
    parts.map { part in
      .group(part.name, .anything) { [self] _, arguments, layers in
        self.layers(of: part, for: arguments, reading: layers)
      }
    }
  }

  private func layers(
    of part: PartSpec, for arguments: OptionValue, reading layers: LayerReader
  ) -> [Layer] {
    useCount += 1
    guard useCount <= Self.largestUseCount else {
      if useCount == Self.largestUseCount + 1 {
        issues.error(
          "the scene uses more than \(Self.largestUseCount) parts; let a collection repeat them",
          at: arguments.location)
      }
      return []
    }
    guard !open.contains(part.name) else {
      let way = (open.drop { $0 != part.name } + [part.name]).map { "'\($0)'" }
      issues.error(
        "a part cannot hold itself: \(way.joined(separator: " holds ")); break the circle",
        at: arguments.location)
      return []
    }
    open.append(part.name)
    defer { open.removeLast() }
    guard
      let value = PartExpansion(part: part, room: room, issues: issues).layers(
        for: arguments)
    else {
      return []
    }
    return layers.layers(value, issues: issues)
  }
}
