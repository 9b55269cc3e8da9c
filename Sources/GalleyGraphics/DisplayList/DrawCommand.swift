public import GalleyGeometry
public import GalleyNotation

/// One thing to draw.
///
/// The list is closed: a renderer is one exhaustive switch over it and decides nothing.
public indirect enum DrawCommand: Hashable, Sendable {
  /// Paints the inside of a shape.
  case fill(Fill)
  /// Paints along the outline of a shape.
  case stroke(Stroke)
  /// Draws a block of text.
  case text(Text)
  /// A raster image.
  case image(ImagePlacement)
  /// A vector image.
  case vectorImage(ImagePlacement)
  /// Changes what was drawn before, as a blur does.
  case backdrop(Backdrop)
  /// Draws other commands together.
  case group(Group)
}

extension DrawCommand {
  /// A case without what it draws.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case fill, stroke, text, image
    case vectorImage = "vector image"
    case backdrop, group
  }

  package var kind: Kind {
    switch self {
    case .fill: .fill
    case .stroke: .stroke
    case .text: .text
    case .image: .image
    case .vectorImage: .vectorImage
    case .backdrop: .backdrop
    case .group: .group
    }
  }

  /// The place in the scene that the command comes from.
  package var source: SourceLocation? {
    switch self {
    case .fill(let fill): fill.source
    case .stroke(let stroke): stroke.source
    case .text(let text): text.source
    case .image(let placement), .vectorImage(let placement): placement.source
    case .backdrop(let backdrop): backdrop.source
    case .group(let group): group.source
    }
  }

  /// Reads all that the command draws, field by field, but for the commands in a group.
  package func forEachField<Failure: Error>(
    _ read: (CommandField) throws(Failure) -> Void
  ) throws(Failure) {
    switch self {
    case .fill(let fill): try fill.forEachField(read)
    case .stroke(let stroke): try stroke.forEachField(read)
    case .text(let text): try text.forEachField(read)
    case .image(let placement), .vectorImage(let placement): try placement.forEachField(read)
    case .backdrop(let backdrop): try backdrop.forEachField(read)
    case .group(let group): try group.forEachField(read)
    }
  }

  /// A rectangle, in the coordinates around the command, that holds all it may draw; nil for texts,
  /// which fonts measure, and for groups.
  package var inkBounds: Rect? {
    switch self {
    case .fill(let fill): fill.shape.bounds
    // A mitred corner reaches at most ten half widths, Cairo's limit, beyond the outline.
    case .stroke(let stroke): stroke.shape.bounds.inset(by: -5 * stroke.width)
    case .image(let placement), .vectorImage(let placement): placement.destination
    case .backdrop(let backdrop): backdrop.shape.bounds
    case .text, .group: nil
    }
  }

  /// The paint of a fill or a stroke.
  package var paint: Paint? {
    switch self {
    case .fill(let fill): fill.paint
    case .stroke(let stroke): stroke.paint
    default: nil
    }
  }

  /// The image of either kind.
  package var image: ImagePlacement? {
    switch self {
    case .image(let placement), .vectorImage(let placement): placement
    default: nil
    }
  }

  /// The commands in a group; none in what is no group.
  package var children: [DrawCommand] {
    if case .group(let group) = self { group.children } else { [] }
  }
}

extension [DrawCommand] {
  /// Visits every command in the order of drawing, each group before what is in it.
  package func forEachCommand<Failure: Error>(
    _ visit: (DrawCommand) throws(Failure) -> Void
  ) throws(Failure) {
    for command in self {
      try visit(command)
      try command.children.forEachCommand(visit)
    }
  }
}

/// A shape filled with a paint.
public struct Fill: Hashable, Sendable {
  /// The shape whose inside is painted.
  public var shape: Shape
  /// What it is painted with.
  public var paint: Paint
  /// Where the scene says it; nil for what no scene says.
  public var source: SourceLocation?

  /// Makes a fill.
  public init(_ shape: Shape, _ paint: Paint, source: SourceLocation? = nil) {
    self.shape = shape
    self.paint = paint
    self.source = source
  }

  func forEachField<Failure: Error>(
    _ read: (CommandField) throws(Failure) -> Void
  ) throws(Failure) {
    try read(CommandField(" ", .shape(shape), "a shape"))
    try read(CommandField(", ", .paint(paint)))
  }
}

/// A line along a shape's outline, half of its width on either side.
public struct Stroke: Hashable, Sendable {
  /// The end of a line.
  public enum Cap: String, Hashable, Codable, Sendable, CaseIterable {
    /// At the end of the line.
    case butt
    /// In a half circle around the end of the line.
    case round
    /// Half of the line's width farther.
    case square
  }

  /// The shape whose outline is painted.
  public var shape: Shape
  /// What it is painted with.
  public var paint: Paint
  /// In points.
  public var width: Double
  /// How lines that are open end.
  public var cap: Cap
  /// Lengths drawn and left out in turn, in points; an odd number of them counts twice.
  ///
  /// None for a solid line.
  public var dashes: [Double]
  /// Where the scene says it; nil for what no scene says.
  public var source: SourceLocation?

  /// Makes a stroke.
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

  func forEachField<Failure: Error>(
    _ read: (CommandField) throws(Failure) -> Void
  ) throws(Failure) {
    try read(CommandField(" ", .shape(shape), "a line"))
    try read(CommandField(", ", .paint(paint)))
    try read(CommandField(", width ", .number(width), "the width of a line"))
    try read(
      CommandField(", ", .words([cap.rawValue]), suffix: " caps", isUsual: cap == .butt))
    try read(
      CommandField(
        ", dashes ", .dashes(dashes, along: shape), "the dashes of a line",
        isUsual: dashes.isEmpty))
  }
}

/// A text block with its place.
public struct Text: Hashable, Sendable {
  /// The text with its style.
  public var block: TextBlock
  /// The top left corner of the first line's box.
  ///
  /// Lines are aligned within the block's width, or, where it has none, within the widest line.
  public var origin: Point
  /// The paint of the letters that have no color of their own, in coordinates that count from the
  /// origin; nil for the style's color.
  public var paint: Paint?
  /// The line around all letters, below them; nil for none.
  public var outline: TextOutline?
  /// Where the scene says it; nil for what no scene says.
  public var source: SourceLocation?

  /// Makes a text whose box has its top left corner at a point.
  public init(
    _ block: TextBlock, at origin: Point, paint: Paint? = nil, outline: TextOutline? = nil,
    source: SourceLocation? = nil
  ) {
    self.block = block
    self.origin = origin
    self.paint = paint
    self.outline = outline
    self.source = source
  }

  /// Whether the letters are drawn in plain colors and nothing is around them.
  package var isPlain: Bool { paint == nil && outline == nil }

  func forEachField<Failure: Error>(
    _ read: (CommandField) throws(Failure) -> Void
  ) throws(Failure) {
    try read(CommandField(" ", .string(block.string)))
    try read(CommandField(" at ", .point(origin), "the place of a text"))
    try read(CommandField(", width ", block.width.map { .number($0) }))
    try read(CommandField(", ", .style(block.style)))
    try read(
      CommandField("; ", .spans(block.spans, in: block.string), isUsual: block.spans.isEmpty))
    try read(CommandField(", broken at ", block.breakWidth.map { .number($0) }))
    try read(CommandField(", painted ", paint.map { .paint($0) }))
    try read(CommandField(", outlined ", outline.map { .color($0.color) }))
    try read(CommandField(" by ", outline.map { .number($0.width) }, "the outline of a text"))
  }
}

/// A line around the letters of a text.
public struct TextOutline: Hashable, Sendable {
  /// The color of the line.
  public var color: Color
  /// How far it reaches beyond the letters, in points.
  public var width: Double

  /// Makes an outline.
  public init(color: Color, width: Double) {
    self.color = color
    self.width = width
  }
}

/// An image stretched over a rectangle; what must not show is clipped by a group around it.
public struct ImagePlacement: Hashable, Sendable {
  /// The image.
  public var image: ImageReference
  /// The rectangle of the whole image.
  public var destination: Rect
  /// The string that stands for the image where it cannot be seen.
  public var label: String?
  /// Where the scene says it; nil for what no scene says.
  public var source: SourceLocation?

  /// Makes the placement of an image.
  public init(
    _ image: ImageReference, in destination: Rect, label: String? = nil,
    source: SourceLocation? = nil
  ) {
    self.image = image
    self.destination = destination
    self.label = label
    self.source = source
  }

  func forEachField<Failure: Error>(
    _ read: (CommandField) throws(Failure) -> Void
  ) throws(Failure) {
    try read(CommandField(" ", .file(image.path)))
    try read(CommandField("", .flag(image.content == .raster), isUsual: true))
    try read(CommandField(" of ", .size(image.size)))
    try read(CommandField(" in ", .rect(destination), "the place of an image"))
    try read(CommandField(", tint ", image.tint.map { .color($0) }))
    try read(CommandField(", label ", label.map { .string($0) }))
  }
}
