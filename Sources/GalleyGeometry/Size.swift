/// A width and a height, in points unless said otherwise.
///
/// Negative sizes are representable, never meaningful.
public struct Size: Hashable, Codable, Sendable {
  /// The horizontal extent.
  public var width: Double
  /// The vertical extent.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Neither width nor height.
  public static let zero = Size(width: 0, height: 0)

  /// Whether both dimensions are finite.
  public var isFinite: Bool { width.isFinite && height.isFinite }

  /// The size with width and height exchanged.
  public var transposed: Size { Size(width: height, height: width) }
}
