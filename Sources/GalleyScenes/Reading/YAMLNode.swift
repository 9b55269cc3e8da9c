/// A value of a YAML text and where it stands; it equals every other that says the same.
struct YAMLNode {
  enum Content: Hashable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  struct Entry: Hashable {
    var key: YAMLNode
    var value: YAMLNode
  }

  var content: Content
  /// The type that is written before the value, in full; nil for those that values have anyway.
  var tag: String?
  var mark: YAMLMark

  /// The value as a scalar, where it is one.
  var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }
}

extension YAMLNode: Hashable {
  static func == (one: YAMLNode, other: YAMLNode) -> Bool {
    one.content == other.content && one.tag == other.tag
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(content)
    hasher.combine(tag)
  }
}

/// A single text, escapes read and lines folded; how it was written makes it no other.
struct YAMLScalar {
  enum Style {
    case plain, quoted, block
  }

  var text: String
  var style: Style
}

extension YAMLScalar: Hashable {
  static func == (one: YAMLScalar, other: YAMLScalar) -> Bool { one.text == other.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

/// A place in a YAML text: the line, and in it the Unicode scalar, both counted from one.
struct YAMLMark {
  var line: Int
  var column: Int
}

/// A text that is no YAML that can be read.
enum YAMLError: Error {
  /// A byte that no such text holds, or too little memory.
  case unreadable(String)
  case malformed(String, at: YAMLMark)
  /// A key that a map has twice, where it stands first.
  case duplicateKey(String, at: YAMLMark)
}
