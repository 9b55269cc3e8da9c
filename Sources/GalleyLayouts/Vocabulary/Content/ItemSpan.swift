/// The cells of a grid that an item takes, in columns and rows of the screen, whichever way it scrolls.
public struct ItemSpan: Hashable, Sendable {
  /// Cells wide, at least 1.
  public var columns: Int
  /// Cells high, at least 1.
  public var rows: Int

  /// The most cells that an item may take either way.
  public static let most = 128

  /// Makes a span.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Columns and rows exchanged, for the other scroll direction.
  package var transposed: ItemSpan { ItemSpan(columns: rows, rows: columns) }
}
