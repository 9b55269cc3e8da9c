/// One word, sign, bracket or piece of a string of a Swift file; comments and spaces are none.
struct SwiftToken: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A name or a keyword, also one in backticks.
    case word
    case number
    /// A string, or a piece of one between interpolations, quotes and `\` included; also a regex
    /// literal between pounds.
    case text
    /// `@` and the name that follows.
    case attribute
    /// `#` and the name that follows, such as `#if`.
    case directive
    case opening
    case closing
    /// Any other sign, one byte long.
    case sign
  }

  var kind: Kind
  /// The bytes of the file that it takes.
  var range: Range<Int>
  /// Whether nothing but spaces and comments stands before it on its line.
  var isFirstOnLine: Bool
  /// Whether a space, a comment or a line's end stands before it.
  var followsSpace: Bool
}
