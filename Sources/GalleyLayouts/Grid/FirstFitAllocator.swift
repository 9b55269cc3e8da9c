/// Places blocks of cells in a strip of columns, each at the first free place in row-major
/// order.
///
/// First fit leaves no hole that a later block could have filled: every place before the one chosen
/// meets a block that is there.
package struct FirstFitAllocator: Sendable {
  /// The most columns that a strip may have: a row is kept in the bits of one word.
  package static let maximumColumns = 128

  /// The top leading cell of a block.
  package struct Anchor: Hashable, Sendable {
    package var row: Int
    package var column: Int

    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  package let columns: Int
  /// The most rows that a block may have.
  private let tallest: Int
  /// The strip where a row fits into a word of the processor, which is nearly everywhere.
  private var narrow: FirstFitStrip<UInt64>?
  private var wide: FirstFitStrip<UInt128>?

  /// An empty strip of 1 to 128 columns; other counts are taken as the nearest of these.
  ///
  /// - Parameter tallest: The most rows that a block will have; nil for as many as columns.
  package init(columns: Int, tallest: Int? = nil) {
    self.columns = min(max(columns, 1), Self.maximumColumns)
    self.tallest = max(tallest ?? self.columns, 1)
    if self.columns <= UInt64.bitWidth {
      narrow = FirstFitStrip(columns: self.columns, tallest: self.tallest)
    } else {
      wide = FirstFitStrip(columns: self.columns, tallest: self.tallest)
    }
  }

  /// Takes the first free place for a square block of cells, and says which it is.
  ///
  /// - Parameter side: 1 to `columns`; other sides are taken as the nearest of these.
  package mutating func place(side: Int) -> Anchor { place(columns: side, rows: side) }

  /// Takes the first free place for a block of cells, and says which it is.
  ///
  /// - Parameters:
  ///   - width: 1 to `columns`; other widths are taken as the nearest of these.
  ///   - height: 1 to the tallest; other heights are taken as the nearest of these.
  package mutating func place(columns width: Int, rows height: Int) -> Anchor {
    let width = min(max(width, 1), columns)
    let height = min(max(height, 1), tallest)
    return narrow?.place(width: width, height: height)
      ?? wide?.place(width: width, height: height) ?? Anchor(row: 0, column: 0)
  }
}
