internal import GalleyLayouts

/// Checks that layers are placed beside layers that are there, that ids are unique, and that none
/// waits for itself.
struct NeighborCheck {
  let layers: [Layer]
  let issues: IssueLog

  func run() {
    let ids = layers.compactMap(\.id)
    for (number, layer) in layers.enumerated() {
      guard let id = layer.id, let location = layer.location,
        layers[..<number].contains(where: { $0.id == id })
      else { continue }
      issues.error("two layers are called '\(id)'; give each an id of its own", at: location)
    }
    for layer in layers {
      for neighbor in layer.neighbors where !ids.contains(neighbor.id) {
        issues.error(
          "there is no layer '\(neighbor.id)' beside this one\(Suggestion.phrase(for: neighbor.id, among: ids)); \(ids.isEmpty ? "no layer here has an id" : "known are \(Suggestion.list(ids))")",
          at: neighbor.location)
      }
    }
    for layer in layers {
      guard let neighbor = layer.neighbors.first(where: { leads(from: $0.id, to: layer.id) }) else {
        continue
      }
      issues.error(
        "'\(layer.id ?? "")' is placed beside '\(neighbor.id)', which is placed beside it in turn; place one of them by its edges",
        at: neighbor.location)
      return
    }
  }

  /// Whether the placement of one layer depends on another.
  private func leads(from start: String, to goal: String?) -> Bool {
    guard let goal else { return false }
    var waiting = [start]
    var seen: Set<String> = []
    while let id = waiting.popLast() {
      if id == goal { return true }
      guard seen.insert(id).inserted else { continue }
      waiting += layers.first { $0.id == id }?.neighbors.map(\.id) ?? []
    }
    return false
  }
}

extension Layer {
  fileprivate var neighbors: [AxisPlacement.Neighbor] {
    placement.horizontal.neighbors + placement.vertical.neighbors
  }
}
