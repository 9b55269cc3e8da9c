public import GalleyGeometry
public import GalleyNotation

/// One thing to draw.
///
/// The list is closed: a renderer is one exhaustive switch over it and decides nothing.
public indirect enum DrawCommand: Hashable, Sendable {
  case fill(Fill)
  case stroke(Stroke)
  case text(Text)
  /// A raster image.
  case image(ImagePlacement)
  /// A vector image.
  case vectorImage(ImagePlacement)
  case backdrop(Backdrop)
  case group(Group)
}

extension [DrawCommand] {
  /// Visits every command in the order of drawing, each group before what is in it.
  package func forEachCommand<Failure: Error>(
    _ visit: (DrawCommand) throws(Failure) -> Void
  ) throws(Failure) {
    for command in self {
      try visit(command)
      if case .group(let group) = command { try group.children.forEachCommand(visit) }
    }
  }
}

/// A shape filled with a paint.
public struct Fill: Hashable, Sendable {
  public var shape: Shape
  public var paint: Paint
  public var source: SourceLocation?

  public init(_ shape: Shape, _ paint: Paint, source: SourceLocation? = nil) {
    self.shape = shape
    self.paint = paint
    self.source = source
  }
}

/// A line along a shape's outline, half of its width on either side.
public struct Stroke: Hashable, Sendable {
  /// The end of a line.
  public enum Cap: String, Hashable, Codable, Sendable, CaseIterable {
    case butt
    case round
    /// Half of the line's width farther.
    case square
  }

  public var shape: Shape
  public var paint: Paint
  /// In points.
  public var width: Double
  public var cap: Cap
  /// Lengths drawn and left out in turn, in points; an odd number of them counts twice.
  ///
  /// None for a solid line.
  public var dashes: [Double]
  public var source: SourceLocation?

  public init(
    _ shape: Shape, _ paint: Paint, width: Double, cap: Cap = .butt, dashes: [Double] = [],
    source: SourceLocation? = nil
  ) {
    self.shape = shape
    self.paint = paint
    self.width = width
    self.cap = cap
    self.dashes = dashes
    self.source = source
  }
}

/// A text block with its place.
public struct Text: Hashable, Sendable {
  public var block: TextBlock
  /// The top left corner of the first line's box.
  ///
  /// Lines are aligned within the block's width, or, where it has none, within the widest line.
  public var origin: Point
  public var source: SourceLocation?

  public init(_ block: TextBlock, at origin: Point, source: SourceLocation? = nil) {
    self.block = block
    self.origin = origin
    self.source = source
  }
}

/// An image stretched over a rectangle; what must not show is clipped by a group around it.
public struct ImagePlacement: Hashable, Sendable {
  public var image: ImageReference
  /// The rectangle of the whole image.
  public var destination: Rect
  /// The string that stands for the image where it cannot be seen.
  public var label: String?
  public var source: SourceLocation?

  public init(
    _ image: ImageReference, in destination: Rect, label: String? = nil,
    source: SourceLocation? = nil
  ) {
    self.image = image
    self.destination = destination
    self.label = label
    self.source = source
  }
}
