/// A pixel by column and row, from the top left corner.
public struct PixelPlace: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}

/// Pixels side by side in one row: the first by column and row, and how many there are.
public struct PixelRun: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var count: Int

  public init(x: Int, y: Int, count: Int) {
    self.x = x
    self.y = y
    self.count = count
  }
}
