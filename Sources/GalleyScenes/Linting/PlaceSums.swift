internal import GalleyNotation

/// Places of layers that are where a neighbor ends, written as a number.
struct PlaceSums {
  /// An axis along which layers follow each other.
  private enum Axis: CaseIterable {
    case vertical, horizontal

    var start: String { self == .vertical ? "top" : "leading" }
    var extent: String { self == .vertical ? "height" : "width" }
    /// The key for a place behind a neighbor.
    var behind: String { self == .vertical ? "below" : "after" }
  }

  let findings: [LintFinding]

  init(_ tree: OptionValue) {
    var findings: [LintFinding] = []
    tree.walk { value, _ in
      guard case .list(let layers) = value.kind else { return true }
      for axis in Axis.allCases { findings += Self.findings(among: layers, along: axis) }
      return true
    }
    self.findings = findings
  }

  private static func findings(
    among layers: [OptionValue], along axis: Axis
  ) -> [LintFinding] {
    layers.enumerated().compactMap { index, layer in
      guard let place = layer["at"], let start = place[axis.start], let number = start.number
      else { return nil }
      let neighbor = layers.enumerated().first { other, neighbor in
        other != index && neighbor["when"] == nil && layer["when"] == nil
          && neighbor["at"]?["inside"]?.literal == place["inside"]?.literal
          && end(of: neighbor, along: axis) == number
      }
      guard let neighbor = neighbor?.element, let at = neighbor["at"],
        let first = at[axis.start]?.literal, let size = extent(of: at, along: axis)
      else { return nil }
      let name = neighbor["id"]?.literal
      let cure = "\(axis.behind): \(name ?? "…")"
      return LintFinding(
        rule: .sum, location: start.location,
        sentence:
          "\(start.literal) is \(first) + \(size.literal), where the layer of line \(neighbor.location.line) ends; write '\(cure)'\(name == nil ? " with an id for it" : "") to keep them together"
      )
    }
  }

  /// Where a layer ends, where it begins at a number above zero and has a size.
  private static func end(of layer: OptionValue, along axis: Axis) -> Double? {
    guard let place = layer["at"], let start = place[axis.start]?.number, start > 0,
      let extent = extent(of: place, along: axis)?.number, extent > 0
    else { return nil }
    return start + extent
  }

  private static func extent(of place: OptionValue, along axis: Axis) -> OptionValue? {
    if let extent = place[axis.extent] { return extent }
    guard let size = place["size"] else { return nil }
    guard case .list(let sides) = size.kind, sides.count == 2 else { return size }
    return sides[axis == .horizontal ? 0 : 1]
  }
}

extension OptionValue {
  fileprivate var number: Double? { if case .number(let number) = kind { number } else { nil } }
}
