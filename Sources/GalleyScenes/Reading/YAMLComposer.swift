internal import CYAML

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

/// A step through a YAML text.
struct YAMLEvent {
  /// The properties that may stand before a value.
  struct Properties: Equatable {
    var anchor: String?
    var tag: String?
  }

  enum Kind {
    case alias(String)
    case scalar(YAMLScalar, Properties)
    case sequence(Properties)
    case mapping(Properties)
    /// A document begins, or the text does.
    case start
    /// A sequence, a mapping or a document ends.
    case end
    case endOfText
  }

  var kind: Kind
  var mark: YAMLMark
}

/// Steps through a YAML text with libyaml.
struct YAMLParser: ~Copyable {
  /// How deep lists and maps may be nested, for those who walk what is read by recursion.
  private static let deepestNesting = 1_000

  /// The parser points to itself, so it stays where it is.
  let parser: UnsafeMutablePointer<yaml_parser_t>
  private let bytes: UnsafeMutableBufferPointer<UInt8>

  init(_ text: String) throws(YAMLError) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw .unreadable("Memory error")
    }
    // One byte more than there are: libyaml wants an address, of nothing, too.
    bytes = .allocate(capacity: text.utf8.count + 1)
    let end = bytes.initialize(fromContentsOf: text.utf8)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, end)
    self.parser = parser
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
    bytes.deallocate()
  }

  mutating func next() throws(YAMLError) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw error }
    defer { yaml_event_delete(&event) }
    let kind = YAMLEvent.Kind(event)
    switch kind {
    case .sequence, .mapping: try checkDepth()
    case .alias, .scalar, .start, .end, .endOfText: break
    }
    return YAMLEvent(kind: kind, mark: YAMLMark(event.start_mark))
  }

  var error: YAMLError {
    guard let problem = parser.pointee.problem.map({ String(cString: $0) }) else {
      return .unreadable("Memory error")
    }
    return parser.pointee.error == YAML_READER_ERROR
      ? .unreadable(problem) : .malformed(problem, at: YAMLMark(parser.pointee.problem_mark))
  }

  /// Refuses a list or a map behind too many others, those in brackets counted as far as they are
  /// scanned.
  ///
  /// What just began is still the next token, but for lists that are indented no more than what holds
  /// them and maps of one key without braces: these are no deeper than the others are.
  private func checkDepth() throws(YAMLError) {
    let indents = parser.pointee.indents
    let depth = indents.top - indents.start + Int(parser.pointee.flow_level)
    guard depth >= Self.deepestNesting, parser.pointee.token_available != 0,
      let token = parser.pointee.tokens.head
    else { return }
    let beginnings = [
      YAML_BLOCK_SEQUENCE_START_TOKEN, YAML_BLOCK_MAPPING_START_TOKEN,
      YAML_FLOW_SEQUENCE_START_TOKEN, YAML_FLOW_MAPPING_START_TOKEN,
    ]
    guard beginnings.contains(token.pointee.type) else { return }
    throw .malformed("too deep a nesting level", at: YAMLMark(token.pointee.start_mark))
  }
}

extension YAMLMark {
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

extension YAMLScalar {
  fileprivate init(_ value: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar) {
    var bytes = UnsafeBufferPointer(start: value.value, count: value.length)[...]
    // A byte order mark is no part of a text that it begins.
    if bytes.first == 0xEF, bytes.starts(with: "\u{FEFF}".utf8) { bytes = bytes.dropFirst(3) }
    text = String(decoding: bytes, as: UTF8.self)
    style =
      switch value.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
      case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
      default: .plain
      }
  }
}

extension YAMLEvent.Properties {
  fileprivate init(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, ordinaryTag: String
  ) {
    self.anchor = anchor.map { String(cString: $0) }
    self.tag = tag.map { String(cString: $0) }
    // A bare `!` asks for the ordinary type.
    if let tag = self.tag, ["", "!", ordinaryTag].contains(tag) { self.tag = nil }
  }
}

extension YAMLEvent.Kind {
  fileprivate init(_ event: yaml_event_t) {
    switch event.type {
    case YAML_ALIAS_EVENT: self = .alias(String(cString: event.data.alias.anchor))
    case YAML_SCALAR_EVENT:
      let value = event.data.scalar
      self = .scalar(
        YAMLScalar(value),
        .init(anchor: value.anchor, tag: value.tag, ordinaryTag: "tag:yaml.org,2002:str"))
    case YAML_SEQUENCE_START_EVENT:
      let start = event.data.sequence_start
      self = .sequence(
        .init(anchor: start.anchor, tag: start.tag, ordinaryTag: "tag:yaml.org,2002:seq"))
    case YAML_MAPPING_START_EVENT:
      let start = event.data.mapping_start
      self = .mapping(
        .init(anchor: start.anchor, tag: start.tag, ordinaryTag: "tag:yaml.org,2002:map"))
    case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: self = .start
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT, YAML_DOCUMENT_END_EVENT: self = .end
    default: self = .endOfText
    }
  }
}
