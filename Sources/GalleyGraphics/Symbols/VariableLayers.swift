internal import GalleyGeometry

/// The layers of a symbol that show a value, as the waves of a speaker show how loud it is.
package struct VariableLayers: Hashable, Sendable {
  /// Where the layers of greater values lie.
  package enum Direction: Character, Sendable {
    case toTheRight = ">"
    case upward = "^"
  }

  package let direction: Direction
  /// The layers that belong to no value, as the speaker itself.
  package let fixedCount: Int

  /// How much of its opacity a layer keeps whose value is not reached.
  package static let restingOpacity = 0.3

  /// Returns the part of an outline that a value reaches, and the rest.
  ///
  /// Of n layers the first is reached by all values above zero, the second by those above 1/n.
  package func parts(of outline: Path, at value: Double) -> (reached: Path, rest: Path) {
    let layers = layers(of: outline)
    let count = Double(max(layers.count - fixedCount, 1))
    let reached = fixedCount + Int((min(max(value, 0), 1) * count).rounded(.up))
    let joined = { (layers: ArraySlice<Path>) in Path(layers.flatMap(\.elements)) }
    return (joined(layers.prefix(reached)), joined(layers.dropFirst(reached)))
  }

  /// The parts of an outline, each with its holes, in their order.
  private func layers(of outline: Path) -> [Path] {
    var layers: [(bounds: Rect, path: Path)] = []
    let parts = outline.subpaths.map { Path($0.elements) }.map { ($0.controlBounds, $0) }
    for (bounds, path) in parts.sorted(by: { $0.0.width * $0.0.height > $1.0.width * $1.0.height })
    {
      if let around = layers.firstIndex(where: { $0.bounds.contains(bounds) }) {
        layers[around].path.elements += path.elements
      } else {
        layers.append((bounds, path))
      }
    }
    return layers.sorted { place(of: $0.bounds) < place(of: $1.bounds) }.map(\.path)
  }

  private func place(of bounds: Rect) -> Double {
    switch direction {
    case .toTheRight: bounds.maxX
    case .upward: -bounds.minY
    }
  }
}

extension VariableLayers {
  /// Reads the direction and the count behind it: `>1`.
  init?(_ text: Substring) {
    guard let first = text.first, let direction = Direction(rawValue: first) else { return nil }
    self.init(direction: direction, fixedCount: Int(text.dropFirst()) ?? 0)
  }
}
