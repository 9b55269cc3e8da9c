internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyScenes

/// The small texts of a chart, which grow with the text size.
struct ChartText {
  let context: LayerContext

  func text(
    _ string: String, _ style: NamedTextStyle = .caption2, weight: Int? = nil, color: Color,
    alignment: TextStyle.Alignment = .center
  ) -> TextLayer {
    TextLayer(
      .constant(string), font: FontSpec(style, weight: weight), color: .constant(color),
      alignment: alignment, lineLimit: 1, truncation: .tail)
  }

  /// The width of a label of an axis.
  func width(of label: String) -> Double { size(of: text(label, color: .black)).width }

  func size(of text: TextLayer) -> Size {
    let size = text.intrinsicSize(for: .unspecified, context: context)
    return Size(width: size.width ?? 0, height: size.height ?? 0)
  }
}

extension Layer {
  /// A layer in a rectangle from the parent's leading top corner.
  init(id: String? = nil, in frame: Rect, opacity: Double = 1, _ content: any LayerContent) {
    self.init(
      id: id, at: .frame(frame),
      effects: opacity < 1 ? Effects(opacity: .constant(max(0, opacity))) : Effects(),
      content: content)
  }
}
