import GalleyGeometry
import GalleyNotation
import GalleyScenes

/// What is said of a key or a value: the option's meaning, range and default, and where an element
/// lies in the states of the scene.
struct Hover {
  /// Where a named element lies in a state.
  struct Frame: Sendable {
    var id: String
    var state: String
    var frame: Rect
  }

  private static let mostStates = 8

  let walk: SchemaWalk
  let document: TextDocument
  let frames: [Frame]
  let encoding: PositionEncoding

  /// Nil where there is nothing to say.
  func answer(at offset: Int) -> JSONValue? {
    guard let place = document.tree.place(of: offset) else { return nil }
    var parts: [String] = []
    var range = place.node.range
    if let step = place.steps.last, step.node.entries.indices.contains(step.index) {
      let entry = step.node.entries[step.index]
      if place.isKey { range = entry.keyRange }
      let (_, keys) = walk.kinds(at: place.steps, isKey: place.isKey)
      let known = walk.keys(of: step.node.entries, among: kinds(above: place))
      var seen: Set<String> = []
      let helps = (known.isEmpty ? keys : known).flatMap(\.options)
        .filter { $0.key == entry.key && $0.kind != .either([]) }.map(\.help)
        .filter { seen.insert($0).inserted }
      if !helps.isEmpty {
        parts.append(
          "**\(entry.key)**"
            + (helps == [""] ? "" : ": " + helps.prefix(3).joined(separator: "; or ")))
      }
    }
    parts += places(around: place)
    guard !parts.isEmpty else { return nil }
    return .object([
      "contents": .object([
        "kind": .string("markdown"), "value": .string(parts.joined(separator: "\n\n")),
      ]),
      "range": document.range(range, in: encoding),
    ])
  }

  private func kinds(above place: TreePlace) -> [OptionKind] {
    walk.kinds(at: Array(place.steps.dropLast())).kinds
  }

  /// Where the element lies whose id, name or kind the place is.
  private func places(around place: TreePlace) -> [String] {
    guard let step = place.steps.last(where: { !$0.node.entries.isEmpty }),
      place.steps.last?.node.entries.isEmpty == false
    else { return [] }
    let layer = step.node
    let id = layer["id"]?.text ?? layer["collection"]?.text
    guard let id, !["at", "do", "start"].contains(place.keys.dropLast().last ?? "") else {
      return []
    }
    let found = frames.filter { $0.id == id }
    guard !found.isEmpty else { return [] }
    // States in which it lies in one place are told together.
    var groups: [(frame: Rect, states: [String])] = []
    for frame in found {
      if let index = groups.firstIndex(where: { $0.frame == frame.frame }) {
        groups[index].states.append(frame.state)
      } else {
        groups.append((frame.frame, [frame.state]))
      }
    }
    let lines = groups.prefix(Self.mostStates).map { group in
      let states = group.states.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
      let more = group.states.count > 3 ? " and \(group.states.count - 3) more" : ""
      return "- \(Self.words(group.frame)) in \(states)\(more)"
    }
    return ["`\(id)` lies at\n" + lines.joined(separator: "\n")]
  }

  /// `x 16, y 59, 361 × 40`, in hundredths of a point.
  private static func words(_ frame: Rect) -> String {
    func number(_ value: Double) -> String { ((value * 100).rounded() / 100).shortest }
    return "x \(number(frame.minX)), y \(number(frame.minY)), "
      + "\(number(frame.width)) × \(number(frame.height)) points"
  }
}
