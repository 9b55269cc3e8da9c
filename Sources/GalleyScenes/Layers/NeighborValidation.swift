internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// Checks that layers are placed beside layers that are there, that ids are unique, and that none
/// waits for itself.
struct NeighborValidation {
  private let layers: [Layer]
  private let issues: IssueLog
  /// The layers by their ids, the first where several share one.
  private let indices: [String: Int]

  init(layers: [Layer], issues: IssueLog) {
    self.layers = layers
    self.issues = issues
    indices = Dictionary(
      layers.enumerated().compactMap { index, layer in layer.id.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  func run() {
    checkIDs()
    checkNeighbors()
    checkCircles()
  }

  private func checkIDs() {
    for (index, layer) in layers.enumerated() {
      guard let id = layer.id, let location = layer.location, indices[id] != index else {
        continue
      }
      issues.error("two layers are called '\(id)'; give each an id of its own", at: location)
    }
  }

  private func checkNeighbors() {
    let ids = layers.compactMap(\.id)
    for layer in layers {
      for neighbor in layer.neighbors where indices[neighbor.id] == nil && !neighbor.isOnScreen {
        let first = Suggestion.list(Array(ids.prefix(20))) + (ids.count > 20 ? ", …" : "")
        let known = ids.isEmpty ? "no layer here has an id" : "known are \(first)"
        issues.error(
          "there is no layer '\(neighbor.id)' beside this one\(Suggestion.phrase(for: neighbor.id, among: ids)); \(known)",
          at: neighbor.location)
        // Looking for the nearest of so many ids takes its time.
        guard ids.count <= 100 else { return }
      }
    }
  }

  private func checkCircles() {
    let circular = indicesInCircles()
    for index in circular.sorted() {
      let layer = layers[index]
      guard
        let neighbor = layer.neighbors.first(where: {
          leads(from: indices[$0.id], to: index, through: circular)
        })
      else { continue }
      issues.error(
        "'\(layer.id ?? "")' is placed beside '\(neighbor.id)', which is placed beside it in turn; place one of them by its edges",
        at: neighbor.location)
      return
    }
  }

  /// The layers that are left when those whose neighbours all have their places are taken away,
  /// again and again, and then those that nobody waits for: the circles, and what joins them.
  private func indicesInCircles() -> Set<Int> {
    let waitsFor = layers.map { $0.neighbors.compactMap { indices[$0.id] } }
    var dependents = Array(repeating: [Int](), count: layers.count)
    for (index, others) in waitsFor.enumerated() {
      for other in others { dependents[other].append(index) }
    }
    let waiting = Self.remaining(Set(layers.indices), after: waitsFor, releasing: dependents)
    return Self.remaining(waiting, after: dependents, releasing: waitsFor)
  }

  private static func remaining(
    _ indices: Set<Int>, after needs: [[Int]], releasing released: [[Int]]
  ) -> Set<Int> {
    var remaining = indices
    var open = needs.map { $0.count(where: indices.contains) }
    var free = indices.filter { open[$0] == 0 }
    while let index = free.popFirst() {
      remaining.remove(index)
      for other in released[index] where remaining.contains(other) {
        open[other] -= 1
        if open[other] == 0 { free.insert(other) }
      }
    }
    return remaining
  }

  /// Whether the placement of one layer depends on another.
  private func leads(from start: Int?, to goal: Int, through indices: Set<Int>) -> Bool {
    var waiting = [start].compactMap { $0 }
    var seen: Set<Int> = []
    while let index = waiting.popLast() {
      if index == goal { return true }
      guard indices.contains(index), seen.insert(index).inserted else { continue }
      waiting += layers[index].neighbors.compactMap { self.indices[$0.id] }
    }
    return false
  }
}

extension Layer {
  fileprivate var neighbors: [AxisPlacement.Neighbor] {
    placement.allNeighbors
  }
}
