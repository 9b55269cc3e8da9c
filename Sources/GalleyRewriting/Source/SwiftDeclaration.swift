/// A declaration of a file: enough of it to rewrite it, and to find what a layout is made of.
struct SwiftDeclaration: Sendable {
  enum Kind: Hashable, Sendable {
    case importing
    case `class`
    /// A structure, an enumeration or an actor.
    case otherType
    case `protocol`
    case `extension`
    case function
    case variable
    case initializer
    /// Subscripts, cases, aliases, operators and all else.
    case other
  }

  var kind: Kind
  /// Of a type its qualified name, as of what an extension extends; empty for initializers.
  var name: String
  /// The tokens of its attributes, `@` and name each.
  var attributes: [Int] = []
  /// The tokens of its modifiers, such as `override`.
  var modifiers: [Int] = []
  /// The token of `class`, `func` and so on.
  var keyword: Int
  /// All tokens, attributes and braces included.
  var tokens: Range<Int>
  /// The tokens of what it inherits from and conforms to, one range each.
  var inherited: [Range<Int>] = []
  /// Whether it has generic parameters of its own.
  var isGeneric = false
  /// The token of the parenthesis that opens its parameters.
  var parameters: Int?
  /// The token of the brace that opens its body.
  var brace: Int?
  var members: [SwiftDeclaration] = []
}
