import GalleyNotation
import Testing

/// Numbers that are computed from others and from names.
@Suite struct NumberExpressionTests {
  private let numbers = [
    "steps": 5200.0, "goal": 8000, "size.width": 40, "zero": 0, "line-height": 22,
  ]
  private let columns = ["steps": [5200.0, 8000, 2600], "none": []]

  private func value(_ text: String) throws -> Double? {
    try NumberExpression(text).value(
      of: { path, isOptional in
        if let number = numbers[path.joined(separator: ".")] { return number }
        guard isOptional else { throw ExpressionProblem("knows no \(path.joined(separator: "."))") }
        return nil
      },
      column: { columns[$0.joined(separator: ".")] ?? [] })
  }

  @Test(arguments: [
    ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("8 - 3 - 2", 3), ("64 / 4 / 2", 8), ("-3 + 5", 2),
    ("2 * -3", -6), ("-(2 + 3)", -5), ("1e3 / 2.5e-1", 4000), (".5 * 4", 2),
    ("steps / goal", 0.65), ("size.width * 2", 80), ("line-height - 2", 20),
    ("steps / max(steps) * 100", 65), ("min(steps)", 2600), ("sum(steps)", 15_800),
    ("average(steps) - 200", 5066.666_666_666_667), ("max(steps, goal, 9000)", 9000),
    ("min(steps * 2, goal)", 8000), ("round(2.5)", 3), ("round(-2.5)", -3),
    ("round(steps / 3000, 2)", 1.73), ("floor(-1.2)", -2), ("ceil(1.2)", 2), ("abs(-4)", 4),
    ("goal? + 1", 8001),
  ])
  func `an expression has its value`(_ text: String, _ expected: Double) throws {
    #expect(try value(text) == expected)
  }

  @Test func `an expression with an optional name that has no value has none`() throws {
    #expect(try value("missing? * 2") == nil)
    #expect(try value("max(missing?, 3)") == nil)
  }

  @Test(arguments: [
    ("1 +", "ends where a value would be"), ("(1 + 2", "has a '(' without ')'"),
    ("1 + 2)", "has ')' where an operation would be"),
    ("1 2", "has '2' where an operation would be"),
    ("steps / zero", "divides by zero"), ("1e308 * 10", "is no finite number"),
    ("1..2 + 1", "has '1..2', which is no number"),
    ("1e999 + 1", "has '1e999', which is no number"),
    ("maxx(1, 2)", "asks for unknown function 'maxx'; did you mean 'max'?"),
    ("max(none)", "asks for the max of no items"),
    ("round(1.5, 0.5)", "rounds to 0.5 digits; give a whole number up to 15"),
    ("* 2", "has '*' where a value would be"), ("abs(1, 2)", "gives abs 2 values"),
  ])
  func `what has no value says why`(_ text: String, _ words: String) {
    do {
      let number = try value(text)
      Issue.record("\(text) is \(number as Double?)")
    } catch let problem as ExpressionProblem {
      #expect(problem.words.hasPrefix(words))
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test func `nesting has an end`() {
    let deep = String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000)
    #expect(throws: ExpressionProblem.self) { try NumberExpression(deep) }
    let minuses = String(repeating: "-", count: 5000) + "1"
    #expect(throws: ExpressionProblem.self) { try NumberExpression(minuses) }
  }

  @Test func `a text of any length has an end`() {
    let long = Array(repeating: "1", count: 100_000).joined(separator: "+")
    #expect(throws: ExpressionProblem.self) { try NumberExpression(long) }
  }

  @Test(arguments: ["name", "line-height", "a.b", "subtitle?", "2024-01-05", ""])
  func `a name alone is none`(_ text: String) {
    #expect(!NumberExpression.isMeant(by: text))
  }

  @Test(arguments: ["a * 2", "a - b", "(a)", "-a", "12", "max(a)", "a/b"])
  func `what computes is one`(_ text: String) { #expect(NumberExpression.isMeant(by: text)) }

  @Test func `a name may be replaced by an expression, and a column by its numbers`() throws {
    let expression = try NumberExpression("value / max(values)").replacingNames { path in
      switch path {
      case ["value"]: .expression(try NumberExpression("a + b"))
      case ["values"]: .numbers([2, 8])
      default: nil
      }
    }
    #expect(expression.text == "((a + b) / 8)")
    #expect(throws: ExpressionProblem.self) {
      try NumberExpression("values + 1").replacingNames { _ in .numbers([1]) }
    }
  }
}
