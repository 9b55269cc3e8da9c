/// A map of a file's columns from before to after its rewriting.
struct ColumnMap: Codable, Sendable {
  /// From a column on, up to the next shift on the same line, text stands elsewhere than it did.
  private struct Shift: Codable {
    var column: Int
    var original: Int
    /// Whether all that follows stands for one place.
    var isFixed: Bool
  }

  private var shifts: [Int: [Shift]] = [:]

  mutating func add(line: Int, column: Int, original: Int, isFixed: Bool) {
    shifts[line, default: []].append(Shift(column: column, original: original, isFixed: isFixed))
  }

  /// The column of the original for one that the compiler tells.
  func original(line: Int, column: Int) -> Int {
    guard let shift = shifts[line]?.last(where: { $0.column <= column }) else { return column }
    return shift.isFixed ? shift.original : shift.original + column - shift.column
  }
}
