public import GalleyGeometry

/// What a metric says of two bitmaps; numbers are exact and in pixels.
public struct DiffReport: Hashable, Sendable {
  /// The number of pixels that differ. Where the sizes differ, what only one of the two covers counts as different.
  public var differingPixels: Int
  /// The number of pixels that were compared: the larger of the two in each direction.
  public var totalPixels: Int
  /// The largest difference of a component, in levels from 0 to 255.
  public var largestDifference: Int
  /// Where the largest difference is, the first in reading order; nil where there is none.
  public var largestDifferencePlace: PixelPlace?
  /// The smallest rectangle, in pixels, that holds every differing pixel; nil where there is none.
  public var boundingBox: Rect?

  public init(
    differingPixels: Int, totalPixels: Int, largestDifference: Int,
    largestDifferencePlace: PixelPlace?, boundingBox: Rect?
  ) {
    self.differingPixels = differingPixels
    self.totalPixels = totalPixels
    self.largestDifference = largestDifference
    self.largestDifferencePlace = largestDifferencePlace
    self.boundingBox = boundingBox
  }

  public var isSame: Bool { differingPixels == 0 }
}

/// A pixel by column and row, from the top left corner.
public struct PixelPlace: Hashable, Sendable {
  public var x: Int
  public var y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
