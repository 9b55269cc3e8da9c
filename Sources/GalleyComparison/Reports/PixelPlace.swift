/// A pixel by column and row, from the top left corner.
package struct PixelPlace: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// Pixels side by side in one row: the first by column and row, and how many there are.
package struct PixelRun: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var count: Int

  package init(x: Int, y: Int, count: Int) {
    self.x = x
    self.y = y
    self.count = count
  }
}
