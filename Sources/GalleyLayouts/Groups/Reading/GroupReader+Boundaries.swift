internal import GalleyGeometry
internal import GalleyNotation

extension GroupBoundaryItem {
  static let options: [SceneOption<Self>] = [
    SceneOption("kind", .text, "of the view", otherwise: ""),
    SceneOption(
      "align", OptionType<RectAlignment>.choice.kind, "where it lies", otherwise: ""),
    SceneOption("width", \.width, .extent, "of the view", otherwise: "100%, fit at the sides"),
    SceneOption("height", \.height, .extent, "of the view", otherwise: "fit, 100% at the sides"),
    SceneOption("offset", \.offset, .pair, "points from where it would lie"),
    SceneOption("extends-section", \.extendsSection, .flag, "whether the section grows by it"),
    SceneOption(
      "follows-insets", \.followsInsets, .flag, "whether the section's insets count for it"),
    SceneOption("pinned", \.isPinned, .flag, "whether it stays in sight"),
  ]

  /// Nil without a kind or an alignment, which is reported.
  ///
  /// Where it says no extent, it reaches along its edge as far as the section, and as far as its
  /// content wants from there; at a corner both are the content's.
  fileprivate init?(_ map: OptionReader) {
    let kind = map.text("kind")
    if kind == nil, !map.contains("kind") { map.reportMissing("kind", example: "kind: days") }
    let alignment: RectAlignment? = map.choice("align")
    if alignment == nil, !map.contains("align") {
      map.reportMissing("align", example: "align: top-trailing")
    }
    let anchor = (alignment ?? .top).anchor
    self.init(
      kind: kind ?? "", alignment: alignment ?? .top,
      width: anchor.x == 0.5 ? .fraction(1) : .fit, height: anchor.y == 0.5 ? .fraction(1) : .fit)
    map.read(Self.options, into: &self)
    map.reportUnknownKeys()
    if kind == "" { map.error("kind must be a word", at: "kind") }
    if kind == nil || alignment == nil { return nil }
  }

  /// The keys that say something, as a scene would have them.
  fileprivate var text: String {
    var keys = ["kind: \(kind)", "align: \(alignment.rawValue)"]
    keys.append("width: \(width.length?.text ?? "fit")")
    keys.append("height: \(height.length?.text ?? "fit")")
    if offset != .zero { keys.append("offset: [\(offset.dx.shortest), \(offset.dy.shortest)]") }
    if !extendsSection { keys.append("extends-section: false") }
    if !followsInsets { keys.append("follows-insets: false") }
    if isPinned { keys.append("pinned: true") }
    return "{ " + keys.joined(separator: ", ") + " }"
  }
}

extension OptionType where Value == [GroupBoundaryItem] {
  /// `[{ kind: days, align: leading, width: 44, pinned: true }]`.
  static var boundaries: OptionType {
    let usual = GroupBoundaryItem(kind: "", alignment: .top, width: .fit, height: .fit)
    return OptionType(
      .list(.options(GroupBoundaryItem.options.map { $0.declaration(of: usual) })), values: "",
      read: { options, key in
        options.list(key).map { Self.boundaries($0, options.issues) }
      },
      write: { items in
        items.isEmpty ? nil : .string("[" + items.map(\.text).joined(separator: ", ") + "]")
      })
  }

  private static func boundaries(_ values: [OptionValue], _ issues: IssueLog) -> Value {
    var items: Value = []
    for value in values {
      let map = OptionReader(value, issues: issues)
      guard let item = GroupBoundaryItem(map) else { continue }
      if items.contains(where: { $0.kind == item.kind }) {
        map.error(
          "another view at the boundary is called '\(item.kind)'; give each a kind of its own",
          at: "kind")
      }
      items.append(item)
    }
    return items
  }
}
