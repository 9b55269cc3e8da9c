import GalleyNotation

/// What is in a scene, as a tree: its colors, parts, views and states.
struct Outline {
  let document: TextDocument
  let walk: SchemaWalk
  let encoding: PositionEncoding

  /// The numbers that the protocol gives to kinds of symbols.
  private enum Kind: Int {
    case group = 3
    case part = 5
    case layer = 19
    case collection = 18
    case color = 14
    case state = 24
  }

  private static let deepest = 60

  func answer() -> [JSONValue] {
    let tree = document.tree
    let sections: [(String, (TreeNode) -> [JSONValue])] = [
      ("palette", { $0.entries.map { symbol($0.key, .color, whole($0), $0.keyRange) } }),
      ("parts", { $0.entries.map(part) }),
      ("views", { layers($0) }),
      ("states", { $0.elements.compactMap(state) }),
    ]
    return tree.entries.compactMap { entry in
      guard let section = sections.first(where: { $0.0 == entry.key }) else { return nil }
      return symbol(entry.key, .group, whole(entry), entry.keyRange, section.1(entry.value))
    }
  }

  private func whole(_ entry: TreeEntry) -> Range<Int> {
    entry.keyRange.lowerBound..<max(entry.keyRange.upperBound, entry.value.range.upperBound)
  }

  private func symbol(
    _ name: String, _ kind: Kind, _ range: Range<Int>, _ selection: Range<Int>,
    _ children: [JSONValue] = []
  ) -> JSONValue {
    .object([
      "name": .string(name.isEmpty ? "…" : name), "kind": .integer(kind.rawValue),
      "range": document.range(range, in: encoding),
      "selectionRange": document.range(selection, in: encoding), "children": .array(children),
    ])
  }

  private func part(_ entry: TreeEntry) -> JSONValue {
    symbol(
      entry.key, .part, whole(entry), entry.keyRange, layers(entry.value["layers"] ?? entry.value))
  }

  private func state(_ node: TreeNode) -> JSONValue? {
    guard let name = node["name"], let text = name.text else { return nil }
    return symbol(text, .state, node.range, name.range)
  }

  private func layers(_ node: TreeNode, depth: Int = 0) -> [JSONValue] {
    guard depth < Self.deepest else { return [] }
    return node.several.compactMap { layer($0, depth: depth) }
  }

  private func layer(_ node: TreeNode, depth: Int) -> JSONValue? {
    let entries = node.entries
    guard let first = entries.first else { return nil }
    let keys = walk.keys(of: entries, among: [.defined("layer")])
    let kindKey = entries.first { entry in
      keys.contains { $0.options.contains { $0.key == entry.key && $0.isRequired } }
    }
    let kind = kindKey ?? first
    let id = node["id"]?.text ?? (kind.key == "collection" ? kind.value.text : nil)
    let detail = kind.value.text.map { "\(kind.key): \($0.prefix(40))" } ?? kind.key
    let inner = [node["layers"], node["group"]].compactMap(\.self)
      .flatMap { layers($0, depth: depth + 1) }
    return symbol(
      id ?? detail, kind.key == "collection" ? .collection : .layer, node.range, kind.keyRange,
      inner)
  }
}
