/// Builds the tree of a YAML text, with what an anchor names in place of each alias.
struct YAMLComposer: ~Copyable {
  private var parser: YAMLParser
  private var anchored: [String: YAMLNode] = [:]

  init(_ text: String) throws(YAMLError) {
    parser = try YAMLParser(text)
  }

  /// The only document of the text; nil where it has none.
  mutating func document() throws(YAMLError) -> YAMLNode? {
    // Behind the start of the text is that of a document, or nothing.
    _ = try parser.next()
    if case .endOfText = try parser.next().kind { return nil }
    let root = try next()
    // Behind the end of the document, too.
    _ = try parser.next()
    let last = try parser.next()
    guard case .endOfText = last.kind else {
      throw .malformed("but found another document", at: last.mark)
    }
    return root
  }

  /// The next value; nil behind the last of a list, a map or a document.
  private mutating func next() throws(YAMLError) -> YAMLNode? {
    let event = try parser.next()
    switch event.kind {
    case .alias(let name):
      guard let node = anchored[name] else {
        throw .malformed("found undefined alias", at: event.mark)
      }
      return node
    case .scalar(let scalar, let properties):
      return node(.scalar(scalar), properties, at: event.mark)
    case .sequence(let properties):
      return node(.sequence(try elements()), properties, at: event.mark)
    case .mapping(let properties):
      return node(.mapping(try entries()), properties, at: event.mark)
    case .start, .end, .endOfText: return nil
    }
  }

  /// A value, which an alias may name from now on.
  private mutating func node(
    _ content: YAMLNode.Content, _ properties: YAMLEvent.Properties, at mark: YAMLMark
  ) -> YAMLNode {
    let node = YAMLNode(content: content, tag: properties.tag, mark: mark)
    if let anchor = properties.anchor { anchored[anchor] = node }
    return node
  }

  private mutating func elements() throws(YAMLError) -> [YAMLNode] {
    var elements: [YAMLNode] = []
    while let element = try next() { elements.append(element) }
    return elements
  }

  private mutating func entries() throws(YAMLError) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    while let key = try next(), let value = try next() {
      entries.append(YAMLNode.Entry(key: key, value: value))
    }
    try checkDuplicates(in: entries.map(\.key))
    return entries
  }

  /// Refuses keys that are there twice; of several the first in the order of their texts is named.
  private func checkDuplicates(in keys: [YAMLNode]) throws(YAMLError) {
    var seen: Set<YAMLNode> = []
    let duplicates = Set(keys.filter { !seen.insert($0).inserted })
    guard !duplicates.isEmpty else { return }
    let named = keys.filter(duplicates.contains).map { (name: Self.name(of: $0), mark: $0.mark) }
    guard let first = named.min(by: { $0.name < $1.name }) else { return }
    throw .duplicateKey(first.name, at: first.mark)
  }

  private static func name(of key: YAMLNode) -> String { key.scalar?.text ?? "<uncovertable>" }
}
