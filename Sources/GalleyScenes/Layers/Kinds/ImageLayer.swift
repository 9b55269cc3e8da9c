public import GalleyGeometry
public import GalleyGraphics
public import GalleyLayouts
public import GalleyNotation
internal import GalleyRecords

/// A picture from a file, clipped to its frame.
public struct ImageLayer: LayerContent, OptionRecording, BoxedContent {
  /// The file, relative to the scene that names it.
  package var path: Bindable<String>
  package var mode: ContentMode
  package var style: BoxStyle
  /// The color that the picture is drawn in, as opaque as it is in each place; nil for its own
  /// colors.
  package var tint: Bindable<Color>?
  package var mirroring: Mirroring?
  /// What the picture shows, for readers that cannot see it.
  package var label: Bindable<String>?
  package var location: SourceLocation

  /// Makes a layer that shows an image.
  public init(
    _ path: Bindable<String>, mode: ContentMode = .aspectFill, style: BoxStyle = BoxStyle(),
    label: Bindable<String>? = nil, location: SourceLocation
  ) {
    self.path = path
    self.mode = mode
    self.style = style
    self.label = label
    self.location = location
  }

  public var kind: String { "image" }

  var recordedOptions: [RecordedOption] { [RecordedOption("mode", .text(mode.rawValue))] }

  /// The picture's own size in points; in one extent that is given the other keeps the picture's
  /// proportions, where the mode does.
  ///
  /// UIImageView's intrinsic size stays the picture's whatever it is given; here a picture as wide
  /// as its column is as high as it must be to be seen whole.
  public func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    guard let image = reference(context: context) else { return IntrinsicSize(width: 0, height: 0) }
    let size = Self.pointSize(of: image)
    let natural = IntrinsicSize(width: size.width, height: size.height)
    guard mode == .aspectFit || mode == .aspectFill, size.width > 0, size.height > 0 else {
      return natural
    }
    switch (proposal.width, proposal.height) {
    case (let width?, nil):
      return IntrinsicSize(width: width, height: width * size.height / size.width)
    case (nil, let height?):
      return IntrinsicSize(width: height * size.width / size.height, height: height)
    default: return natural
    }
  }

  public func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let background = style.fillCommands(in: frame, context: context, source: location)
    let shadow = style.innerShadowCommands(in: frame, context: context, source: location)
    let border = style.borderCommands(in: frame, context: context, source: location)
    return background + pictureCommands(in: frame, context: context) + shadow + border
  }

  public func outline(in frame: Rect, context: LayerContext) -> Shape? {
    style.shape(in: frame, context: context)
  }

  private func pictureCommands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    guard let image = reference(context: context) else { return [] }
    let frame = context.aligned(frame)
    let placement = placement(of: image, in: frame, context: context)
    let command = turned(Self.command(placement), in: frame, context: context)
    if style.isPlainRectangle, frame.contains(placement.destination) { return [command] }
    let clip = style.contentShape(in: frame, context: context)
    return [.group(Group(clip: clip, children: [command], source: location))]
  }

  /// The command seen in a mirror that stands in the middle of the frame, where the picture turns.
  private func turned(
    _ command: DrawCommand, in frame: Rect, context: LayerContext
  ) -> DrawCommand {
    guard mirroring == .rightToLeft, context.direction == .rightToLeft else { return command }
    let mirror = Transform(a: -1, d: 1, tx: frame.minX + frame.maxX)
    return .group(Group(transform: mirror, children: [command], source: location))
  }

  private func placement(
    of image: ImageReference, in frame: Rect, context: LayerContext
  ) -> ImagePlacement {
    let label = label?.resolved(in: context.scope, issues: context.issues)
    return Self.placement(
      of: image, mode: mode, in: frame, label: label, source: location)
  }

  /// An image over a frame that lies on pixels, not cut to it; where it leaves room, or is cut, it
  /// lies as exactly as the mode says: offsets are not rounded. [R]
  static func placement(
    of image: ImageReference, mode: ContentMode, in frame: Rect, label: String?,
    source: SourceLocation
  ) -> ImagePlacement {
    let destination = mode.destination(of: pointSize(of: image), in: frame)
    return ImagePlacement(image, in: destination, label: label, source: source)
  }

  static func command(_ placement: ImagePlacement) -> DrawCommand {
    placement.image.content == .raster ? .image(placement) : .vectorImage(placement)
  }

  private func reference(context: LayerContext) -> ImageReference? {
    let location = path.valueLocation(in: context.scope) ?? location
    guard let name = path.resolved(in: context.scope, issues: context.issues),
      let file = context.asset(name, location)
    else { return nil }
    do {
      var image = try context.resources.image(in: file)
      image.tint = tint?.resolved(in: context.scope, issues: context.issues)
      return image
    } catch {
      context.report(error.description, at: location)
      return nil
    }
  }

  /// Points of a vector image; pixels over the scale in the file's name, such as `@2x`, of a raster
  /// image.
  private static func pointSize(of image: ImageReference) -> Size {
    guard image.content == .raster else { return image.size }
    let name = image.path.split(separator: "/").last ?? ""
    let scale = name.contains("@3x.") ? 3.0 : name.contains("@2x.") ? 2 : 1
    return Size(width: image.size.width / scale, height: image.size.height / scale)
  }
}

extension LayerReader.Kind {
  static var image: LayerReader.Kind {
    LayerReader.Kind("image", ImageLayer.options, of: ImageLayer(.constant(""), location: .nowhere))
    {
      image, reader, _ in
      var image = image
      image.location = reader.location(of: "image")
      return image
    }
  }
}

extension ImageLayer {
  fileprivate static let options: [SceneOption<Self>] =
    [
      SceneOption("image", \.path, .text, "a path from the scene's folder", otherwise: ""),
      SceneOption("mode", \.mode, .choice, "how it lies in a frame of another shape"),
    ] + BoxStyle.options.map { $0.within(\.style) }
    + [
      SceneOption("label", \.label, .text, "what it shows, in words"),
      SceneOption("tint", \.tint, .color, "the color that it is drawn in", otherwise: "its own"),
      SceneOption(
        "mirror", \.mirroring, .choice, "whether it is mirrored where text runs to the left"),
    ]
}

/// A way to lay contents of one size into a frame of another, as UIView's contentMode has them.
public enum ContentMode: String, Sendable, CaseIterable {
  /// As large as the box, whatever becomes of its proportions.
  case scaleToFill = "scale-to-fill"
  /// As large as it can be inside the box.
  case aspectFit = "aspect-fit"
  /// As small as it can be to cover the box.
  case aspectFill = "aspect-fill"
  /// At its own size, in the middle.
  case center
  /// At its own size, in the middle of the upper edge.
  case top
  /// At its own size, in the middle of the lower edge.
  case bottom
  /// At its own size, in the middle of the left edge.
  case left
  /// At its own size, in the middle of the right edge.
  case right
  /// At its own size, in the top left corner.
  case topLeft = "top-left"
  /// At its own size, in the top right corner.
  case topRight = "top-right"
  /// At its own size, in the bottom left corner.
  case bottomLeft = "bottom-left"
  /// At its own size, in the bottom right corner.
  case bottomRight = "bottom-right"

  /// Where contents of a size go; fractions are kept.
  func destination(of size: Size, in frame: Rect) -> Rect {
    guard size.width > 0, size.height > 0 else { return frame }
    let (x, y) = (frame.width / size.width, frame.height / size.height)
    switch self {
    case .scaleToFill: return frame
    case .aspectFit: return placed(size, scaledBy: min(x, y), in: frame)
    case .aspectFill: return placed(size, scaledBy: max(x, y), in: frame)
    default: return placed(size, scaledBy: 1, in: frame)
    }
  }

  private func placed(_ size: Size, scaledBy factor: Double, in frame: Rect) -> Rect {
    let (width, height) = (size.width * factor, size.height * factor)
    return Rect(
      x: frame.minX + (frame.width - width) * horizontalShare,
      y: frame.minY + (frame.height - height) * verticalShare, width: width, height: height)
  }

  /// The share of the free width that lies to the left.
  private var horizontalShare: Double {
    switch self {
    case .left, .topLeft, .bottomLeft: 0
    case .right, .topRight, .bottomRight: 1
    default: 0.5
    }
  }

  /// The share of the free height that lies above.
  private var verticalShare: Double {
    switch self {
    case .top, .topLeft, .topRight: 0
    case .bottom, .bottomLeft, .bottomRight: 1
    default: 0.5
    }
  }
}
