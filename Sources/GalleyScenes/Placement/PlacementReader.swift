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
    let (width, height) = reader.extents()
    let center = reader.distance("center")
    var placement = Placement()
    placement.horizontal = AxisPlacement(
      start: reader.distance("leading") ?? horizontal,
      end: reader.distance("trailing") ?? horizontal,
      center: reader.distance("center-x") ?? center, extent: width,
      following: reader.neighbor("after", gap: gap), preceding: reader.neighbor("before", gap: gap))
    placement.vertical = AxisPlacement(
      start: reader.distance("top") ?? vertical, end: reader.distance("bottom") ?? vertical,
      center: reader.distance("center-y") ?? center, extent: height,
      following: reader.neighbor("below", gap: gap), preceding: reader.neighbor("above", gap: gap))
    placement.aspect = reader.number("aspect", in: 0.001...1000)
    placement.isInsideSafeArea = reader.choice("inside", of: InsideChoice.self) == .safeArea
    if reader.has("gap"), (placement.horizontal.neighbors + placement.vertical.neighbors).isEmpty {
      reader.error("'gap' needs a neighbour: below, above, before or after", at: "gap")
    }
    reader.check(placement.horizontal, extent: "width", edges: "leading and trailing")
    reader.check(placement.vertical, extent: "height", edges: "top and bottom")
    return placement
  }

  private enum InsideChoice: String, CaseIterable {
    case screen
    case safeArea = "safe-area"
  }

  private func distance(_ key: String) -> Length? { length(key, in: -100_000...100_000) }

  private func extents() -> (Length?, Length?) {
    let width = length("width", in: 0...100_000)
    let height = length("height", in: 0...100_000)
    guard let size = raw("size") else { return (width, height) }
    guard case .list(let pair) = size.kind else {
      let side = Self.length(size, named: "size", in: 0...100_000, issues: issues)
      return (width ?? side, height ?? side)
    }
    guard pair.count == 2 else {
      error("size is one length or [width, height]", at: "size")
      return (width, height)
    }
    let sides = pair.map { Self.length($0, named: "size", in: 0...100_000, issues: issues) }
    return (width ?? sides[0], height ?? sides[1])
  }

  private func neighbor(_ key: String, gap: Double) -> AxisPlacement.Neighbor? {
    guard let value = raw(key), let id = text(key) else { return nil }
    return .init(id: id, gap: gap, location: value.location)
  }

  private func check(_ axis: AxisPlacement, extent: String, edges: String) {
    if axis.isSpanned, axis.extent != nil {
      error("'\(extent)' is given twice over: \(edges) say it already; leave one out")
    }
    if axis.center != nil, axis.start != nil || axis.end != nil {
      error("a layer cannot have both a centre and an edge on one axis; leave one out")
    }
  }
}
