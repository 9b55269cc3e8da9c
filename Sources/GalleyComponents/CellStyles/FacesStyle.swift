internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// A sheet over the whole screen that lists the faces of a font family, with a Close button: the
/// detail of an icon that stands for a family.
struct FacesStyle: CellStyle {
  static let kind = "faces"
  static let summary = "a sheet that lists the faces of a font family, with a Close button"
  static let options: [SceneOption<Self>] =
    [
      SceneOption("family", \.family, .text, "whose faces are listed", otherwise: "\"{name}\""),
      SceneOption("title", \.title, .text, "a text above them", otherwise: "as family"),
      SceneOption("fill", \.fill, .paint, "of the sheet", otherwise: "$system-background"),
      SceneOption("close", \.close, .text, "the words on the button", otherwise: "Close"),
      SceneOption("tint", \.tint, .color, "of these words", otherwise: "$tint"),
    ] + FacesLayer.options.map { $0.within(\.faces) }

  private var family = Bindable.template("{name}")
  private var title: Bindable<String>?
  private var fill: Bindable<PaintSpec>?
  private var close = Bindable.constant("Close")
  private var tint: Bindable<Color>?
  private var faces = FacesLayer(.constant(""), color: .constant(.black), alignment: .center)

  init() {}

  init(options: OptionReader) {
    self.init()
    options.read(Self.options, into: &self, in: options.palette.elevated)
  }

  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    let reader = reader.elevated
    let fill = fill ?? .constant(.solid(reader.palette[.systemBackground]))
    return [
      Layer(content: ShapeLayer(BoxStyle(fill: fill), location: options.location)),
      title(options, reader), faces(options, reader), closeButton(options, reader),
    ]
  }

  private func title(_ options: OptionReader, _ reader: LayerReader) -> Layer {
    let title = TextLayer(
      title ?? family, font: FontSpec(weight: 500, size: .constant(17)),
      color: reader.color(.secondaryLabel), alignment: .center, lineLimit: 1,
      location: options.location)
    return Layer(
      id: "title",
      at: Placement(
        horizontal: Self.sides, vertical: AxisPlacement(start: .points(16)), inside: .safeArea),
      content: title)
  }

  private func faces(_ options: OptionReader, _ reader: LayerReader) -> Layer {
    var faces = faces.completed(by: options, family: "family", reader)
    faces.family = family
    let between = AxisPlacement(
      following: .init(id: "title", gap: 16, location: options.location),
      preceding: .init(id: "close", gap: 24, location: options.location))
    return Layer(at: Placement(horizontal: Self.sides, vertical: between), content: faces)
  }

  /// 80 points wide and 60 high, 40 above the screen's bottom edge, as the original's.
  private func closeButton(_ options: OptionReader, _ reader: LayerReader) -> Layer {
    let label = TextLayer(
      close, font: FontSpec(weight: 500, size: .constant(17)), color: tint ?? reader.tint,
      alignment: .center,
      lineLimit: 1, location: options.location)
    let fill = reader.palette[.tertiarySystemFill]
    let style = BoxStyle(
      fill: .constant(.solid(fill)), cornerRadius: .constant(.points(16)), cornerCurve: .continuous)
    return Layer(
      id: "close",
      at: Placement(
        horizontal: AxisPlacement(center: .points(0), extent: .points(80)),
        vertical: AxisPlacement(end: .points(40), extent: .points(60))),
      content: ButtonLayer(label, style: style, padding: .zero, location: options.location))
  }

  private static let sides = AxisPlacement(start: .points(20), end: .points(20))
}
