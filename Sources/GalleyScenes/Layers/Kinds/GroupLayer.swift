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
    LayerReader.Kind("group") { reader, layers in
      let children =
        reader.raw("group").map { layers.layers($0, named: "group", issues: reader.issues) } ?? []
      return GroupLayer(
        children, style: layers.boxStyle(reader), clips: reader.flag("clip") ?? false,
        location: reader.location)
    }
  }
}
