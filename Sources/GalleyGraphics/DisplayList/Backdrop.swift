public import GalleyNotation

/// A replacement of all that lies under a shape by itself: blurred, saturated and tinted, as
/// through frosted glass.
///
/// In order: the blur, which takes in nothing beyond the shape's bounds and what of them can be
/// seen; the saturation, whose colors may go beyond black and white; the tint over them. In a
/// translucent group it sees what it would see were the group opaque; in one that is turned in
/// space it sees nothing, and is the tint alone.
public struct Backdrop: Hashable, Sendable {
  /// The area whose ground is changed.
  public var shape: Shape
  /// The standard deviation of the Gaussian, in points.
  public var radius: Double
  /// 0 leaves greys, 1 the colors as they are.
  public var saturation: Double
  /// Drawn over the rest with its alpha.
  public var tint: Color
  /// Where the scene says it; nil for what no scene says.
  public var source: SourceLocation?

  /// Makes a backdrop.
  public init(
    _ shape: Shape, radius: Double, saturation: Double = 1, tint: Color = .clear,
    source: SourceLocation? = nil
  ) {
    self.shape = shape
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
    self.source = source
  }

  /// The fill in its place where it sees nothing.
  package var plainTint: Fill { Fill(shape, .solid(tint), source: source) }

  func forEachField<Failure: Error>(
    _ read: (CommandField) throws(Failure) -> Void
  ) throws(Failure) {
    try read(CommandField(" ", .shape(shape), "the shape of a material"))
    try read(CommandField(", blur ", .deviation(radius, of: shape), "a material with a blur"))
    try read(
      CommandField(", saturation ", .saturation(saturation), "a material with a saturation"))
    try read(CommandField(", ", .color(tint)))
  }
}
