internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation

/// The place of a layer as a scene says it: once for all, or with lengths that each item fills in.
struct PlacementTemplate: Sendable {
  private let value: OptionValue
  /// Whether the layer lies in a stack, and so has an extent alone.
  private let isArranged: Bool
  /// The lengths that are templates, by their keys.
  private let templates: [String: Template]

  /// Reads what stands under `at:`.
  init(_ value: OptionValue, isArranged: Bool, issues: IssueLog) {
    self.value = value
    self.isArranged = isArranged
    var templates: [String: Template] = [:]
    if case .map(let entries) = value.kind {
      for entry in entries where OptionReader.lengths.contains(entry.key) {
        guard case .text(let text) = entry.value.kind, text.contains("{") else { continue }
        templates[entry.key] = Template(text, at: entry.value.location, issues: issues)
      }
    }
    self.templates = templates
  }

  /// Whether it is the same for every item.
  var isConstant: Bool { templates.isEmpty }

  /// The place with one point for each length that an item fills in.
  func placement(issues: IssueLog) -> Placement {
    placement(issues: issues) { _, entry in
      OptionValue(.number(1), at: entry.value.location, literal: entry.value.literal)
    }
  }

  /// The place as an item makes it; what comes of an empty text says nothing.
  func placement(in scope: Scope, issues: IssueLog) -> Placement {
    placement(issues: issues) { template, entry in
      let text = template.resolved(in: scope, issues: issues)
      return text.isEmpty ? nil : OptionValue(plainText: text, at: entry.value.location)
    }
  }

  private func placement(
    issues: IssueLog, filling fill: (Template, OptionValue.Entry) -> OptionValue?
  ) -> Placement {
    var filled = value
    if case .map(let entries) = value.kind, !templates.isEmpty {
      let known = entries.compactMap { entry -> OptionValue.Entry? in
        guard let template = templates[entry.key] else { return entry }
        var entry = entry
        guard let value = fill(template, entry) else { return nil }
        entry.value = value
        return entry
      }
      filled = OptionValue(.map(known), at: value.location)
    }
    let reader = OptionReader(filled, issues: issues)
    defer { reader.reportUnknownKeys() }
    return isArranged ? reader.arrangedPlacement() : reader.placement()
  }
}

extension OptionReader {
  /// The keys of lengths, which may be templates.
  fileprivate static let lengths = [
    "all", "horizontal", "vertical", "leading", "trailing", "top", "bottom", "center", "center-x",
    "center-y", "width", "height", "size", "min-width", "max-width", "min-height", "max-height",
    "aspect",
  ]

  /// Reads `at:`, the place of a layer in its parent.
  fileprivate func placement() -> Placement {
    let all = distance("all")
    let horizontal = distance("horizontal") ?? all
    let vertical = distance("vertical") ?? all
    let gap = number("gap", in: -100_000...100_000) ?? 0
    let center = distance("center")
    var placement = extents()
    placement.horizontal.start = distance("leading") ?? horizontal
    placement.horizontal.end = distance("trailing") ?? horizontal
    placement.horizontal.center = distance("center-x") ?? center
    placement.horizontal.following = neighbor("after", gap: gap)
    placement.horizontal.preceding = neighbor("before", gap: gap)
    placement.vertical.start = distance("top") ?? vertical
    placement.vertical.end = distance("bottom") ?? vertical
    placement.vertical.center = distance("center-y") ?? center
    placement.vertical.following = neighbor("below", gap: gap)
    placement.vertical.preceding = neighbor("above", gap: gap)
    placement.vertical.baseline = neighbor("baseline", gap: 0)
    placement.vertical.lastBaseline = neighbor("last-baseline", gap: 0)
    placement.guides = guides()
    check(placement)
    return placement
  }

  /// Reads `at:` of a layer in a stack, which has an extent there and no place.
  fileprivate func arrangedPlacement() -> Placement {
    for key in Self.places where has(key) {
      error(
        "a stack places its layers, so '\(key)' means nothing here; leave it out, or give the stack align, spacing or padding",
        at: key)
    }
    return extents()
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
