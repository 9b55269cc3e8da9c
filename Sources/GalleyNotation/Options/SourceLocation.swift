/// A place in a text file, for messages: line and column count from one.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The place of what stands in no file.
  package static let nowhere = SourceLocation(file: "", line: 1, column: 1)

  public var description: String { "\(file):\(line):\(column)" }
}
