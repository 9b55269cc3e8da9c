internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

extension OptionReader {
  /// Reads `at:`, the place of a layer in its parent.
  func placement(_ key: String = "at") -> Placement {
    guard let reader = nested(key) else { return Placement() }
    defer { reader.reportUnknownKeys() }
    let all = reader.distance("all")
    let horizontal = reader.distance("horizontal") ?? all
    let vertical = reader.distance("vertical") ?? all
    let gap = reader.number("gap", in: -100_000...100_000) ?? 0
    let center = reader.distance("center")
    var placement = reader.extents()
    placement.horizontal.start = reader.distance("leading") ?? horizontal
    placement.horizontal.end = reader.distance("trailing") ?? horizontal
    placement.horizontal.center = reader.distance("center-x") ?? center
    placement.horizontal.following = reader.neighbor("after", gap: gap)
    placement.horizontal.preceding = reader.neighbor("before", gap: gap)
    placement.vertical.start = reader.distance("top") ?? vertical
    placement.vertical.end = reader.distance("bottom") ?? vertical
    placement.vertical.center = reader.distance("center-y") ?? center
    placement.vertical.following = reader.neighbor("below", gap: gap)
    placement.vertical.preceding = reader.neighbor("above", gap: gap)
    placement.vertical.baseline = reader.neighbor("baseline", gap: 0)
    placement.vertical.lastBaseline = reader.neighbor("last-baseline", gap: 0)
    placement.guides = reader.guides()
    reader.check(placement)
    return placement
  }

  /// Reads `at:` of a layer in a stack, which has an extent there and no place.
  func arrangedPlacement(_ key: String = "at") -> Placement {
    guard let reader = nested(key) else { return Placement() }
    defer { reader.reportUnknownKeys() }
    for key in Self.places where reader.has(key) {
      _ = reader.raw(key)
      reader.error(
        "a stack places its layers, so '\(key)' means nothing here; leave it out, or give the stack align, spacing or padding",
        at: key)
    }
    return reader.extents()
  }

  /// The keys that say where a layer is.
  private static let places = [
    "all", "horizontal", "vertical", "leading", "trailing", "top", "bottom", "center", "center-x",
    "center-y", "above", "below", "before", "after", "gap", "baseline", "last-baseline", "inside",
  ]

  private func distance(_ key: String) -> Length? { length(key, in: -100_000...100_000) }

  /// Width, height, their bounds, size and aspect.
  private func extents() -> Placement {
    var placement = Placement()
    let (width, height) = (extent("width"), extent("height"))
    let sides = sides()
    placement.horizontal.extent = Self.merged(width, side: sides?.width)
    placement.vertical.extent = Self.merged(height, side: sides?.height)
    placement.aspect = number("aspect", in: 0.001...1000)
    return placement
  }

  /// An extent that `size` gives where its own key does not.
  private static func merged(_ extent: Extent?, side: Length?) -> Extent? {
    guard let side else { return extent }
    return Extent(
      extent?.length ?? side, minimum: extent?.minimum, maximum: extent?.maximum)
  }

  private func sides() -> (width: Length?, height: Length?)? {
    guard let size = raw("size") else { return nil }
    guard case .list(let pair) = size.kind else {
      let side = Self.length(size, named: "size", in: 0...100_000, issues: issues)
      return (side, side)
    }
    guard pair.count == 2 else {
      error("size is one length or [width, height]", at: "size")
      return nil
    }
    let sides = pair.map { Self.length($0, named: "size", in: 0...100_000, issues: issues) }
    return (sides[0], sides[1])
  }

  private func neighbor(_ key: String, gap: Double) -> AxisPlacement.Neighbor? {
    guard let value = raw(key), let id = text(key) else { return nil }
    return .init(id: id, gap: gap, location: value.location)
  }

  private func check(_ placement: Placement) {
    let (horizontal, vertical) = (placement.horizontal, placement.vertical)
    let beside = [
      horizontal.following, horizontal.preceding, vertical.following, vertical.preceding,
    ]
    if has("gap"), beside.allSatisfy({ $0 == nil }) {
      error("'gap' needs a neighbour: below, above, before or after", at: "gap")
    }
    check(horizontal, extent: "width", edges: "leading and trailing")
    check(vertical, extent: "height", edges: "top and bottom")
    checkBaseline(vertical)
  }

  private func check(_ axis: AxisPlacement, extent: String, edges: String) {
    if axis.isSpanned, has(extent) || has("size") {
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
