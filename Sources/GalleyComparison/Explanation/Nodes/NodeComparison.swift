internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyRecords

/// The differences of one node that both pictures show.
struct NodeComparison {
  let expected: RecordNode
  let actual: RecordNode
  let place: [Change]
  let presence: [Change]
  let look: [LookDifference]
  /// Of the layers that an element is made of.
  let layers: [InnerDifference]
  /// Whether something else is said of one of them than is seen of it.
  let hasUnexplainedLayer: Bool

  /// - `pixel`: the larger of the two pictures' pixels, in points.
  /// - `ties`: What the layers of an element may follow from.
  init(
    _ expected: RecordNode, _ actual: RecordNode, pixel: Double,
    ties: InnerCauses = InnerCauses()
  ) {
    self.expected = expected
    self.actual = actual
    place = PlaceComparison(expected, actual).changes
    presence = Self.presence(expected, actual)
    let isUnmoved =
      expected.frame == actual.frame && expected.transform == actual.transform
      && expected.projection == actual.projection
    if let old = expected.layers, let new = actual.layers {
      let inner = InnerComparison(
        old, new, in: (expected.frame.size, actual.frame.size), pixel: pixel,
        isUnmoved: isUnmoved, ties: ties.ofItem(isSame: expected.digest == actual.digest))
      layers = inner.differences
      hasUnexplainedLayer = inner.hasUnexplained
      look = []
    } else {
      (layers, hasUnexplainedLayer) = ([], false)
      look = Self.look(expected, actual, pixel: pixel, isUnmoved: isUnmoved)
    }
  }

  static func look(
    _ expected: RecordNode, _ actual: RecordNode, pixel: Double, isUnmoved: Bool
  ) -> [LookDifference] {
    guard let old = expected.look, let new = actual.look else { return [] }
    if expected.kind == "page-control", let dots = DotComparison(old, new).change {
      return [LookDifference(change: dots)]
    }
    let differences = LookComparison(
      old, new, in: (expected.frame.size, actual.frame.size), pixel: pixel, isUnmoved: isUnmoved
    ).differences
    return explained(differences, by: recordedOptions(expected, actual))
  }

  /// Returns the changes of the numbers that a mark of a chart stands for, which decide its place
  /// and its shape.
  static func data(_ expected: RecordNode, _ actual: RecordNode) -> [Change] {
    marks.contains(actual.kind) ? recordedOptions(expected, actual) : []
  }

  private static let marks: Set = [
    "bar", "rectangle", "line", "area", "point", "rule", "sector", "ring",
  ]

  /// Returns the changed options of a stack, which give the layers in it their places.
  static func arrangement(_ expected: RecordNode, _ actual: RecordNode) -> [Change] {
    guard actual.kind == "stack", !expected.recordedOptions.isEmpty, !actual.recordedOptions.isEmpty
    else { return [] }
    return OptionComparison.changes(from: expected.recordedOptions, to: actual.recordedOptions)
  }

  /// Returns the changed options of a layer, as far as both pictures record them.
  private static func recordedOptions(_ expected: RecordNode, _ actual: RecordNode)
    -> [Change]
  {
    actual.recordedOptions.compactMap { recordedOptions in
      guard let old = expected.recordedOptions[recordedOptions.key], old != recordedOptions.value
      else { return nil }
      return .optionChanged([recordedOptions.key], from: old, to: recordedOptions.value)
    }
  }

  /// Differences behind what gave parts another place, where that was told.
  private static func explained(
    _ differences: [LookDifference], by causes: [Change]
  ) -> [LookDifference] {
    guard !causes.isEmpty, differences.contains(where: \.change.isPlaced) else {
      return differences
    }
    return causes.map { LookDifference(change: $0) }
      + differences.map {
        LookDifference(
          change: $0.change, isConsequence: $0.isConsequence || $0.change.isPlaced,
          mayFollowSize: $0.mayFollowSize)
      }
  }

  var isMoved: Bool { place.contains { $0.kind == .moved } }

  var isResized: Bool { place.contains { $0.kind == .resized } }

  /// Whether a text or an image of it is another, or a text needs another room.
  var isRemeasured: Bool { look.contains { $0.change.isMeasured } }

  private static func presence(_ expected: RecordNode, _ actual: RecordNode) -> [Change] {
    var changes: [Change] = []
    if expected.alpha != actual.alpha {
      changes.append(
        .restyled(.alpha, .whole, from: .number(expected.alpha), to: .number(actual.alpha)))
    }
    if expected.isHidden != actual.isHidden {
      let words = [expected, actual].map { $0.isHidden ? "yes" : "no" }
      changes.append(.restyled(.hidden, .whole, from: .word(words[0]), to: .word(words[1])))
    }
    return changes
  }
}

extension Change {
  /// Whether a part lies elsewhere in what it is a part of.
  fileprivate var isPlaced: Bool { if case .placed = self { true } else { false } }
}

/// The dots of a page control: how many there are, and which one is the current.
private struct DotComparison {
  let change: Change?

  init(_ old: Look, _ new: Look) {
    let (before, after) = (Self.fills(old), Self.fills(new))
    guard let before, let after, before != after else {
      change = nil
      return
    }
    if before.count != after.count {
      change = .dots(from: before.count, to: after.count)
    } else if let one = Self.current(before), let other = Self.current(after), one != other,
      before[one] == after[other], Set(before) == Set(after)
    {
      change = .dot(from: one, to: other)
    } else if before.count == 2, before[0] != before[1], before == after.reversed() {
      change = .otherDot
    } else {
      change = nil
    }
  }

  private static func fills(_ look: Look) -> [Paint?]? {
    var fills: [Paint?] = []
    for part in look.parts {
      guard case .box(let box) = part.matter else { return nil }
      fills.append(box.fill)
    }
    return fills
  }

  /// The only dot that is filled otherwise; of two the one that both have in common is not known.
  private static func current(_ fills: [Paint?]) -> Int? {
    let counts = Dictionary(grouping: fills.indices) { fills[$0] }
    guard fills.count > 2 else { return nil }
    return counts.count == 2 ? counts.values.first { $0.count == 1 }?.first : nil
  }
}
