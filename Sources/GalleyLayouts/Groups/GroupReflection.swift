internal import GalleyGeometry
internal import GalleyNotation

extension GroupLayout: ReflectingLayout {
  package var reflection: Any { GroupReflection(self) }
}

/// What a group layout is told, in properties that are called as its options are and hold what a scene
/// would say.
private struct GroupReflection {
  let scrollDirection: Axis
  /// Points as a number, what else there is as a text.
  let width: Any?
  let height: Any?
  let horizontal: String?
  let vertical: String?
  let custom: String?
  let count: Int?
  let spacing: Any
  let groupInsets: EdgeInsets
  let groupSpacing: Double
  let sectionSpacing: Double
  let insets: EdgeInsets
  let headerExtent: Extent
  let footerExtent: Extent
  let boundaries: String?
  let pinsHeaders: Bool
  let stretchesHeader: Bool
  let insetsReference: InsetsReference
  let background: String?
  let orthogonalScrolling: OrthogonalScrolling?

  init(_ layout: GroupLayout) {
    let group = layout.group
    scrollDirection = layout.scrollDirection
    width = group.width?.told
    height = group.height?.told
    let parts = group.parts.told
    horizontal = parts?.key == "horizontal" ? parts?.value : nil
    vertical = parts?.key == "vertical" ? parts?.value : nil
    custom = parts?.key == "custom" ? parts?.value : nil
    count = group.count
    spacing = group.spacing.told
    groupInsets = group.insets
    groupSpacing = layout.groupSpacing
    sectionSpacing = layout.sectionSpacing
    insets = layout.insets
    headerExtent = layout.headerExtent
    footerExtent = layout.footerExtent
    boundaries =
      layout.boundaries.isEmpty
      ? nil : "[" + layout.boundaries.map(\.told).joined(separator: ", ") + "]"
    pinsHeaders = layout.pinsHeaders
    stretchesHeader = layout.stretchesHeader
    insetsReference = layout.insetsReference
    background = layout.background?.span.rawValue
    orthogonalScrolling = layout.orthogonalScrolling
  }
}

extension GroupItem.Parts {
  /// The key and the value by which a scene says the parts; nil for an item.
  fileprivate var told: (key: String, value: String)? {
    switch self {
    case .item: nil
    case .line(let axis, let parts):
      (axis.rawValue, "[" + parts.map(\.told).joined(separator: ", ") + "]")
    case .frames(let frames):
      (
        "custom",
        "["
          + frames.map { frame in
            "["
              + [frame.x, frame.y, frame.width, frame.height].map(\.words).joined(separator: ", ")
              + "]"
          }.joined(separator: ", ") + "]"
      )
    }
  }
}

extension GroupItem {
  fileprivate var told: String {
    var keys: [String] = []
    if let parts = parts.told { keys.append("\(parts.key): \(parts.value)") }
    if let width { keys.append("width: \(width.words)") }
    if let height { keys.append("height: \(height.words)") }
    if let count { keys.append("count: \(count)") }
    if parts != .item, spacing != .zero { keys.append("spacing: \(spacing.words)") }
    return keys.isEmpty ? "{}" : "{ " + keys.joined(separator: ", ") + " }"
  }
}

extension GroupBoundaryItem {
  fileprivate var told: String {
    var keys = ["kind: \(kind)", "align: \(alignment.rawValue)"]
    keys.append("width: \(width.length?.words ?? "fit")")
    keys.append("height: \(height.length?.words ?? "fit")")
    if offset != .zero { keys.append("offset: [\(offset.dx.shortest), \(offset.dy.shortest)]") }
    if !extendsSection { keys.append("extends-section: false") }
    if !followsInsets { keys.append("follows-insets: false") }
    if isPinned { keys.append("pinned: true") }
    return "{ " + keys.joined(separator: ", ") + " }"
  }
}

extension GroupDimension {
  /// Points as a number, what else there is in words.
  fileprivate var told: Any { if case .points(let points) = self { points } else { words } }

  fileprivate var words: String {
    switch self {
    case .points(let points): points.shortest
    case .width(let length), .height(let length): length.words
    case .fit: "fit"
    case .uniform: "uniform"
    }
  }
}

extension GroupSpacing {
  fileprivate var told: Any { isFlexible ? words : minimum }

  fileprivate var words: String {
    guard isFlexible else { return minimum.shortest }
    return minimum == 0 ? "flexible" : "at least \(minimum.shortest)"
  }
}

extension Length {
  fileprivate var words: String {
    let percent = "\((share * 100).shortest)%"
    if share == 0 { return points.shortest }
    if points == 0 { return percent }
    return "\(percent) \(points < 0 ? "-" : "+") \(abs(points).shortest)"
  }
}
