internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation

/// UIButton with one of the system's configurations: a title, maybe with a symbol or a subtitle,
/// in the middle of a box.
struct ConfiguredButton: LayerContent {
  /// The words, and what stands beside them.
  var contents: ButtonContents
  /// Of the contents.
  var opacity: Bindable<Double>?
  var style: BoxStyle
  /// Between the contents and the edges, in points; leading and trailing are equal.
  var insets: EdgeInsets
  /// In points.
  var leastWidth: Double
  var location: SourceLocation

  var kind: String { "button" }

  private func layer(in context: LayerContext) -> Layer {
    Layer(
      at: .middle(), effects: Effects(opacity: opacity),
      content: contents.content(in: context.scope))
  }

  func wantedSize(for proposal: SizeProposal, context: LayerContext) -> WantedSize {
    let inner = contents.content(in: context.scope)
      .wantedSize(for: .unspecified, context: context)
    return WantedSize(
      width: proposal.width ?? max(leastWidth, (inner.width ?? 0) + insets.horizontal),
      height: proposal.height ?? (inner.height ?? 0) + insets.vertical)
  }

  func hugging(along axis: Axis) -> Hugging { .always }

  func baselines(in size: Size, context: LayerContext) -> Baselines? {
    let layer = layer(in: context)
    let frame = context.frames(of: [layer], in: Rect(origin: .zero, size: size))[0]
    return layer.content.baselines(in: frame.size, context: context)?.offset(by: frame.minY)
  }

  func parts(in frame: Rect, context: LayerContext) -> [DrawnPart] {
    style.parts(
      around: context.parts(of: [layer(in: context)], inside: self, in: frame), clips: false,
      in: frame, context: context, source: location)
  }

  func outline(in frame: Rect, context: LayerContext) -> Shape? {
    style.shape(in: frame, context: context)
  }
}
