public import GalleyGeometry
public import GalleyGraphics
public import GalleyNotation

/// A rectangle, an ellipse or a capsule.
public struct ShapeLayer: LeafContent, Boxed {
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
      guard let form = reader.choice("shape", of: BoxStyle.Form.self) else { return nil }
      return ShapeLayer(layers.boxStyle(reader, form: form), location: reader.location)
    }
  }
}
