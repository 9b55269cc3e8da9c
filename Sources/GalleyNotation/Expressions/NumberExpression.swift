/// A number computed from others and from names: `steps / max(steps) * 100`.
///
/// The four operations with the usual precedence, parentheses, and the functions of `Function`. A
/// hyphen within a name belongs to it; a minus has blanks around it, or stands before a value.
package indirect enum NumberExpression: Equatable, Sendable {
  case number(Double)
  /// A path of names, such as `size.width`.
  case name([String], isOptional: Bool)
  case negated(NumberExpression)
  case operation(Operation, NumberExpression, NumberExpression)
  case call(Function, [NumberExpression])

  /// One of the four operations.
  package enum Operation: Character, Sendable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
  }

  /// A function of numbers.
  package enum Function: String, CaseIterable, Sendable {
    case min
    case max
    case sum
    case average
    /// To the nearest whole number, or to so many digits behind the point, as in `round(x, 1)`.
    case round
    case floor
    case ceil
    case abs

    /// Whether a single name stands for all values that items have under it.
    var takesColumn: Bool { [.min, .max, .sum, .average].contains(self) }

    var counts: ClosedRange<Int> {
      switch self {
      case .min, .max, .sum, .average: 1...100
      case .round: 1...2
      case .floor, .ceil, .abs: 1...1
      }
    }
  }

  /// Whether a text in braces is computed, and is not the path of a name alone.
  package static func isMeant(by text: some StringProtocol) -> Bool {
    let text = text.withoutOuterBlanks
    if text.contains(where: { "*/()+".contains($0) }) || text.contains(" - ") { return true }
    return text.first == "-" || Double(text) != nil
  }

  /// The paths that it names, from left to right.
  package var names: [[String]] {
    switch self {
    case .number: []
    case .name(let path, _): [path]
    case .negated(let inner): inner.names
    case .operation(_, let left, let right): left.names + right.names
    case .call(_, let arguments): arguments.flatMap(\.names)
    }
  }

  /// Computes the number, where names have values.
  ///
  /// - Parameters:
  ///   - value: gives the number of a name; nil where an optional one has none, and then there is no
  ///     number at all.
  ///   - column: gives the numbers that all items have under a name.
  /// - Returns: The number; nil where an optional name has no value.
  /// - Throws: what these throw, and `ExpressionProblem` for a division by zero and for what is no
  ///   finite number.
  package func value(
    of value: (_ path: [String], _ isOptional: Bool) throws -> Double?,
    column: (_ path: [String]) throws -> [Double]
  ) throws -> Double? {
    switch self {
    case .number(let number): return number
    case .name(let path, let isOptional): return try value(path, isOptional)
    case .negated(let inner): return try inner.value(of: value, column: column).map { -$0 }
    case .operation(let operation, let left, let right):
      guard let left = try left.value(of: value, column: column),
        let right = try right.value(of: value, column: column)
      else { return nil }
      return try Self.result(operation, left, right)
    case .call(let function, let arguments):
      if function.takesColumn, arguments.count == 1, case .name(let path, _) = arguments[0] {
        return try Self.result(function, try column(path))
      }
      var numbers: [Double] = []
      for argument in arguments {
        guard let number = try argument.value(of: value, column: column) else { return nil }
        numbers.append(number)
      }
      return try Self.result(function, numbers)
    }
  }

  private static func result(_ operation: Operation, _ left: Double, _ right: Double) throws
    -> Double
  {
    let result: Double
    switch operation {
    case .plus: result = left + right
    case .minus: result = left - right
    case .times: result = left * right
    case .divided:
      guard right != 0 else { throw ExpressionProblem("divides by zero") }
      result = left / right
    }
    return try finite(result)
  }

  static func result(_ function: Function, _ numbers: [Double]) throws -> Double {
    guard let first = numbers.first else {
      throw ExpressionProblem("asks for the \(function.rawValue) of no items")
    }
    switch function {
    case .min: return numbers.reduce(first, Swift.min)
    case .max: return numbers.reduce(first, Swift.max)
    case .sum: return try finite(numbers.reduce(0, +))
    case .average: return try finite(numbers.reduce(0, +) / Double(numbers.count))
    case .floor: return first.rounded(.down)
    case .ceil: return first.rounded(.up)
    case .abs: return Swift.abs(first)
    case .round: return try rounded(first, digits: numbers.count > 1 ? numbers[1] : 0)
    }
  }

  private static func rounded(_ number: Double, digits: Double) throws -> Double {
    guard (0...15).contains(digits), digits == digits.rounded() else {
      throw ExpressionProblem("rounds to \(digits.shortest) digits; give a whole number up to 15")
    }
    let factor = (0..<Int(digits)).reduce(1.0) { factor, _ in factor * 10 }
    // What is too large for a factor has no digits to round.
    return (number * factor).isFinite ? (number * factor).rounded() / factor : number
  }

  private static func finite(_ number: Double) throws -> Double {
    guard number.isFinite else { throw ExpressionProblem("is no finite number") }
    return number
  }
}

/// The reason why an expression has no number.
package struct ExpressionProblem: Error, Equatable {
  /// What the expression does that it may not, as a sentence goes on after it.
  package let words: String

  package init(_ words: String) { self.words = words }
}
