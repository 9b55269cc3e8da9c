internal import GalleyNotation

/// Finds where a rule of a chart lies: at a number, at one that follows from the data, or at a place.
struct RuleReader {
  /// Those of the data.
  let numbers: [Double]
  let issues: IssueLog

  /// Nil where the rule has no place, which is reported.
  func placed(_ marks: ChartModel.Marks, isLogarithmic: Bool) -> ChartModel.Marks? {
    var marks = marks
    guard let value = marks.spec.value else {
      marks.level = isLogarithmic || marks.hasTimes ? numbers.min() : 0
      return marks
    }
    switch value.kind {
    case .number where marks.hasTimes:
      issues.error(
        "a rule across times stands at a day or a time such as 2026-03-02, found \(value.literal)",
        at: value.location)
      return nil
    case .number(let number): marks.level = number
    case .text(let word):
      guard let aggregate = MarkSpec.Aggregate(rawValue: word) else {
        guard marks.hasTimes, case .time(let time)? = Datum(value) else {
          marks.place = Datum(value)
          return marks
        }
        marks.level = time
        return marks
      }
      marks.level = aggregate.value(of: numbers)
      guard marks.level != nil else {
        issues.error(
          "there is no number to take the \(word) of; give the rule a number", at: value.location)
        return nil
      }
    default: return nil
    }
    if isLogarithmic, let level = marks.level, level <= 0 {
      issues.error(
        "a logarithmic scale has no place for a rule at \(level.shortest); give a number above zero, or say 'scale: linear'",
        at: value.location)
      return nil
    }
    return marks
  }
}
