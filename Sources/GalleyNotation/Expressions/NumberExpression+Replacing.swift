extension NumberExpression {
  /// What a name stands for.
  package enum Replacement {
    case expression(NumberExpression)
    /// The numbers of a list, which functions of columns take.
    case numbers([Double])
  }

  /// The expression with some of its names replaced.
  ///
  /// - Throws: what `replacement` throws, and `ExpressionProblem` for a list where one number would
  ///   be.
  package func replacingNames(
    _ replacement: (_ path: [String]) throws -> Replacement?
  ) throws -> NumberExpression {
    switch self {
    case .number: return self
    case .name(let path, _):
      switch try replacement(path) {
      case .expression(let expression): return expression
      case .numbers:
        throw ExpressionProblem(
          "computes with the list '\(path.joined(separator: "."))'; ask for its min, max, sum or average"
        )
      case nil: return self
      }
    case .negated(let inner): return .negated(try inner.replacingNames(replacement))
    case .operation(let operation, let left, let right):
      return .operation(
        operation, try left.replacingNames(replacement), try right.replacingNames(replacement))
    case .call(let function, let arguments):
      if function.takesColumn, arguments.count == 1, case .name(let path, _) = arguments[0],
        case .numbers(let numbers)? = try replacement(path)
      {
        return .number(try Self.result(function, numbers))
      }
      return .call(function, try arguments.map { try $0.replacingNames(replacement) })
    }
  }

  /// The expression as it would be read again.
  package var text: String {
    switch self {
    case .number(let number): number.shortest
    case .name(let path, let isOptional): path.joined(separator: ".") + (isOptional ? "?" : "")
    case .negated(let inner): "-(\(inner.text))"
    case .operation(let operation, let left, let right):
      "(\(left.text) \(operation.rawValue) \(right.text))"
    case .call(let function, let arguments):
      "\(function.rawValue)(\(arguments.map(\.text).joined(separator: ", ")))"
    }
  }
}
