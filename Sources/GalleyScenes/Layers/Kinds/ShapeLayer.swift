public import GalleyGeometry
public import GalleyGraphics
public import GalleyNotation

/// A rectangle, an ellipse or a capsule.
public struct ShapeLayer: LayerContent, BoxedContent {
  package var style: BoxStyle
  package var location: SourceLocation?

  public init(_ style: BoxStyle, location: SourceLocation? = nil) {
    self.style = style
    self.location = location
  }

  public var kind: String { "shape" }

  public func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    style.backgroundCommands(in: frame, context: context, source: location)
      + style.borderCommands(in: frame, context: context, source: location)
  }

  public func outline(in frame: Rect, context: LayerContext) -> Shape? {
    style.shape(in: frame, context: context)
  }
}

extension LayerReader.Kind {
  static var shape: LayerReader.Kind {
    LayerReader.Kind("shape") { reader, layers in
      switch reader.choice("shape", of: ShapeKeyword.self) {
      case .rectangle: layers.box(reader, .rectangle)
      case .ellipse: layers.box(reader, .ellipse)
      case .capsule: layers.box(reader, .capsule)
      case .path: layers.path(reader)
      case .line: layers.line(reader)
      case .arc: layers.arc(reader)
      case nil: layers.noShape(reader)
      }
    }
  }
}

/// The shapes by the words that scenes have for them.
private enum ShapeKeyword: String, CaseIterable {
  case rectangle
  case ellipse
  case capsule
  case path
  case line
  case arc
}

extension LayerReader {
  fileprivate func box(_ reader: OptionReader, _ form: BoxStyle.Form) -> ShapeLayer {
    ShapeLayer(boxStyle(reader, form: form), location: reader.location)
  }

  /// Which keys there may be depends on the shape.
  fileprivate func noShape(_ reader: OptionReader) -> (any LayerContent)? {
    reader.ignoreUnknownKeys()
    return nil
  }
}
