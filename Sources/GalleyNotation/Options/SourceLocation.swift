/// A place in a text file, for messages: line and column count from one.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  public var file: String
  public var line: Int
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
