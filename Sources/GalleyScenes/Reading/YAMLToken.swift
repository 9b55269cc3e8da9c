internal import CYAML

/// A piece of a YAML text as it is written: an indicator, a scalar, or where a block begins or ends.
struct YAMLToken {
  enum Kind: Equatable {
    case directive, documentStart, documentEnd
    /// Of no length, before the first key or the first hyphen.
    case blockMappingStart, blockSequenceStart
    case blockEnd
    case flowStart(isMapping: Bool)
    case flowEnd(isMapping: Bool)
    case blockEntry, flowEntry
    /// A question mark, or nothing before a key without one.
    case key
    case value
    case alias, anchor, tag
    case plain, singleQuoted, doubleQuoted, block
    case endOfText
  }

  var kind: Kind
  /// From the first Unicode scalar of the text to behind the last.
  var range: Range<Int>
  /// In the line, counted from zero.
  var column: Int
}

extension YAMLParser {
  /// All tokens of a text whose events can be read.
  static func tokens(of text: String) throws(YAMLError) -> [YAMLToken] {
    var parser = try YAMLParser(text)
    var tokens: [YAMLToken] = []
    while true {
      guard let token = try parser.scan() else { continue }
      tokens.append(token)
      if token.kind == .endOfText { return tokens }
    }
  }

  /// The next token; nil for the start of the text.
  private mutating func scan() throws(YAMLError) -> YAMLToken? {
    var token = yaml_token_t()
    guard yaml_parser_scan(parser, &token) == 1 else { throw error }
    defer { yaml_token_delete(&token) }
    guard let kind = YAMLToken.Kind(token) else { return nil }
    let start = token.start_mark
    return YAMLToken(
      kind: kind, range: Int(start.index)..<Int(max(start.index, token.end_mark.index)),
      column: Int(start.column))
  }
}

extension YAMLToken.Kind {
  fileprivate init?(_ token: yaml_token_t) {
    switch token.type {
    case YAML_VERSION_DIRECTIVE_TOKEN, YAML_TAG_DIRECTIVE_TOKEN: self = .directive
    case YAML_DOCUMENT_START_TOKEN: self = .documentStart
    case YAML_DOCUMENT_END_TOKEN: self = .documentEnd
    case YAML_BLOCK_SEQUENCE_START_TOKEN: self = .blockSequenceStart
    case YAML_BLOCK_MAPPING_START_TOKEN: self = .blockMappingStart
    case YAML_BLOCK_END_TOKEN: self = .blockEnd
    case YAML_FLOW_SEQUENCE_START_TOKEN: self = .flowStart(isMapping: false)
    case YAML_FLOW_MAPPING_START_TOKEN: self = .flowStart(isMapping: true)
    case YAML_FLOW_SEQUENCE_END_TOKEN: self = .flowEnd(isMapping: false)
    case YAML_FLOW_MAPPING_END_TOKEN: self = .flowEnd(isMapping: true)
    case YAML_BLOCK_ENTRY_TOKEN: self = .blockEntry
    case YAML_FLOW_ENTRY_TOKEN: self = .flowEntry
    case YAML_KEY_TOKEN: self = .key
    case YAML_VALUE_TOKEN: self = .value
    case YAML_ALIAS_TOKEN: self = .alias
    case YAML_ANCHOR_TOKEN: self = .anchor
    case YAML_TAG_TOKEN: self = .tag
    case YAML_SCALAR_TOKEN:
      switch token.data.scalar.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: self = .block
      default: self = .plain
      }
    case YAML_STREAM_END_TOKEN: self = .endOfText
    default: return nil
    }
  }
}
