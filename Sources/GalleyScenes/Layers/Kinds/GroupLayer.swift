public import GalleyGeometry
public import GalleyGraphics
public import GalleyLayouts
public import GalleyNotation

/// Layers in a frame of their own, which may have a fill, a border and corners, and may clip them.
public struct GroupLayer: LayerContent, BoxedContent {
  public var children: [Layer]
  package var style: BoxStyle
  package var clips: Bool
  package var location: SourceLocation?

  /// Makes a group of layers.
  public init(
    _ children: [Layer], style: BoxStyle = BoxStyle(), clips: Bool = false,
    location: SourceLocation? = nil
  ) {
    self.children = children
    self.style = style
    self.clips = clips
    self.location = location
  }

  public var kind: String { "group" }

  /// So large that each layer inside has its edges, its gaps and what it wants.
  public func intrinsicSize(for proposal: SizeProposal, context: LayerContext) -> IntrinsicSize {
    context.known(proposal, at: location) { context.size(fitting: children, for: proposal) }
  }

  public func commands(in frame: Rect, context: LayerContext) -> [DrawCommand] {
    let inner = context.inside(style, in: frame).commands(of: children, inside: self, in: frame)
    return style.commands(
      around: inner, clips: clips, in: frame, context: context, source: location)
  }

  public func outline(in frame: Rect, context: LayerContext) -> Shape? {
    style.shape(in: frame, context: context)
  }
}

extension LayerReader.Kind {
  static var group: LayerReader.Kind {
    .group("group", .defined("layers")) { reader, value, layers in
      layers.layers(value, named: "group", issues: reader.issues)
    }
  }

  /// Layers in a frame of their own, which follow from what stands under the key of the kind.
  static func group(
    _ name: String, _ kind: OptionKind,
    children: @escaping (OptionReader, OptionValue, LayerReader) -> [Layer]
  ) -> LayerReader.Kind {
    let key = SceneOption<GroupLayer>(name, kind, "what lies in it", otherwise: "")
    return LayerReader.Kind(name, container: [key] + GroupLayer.options, of: GroupLayer([])) {
      group, reader, layers in
      var group = group
      group.children = reader.rawValue(for: name).map { children(reader, $0, layers) } ?? []
      group.location = reader.location
      return group
    }
  }
}

extension LayerReader.Kind {
  /// What the map of a part may have beside its name, which a scene chooses, with the arguments
  /// behind it.
  static var part: OptionKind {
    .options(GroupLayer.options.declarations(of: GroupLayer([])), others: .anything)
  }
}

extension GroupLayer {
  fileprivate static let options: [SceneOption<Self>] =
    BoxStyle.options.map { $0.within(\.style) }
    + [SceneOption("clip", \.clips, .flag, "whether what lies in it ends at its edge")]
}
