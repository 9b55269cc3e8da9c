internal import GalleyGeometry
internal import GalleyNotation

extension GroupReader {
  /// `[{ kind: days, align: leading, width: 44, pinned: true }]`; what is wrong is reported at its
  /// place.
  func boundaries(_ options: OptionReader) -> [GroupBoundaryItem] {
    guard options.raw("boundaries") != nil, let values = options.list("boundaries") else {
      return []
    }
    var items: [GroupBoundaryItem] = []
    for value in values {
      let map = OptionReader(value, issues: options.issues)
      guard let item = boundary(map) else { continue }
      if items.contains(where: { $0.kind == item.kind }) {
        map.error(
          "another view at the boundary is called '\(item.kind)'; give each a kind of its own",
          at: "kind")
      }
      items.append(item)
    }
    return items
  }

  /// Where it says no extent, it reaches along its edge as far as the section, and as far as its
  /// content wants from there; at a corner both are the content's.
  private func boundary(_ map: OptionReader) -> GroupBoundaryItem? {
    let kind = map.text("kind")
    if kind == nil, !map.has("kind") { map.missing("kind", example: "kind: days") }
    let alignment: RectAlignment? = map.choice("align")
    if alignment == nil, !map.has("align") { map.missing("align", example: "align: top-trailing") }
    let anchor = (alignment ?? .top).anchor
    var item = GroupBoundaryItem(
      kind: kind ?? "", alignment: alignment ?? .top,
      width: map.extent("width", hasBounds: false) ?? (anchor.x == 0.5 ? .fraction(1) : .fit),
      height: map.extent("height", hasBounds: false) ?? (anchor.y == 0.5 ? .fraction(1) : .fit))
    item.offset = pair("offset", in: -100_000...100_000, map) ?? item.offset
    item.extendsSection = map.flag("extends-section") ?? item.extendsSection
    item.followsInsets = map.flag("follows-insets") ?? item.followsInsets
    item.isPinned = map.flag("pinned") ?? item.isPinned
    map.reportUnknownKeys()
    guard kind != nil, alignment != nil else { return nil }
    if kind == "" { map.error("kind must be a word", at: "kind") }
    return item
  }
}
