public import GalleyGeometry
public import GalleyGraphics
public import GalleyNotation

/// A rectangle, an ellipse or a capsule.
public struct ShapeLayer: LayerContent, BoxedContent {
  package var style: BoxStyle
  package var location: SourceLocation?

  /// Makes a layer that draws a shape.
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
    LayerReader.Kind("shape", leaf: .either(ShapeKeyword.allCases.map { form($0).declared() })) {
      reader, layers in
      guard let word = reader.choice("shape", of: ShapeKeyword.self) else {
        // Which keys there may be depends on the shape.
        reader.ignoreUnknownKeys()
        return nil
      }
      return form(word).read(reader, layers)
    }
  }

  private static func form(_ word: ShapeKeyword) -> LayerReader.Kind {
    switch word {
    case .rectangle: box(word, .rectangle)
    case .ellipse: box(word, .ellipse)
    case .capsule: box(word, .capsule)
    case .path: form(word, PathOptions.options, of: PathOptions()) { $0.layer($1) }
    case .line: form(word, LineOptions.options, of: LineOptions()) { $0.layer($1) }
    case .arc:
      form(word, ArcLayer.options, of: ArcLayer()) { arc, reader in
        var arc = arc
        arc.location = reader.location
        return arc
      }
    }
  }

  private static func box(_ word: ShapeKeyword, _ form: BoxStyle.Form) -> LayerReader.Kind {
    self.form(word, BoxStyle.options, of: BoxStyle(form: form)) {
      ShapeLayer($0, location: $1.location)
    }
  }

  private static func form<Root>(
    _ word: ShapeKeyword, _ options: [SceneOption<Root>], of usual: Root,
    content: @escaping @Sendable (Root, OptionReader) -> (any LayerContent)?
  ) -> LayerReader.Kind {
    let shape = SceneOption<Root>("shape", .choice([word.rawValue]), "its form").required("")
    return LayerReader.Kind(word.rawValue, [shape] + options, of: usual) { root, reader, _ in
      content(root, reader)
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
