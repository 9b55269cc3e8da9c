internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// What a scene says of a layer's place and size.
struct PlacementOptions {
  /// Where it is, which a stack says of its layers.
  static let places: [SceneOption<Self>] =
    [
      distance("all", "from all edges"), distance("horizontal", "from both sides"),
      distance("vertical", "from top and bottom"), distance("leading", "from the leading edge"),
      distance("trailing", "from the trailing edge"), distance("top", "from the top"),
      distance("bottom", "from the bottom"), distance("center", "of the middle from the middle"),
      distance("center-x", "the same, across"), distance("center-y", "the same, down"),
      neighbor("below", "stands above it"), neighbor("above", "stands below it"),
      neighbor("before", "stands behind it"), neighbor("after", "stands before it"),
      SceneOption("gap", \.gap, .number(in: -100_000...100_000), "points from its neighbours"),
      neighbor("baseline", "has its first baseline"),
      neighbor("last-baseline", "has its last baseline"),
      SceneOption(
        "around", .text, "the layer or the element, as goods/0, from whose frame its edges count",
        otherwise: "none",
        read: { options, place in
          guard let id = options.text("around") else { return }
          place.anchor = .init(id: id, gap: 0, location: options.location(of: "around"))
        }),
      SceneOption(
        "inside", PlacementGuides.kind, "from which its edges count", otherwise: "its parent",
        read: { $1.guides = $0.guides("inside") }),
    ]

  static let neighborKeys = [
    "below", "above", "before", "after", "baseline", "last-baseline", "around",
  ]

  static let extents: [SceneOption<Self>] =
    [
      extent("width", \.width), bound("min-width"), bound("max-width"),
      extent("height", \.height), bound("min-height"), bound("max-height"),
      SceneOption(
        "size", .either([length, .list(length, count: 2...2)]),
        "one length or [width, height]", values: "", otherwise: "none",
        read: { $1.sides = $0.sides("size") }),
      SceneOption(
        "aspect", .number(0.001...1000), "width over height", otherwise: "none",
        read: { $1.aspect = $0.number("aspect", in: 0.001...1000) }),
    ]

  static let options = places + extents

  private static let length = OptionKind.length(0...100_000)

  private static func distance(_ key: String, _ meaning: String) -> SceneOption<Self> {
    let range = -100_000.0...100_000
    return SceneOption(
      key, .length(range), meaning, otherwise: "none",
      read: { $1.distances[key] = $0.length(key, in: range) })
  }

  private static func neighbor(_ key: String, _ meaning: String) -> SceneOption<Self> {
    SceneOption(
      key, .text, "the id of what \(meaning)", otherwise: "none",
      read: { options, place in
        guard let id = options.text(key) else { return }
        place.neighbors[key] = .init(id: id, gap: 0, location: options.location(of: key))
      })
  }

  private static func extent(
    _ key: String, _ path: any WritableKeyPath<Self, Extent?> & Sendable
  ) -> SceneOption<Self> {
    SceneOption(
      key, .either([length, .choice(["fit"])]), values: "points, a percentage or fit",
      otherwise: "what it wants", read: { $1[keyPath: path] = $0.extent(key) })
  }

  /// Is read with its extent.
  private static func bound(_ key: String) -> SceneOption<Self> {
    SceneOption(key, length, "a bound of what it wants", otherwise: "none")
  }

  private var distances: [String: Length] = [:]
  private var neighbors: [String: AxisPlacement.Neighbor] = [:]
  private var gap = 0.0
  private var anchor: AxisPlacement.Neighbor?
  private var guides = PlacementGuides()
  private var width: Extent?
  private var height: Extent?
  private var sides: (width: Length?, height: Length?)?
  private var aspect: Double?

  /// The place of a layer in its parent.
  var placement: Placement {
    let all = distances["all"]
    let horizontal = distances["horizontal"] ?? all
    let vertical = distances["vertical"] ?? all
    let center = distances["center"]
    var placement = extent
    placement.horizontal.start = distances["leading"] ?? horizontal
    placement.horizontal.end = distances["trailing"] ?? horizontal
    placement.horizontal.center = distances["center-x"] ?? center
    placement.horizontal.following = neighbor("after", gap: gap)
    placement.horizontal.preceding = neighbor("before", gap: gap)
    placement.vertical.start = distances["top"] ?? vertical
    placement.vertical.end = distances["bottom"] ?? vertical
    placement.vertical.center = distances["center-y"] ?? center
    placement.vertical.following = neighbor("below", gap: gap)
    placement.vertical.preceding = neighbor("above", gap: gap)
    placement.vertical.baseline = neighbor("baseline", gap: 0)
    placement.vertical.lastBaseline = neighbor("last-baseline", gap: 0)
    placement.guides = guides
    placement.anchor = anchor
    return placement
  }

  /// The extent of a layer in a stack, which has no place there.
  var extent: Placement {
    var placement = Placement()
    placement.horizontal.extent = Self.merged(width, side: sides?.width)
    placement.vertical.extent = Self.merged(height, side: sides?.height)
    placement.aspect = aspect
    return placement
  }

  /// An extent that `size` gives where its own key does not.
  private static func merged(_ extent: Extent?, side: Length?) -> Extent? {
    guard let side else { return extent }
    return Extent(
      extent?.length ?? side, minimum: extent?.minimum, maximum: extent?.maximum)
  }

  private func neighbor(_ key: String, gap: Double) -> AxisPlacement.Neighbor? {
    guard var neighbor = neighbors[key] else { return nil }
    neighbor.gap = gap
    return neighbor
  }
}

extension OptionReader {
  /// Reads `at:`, the place of a layer in its parent, or its extent in a stack.
  func placement(isArranged: Bool) -> Placement {
    defer { reportUnknownKeys() }
    return isArranged ? arrangedPlacement() : placement()
  }

  /// Reads the place of a layer in its parent.
  private func placement() -> Placement {
    var options = PlacementOptions()
    read(PlacementOptions.options, into: &options)
    check(options.placement)
    return options.placement
  }

  /// Reads `at:` of a layer in a stack, which has an extent there and no place.
  private func arrangedPlacement() -> Placement {
    for key in PlacementOptions.places.map(\.key) where contains(key) {
      error(
        "a stack places its layers, so '\(key)' means nothing here; leave it out, or give the stack align, spacing or padding",
        at: key)
    }
    var options = PlacementOptions()
    read(PlacementOptions.extents, into: &options)
    return options.extent
  }

  fileprivate func sides(_ key: String) -> (width: Length?, height: Length?)? {
    guard let size = rawValue(for: key) else { return nil }
    guard case .list(let pair) = size.kind else {
      let side = Self.length(size, named: key, in: 0...100_000, issues: issues)
      return (side, side)
    }
    guard pair.count == 2 else {
      error("size is one length or [width, height]", at: key)
      return nil
    }
    let sides = pair.map { Self.length($0, named: key, in: 0...100_000, issues: issues) }
    return (sides[0], sides[1])
  }

  private func check(_ placement: Placement) {
    let (horizontal, vertical) = (placement.horizontal, placement.vertical)
    let beside = [
      horizontal.following, horizontal.preceding, vertical.following, vertical.preceding,
    ]
    if contains("gap"), beside.allSatisfy({ $0 == nil }) {
      error("'gap' needs a neighbour: below, above, before or after", at: "gap")
    }
    if contains("around"), contains("inside") {
      error("edges count from what a layer is around or inside of; leave one out", at: "inside")
    }
    check(horizontal, extent: "width", edges: "leading and trailing")
    check(vertical, extent: "height", edges: "top and bottom")
    checkBaseline(vertical)
  }

  private func check(_ axis: AxisPlacement, extent: String, edges: String) {
    if axis.isSpanned, contains(extent) || contains("size") {
      error("'\(extent)' is given twice over: \(edges) say it already; leave one out")
    }
    if axis.center != nil, axis.start != nil || axis.end != nil {
      error("a layer cannot have both a centre and an edge on one axis; leave one out")
    }
  }

  private func checkBaseline(_ axis: AxisPlacement) {
    guard axis.baseline != nil || axis.lastBaseline != nil else { return }
    let key = axis.baseline == nil ? "last-baseline" : "baseline"
    let others = [axis.following, axis.preceding, axis.baseline, axis.lastBaseline]
    let lengths = [axis.start, axis.end, axis.center]
    if others.count(where: { $0 != nil }) > 1 || lengths.contains(where: { $0 != nil }) {
      error(
        "a layer stands on one baseline and by nothing else; leave out its edges, its centre and its other neighbours from top to bottom",
        at: key)
    }
  }
}
