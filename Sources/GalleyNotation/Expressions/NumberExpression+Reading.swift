extension NumberExpression {
  /// Reads an expression.
  ///
  /// - Throws: for a text that is none.
  package init(_ text: String) throws(ExpressionProblem) {
    guard text.utf8.count <= ExpressionReader.longest else {
      throw ExpressionProblem(
        "has more than \(ExpressionReader.longest) characters; compute less at once")
    }
    var reader = ExpressionReader(text)
    self = try reader.sum(depth: 0)
    reader.skipBlanks()
    if let left = reader.rest.first {
      throw ExpressionProblem("has '\(left)' where an operation would be")
    }
  }
}

extension NumberExpression.Function {
  /// Checks how many arguments a call has.
  fileprivate func check(_ count: Int) throws(ExpressionProblem) {
    guard counts.contains(count) else {
      throw ExpressionProblem(
        "gives \(rawValue) \(count) values; it takes "
          + (counts.count == 1 ? "one" : "from \(counts.lowerBound) to \(counts.upperBound)"))
    }
  }
}

/// Goes through the text of an expression.
struct ExpressionReader {
  private(set) var rest: Substring

  /// The longest text, in bytes.
  static let longest = 1000
  /// How deep parentheses may nest.
  private static let deepest = 50

  init(_ text: String) { rest = text[...] }

  mutating func skipBlanks() { rest = rest.drop(while: \.isWhitespace) }

  mutating func sum(depth: Int) throws(ExpressionProblem) -> NumberExpression {
    guard depth < Self.deepest else {
      throw ExpressionProblem("nests more than \(Self.deepest) deep")
    }
    var left = try product(depth: depth)
    while let operation = take([.plus, .minus]) {
      left = .operation(operation, left, try product(depth: depth))
    }
    return left
  }

  private mutating func product(depth: Int) throws(ExpressionProblem) -> NumberExpression {
    var left = try signed(depth: depth)
    while let operation = take([.times, .divided]) {
      left = .operation(operation, left, try signed(depth: depth))
    }
    return left
  }

  private mutating func signed(depth: Int) throws(ExpressionProblem) -> NumberExpression {
    guard take([.minus]) != nil else { return try primary(depth: depth) }
    guard depth < Self.deepest else {
      throw ExpressionProblem("nests more than \(Self.deepest) deep")
    }
    return .negated(try signed(depth: depth + 1))
  }

  private mutating func primary(depth: Int) throws(ExpressionProblem) -> NumberExpression {
    skipBlanks()
    guard let first = rest.first else { throw ExpressionProblem("ends where a value would be") }
    if first == "(" {
      rest.removeFirst()
      let inner = try sum(depth: depth + 1)
      try close()
      return inner
    }
    if first.isASCII, first.isNumber || first == "." { return try number() }
    let word = rest.prefix(while: Self.isPartOfName)
    guard !word.isEmpty else { throw ExpressionProblem("has '\(first)' where a value would be") }
    rest = rest[word.endIndex...]
    guard rest.first == "(" else { return name(word) }
    guard let function = NumberExpression.Function(rawValue: String(word)) else {
      let names = NumberExpression.Function.allCases.map(\.rawValue)
      throw ExpressionProblem(
        "asks for \(Suggestion.unknown("function", String(word), among: names))")
    }
    rest.removeFirst()
    var arguments = [try sum(depth: depth + 1)]
    while take(",") { arguments.append(try sum(depth: depth + 1)) }
    try close()
    try function.check(arguments.count)
    return .call(function, arguments)
  }

  private mutating func name(_ word: Substring) -> NumberExpression {
    var isOptional = false
    if rest.first == "?" {
      rest.removeFirst()
      isOptional = true
    }
    return .name(word.split(separator: ".").map(String.init), isOptional: isOptional)
  }

  private mutating func number() throws(ExpressionProblem) -> NumberExpression {
    var digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let exponent = rest[digits.endIndex...]
    if let mark = exponent.first, mark == "e" || mark == "E" {
      let sign = exponent.dropFirst().prefix { $0 == "-" || $0 == "+" }.prefix(1)
      let power = exponent[sign.endIndex...].prefix { $0.isASCII && $0.isNumber }
      if !power.isEmpty { digits = rest[..<power.endIndex] }
    }
    guard let number = Double(digits), number.isFinite else {
      throw ExpressionProblem("has '\(digits)', which is no number")
    }
    rest = rest[digits.endIndex...]
    return .number(number)
  }

  private mutating func close() throws(ExpressionProblem) {
    guard take(")") else { throw ExpressionProblem("has a '(' without ')'") }
  }

  private mutating func take(_ operations: [NumberExpression.Operation])
    -> NumberExpression.Operation?
  {
    skipBlanks()
    guard let found = operations.first(where: { $0.rawValue == rest.first }) else { return nil }
    rest.removeFirst()
    return found
  }

  private mutating func take(_ character: Character) -> Bool {
    skipBlanks()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_.-$".contains(character)
  }
}
