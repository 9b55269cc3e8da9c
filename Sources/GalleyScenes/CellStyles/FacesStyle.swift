internal import GalleyGeometry
internal import GalleyGraphics
package import GalleyNotation

/// A sheet over the whole screen that lists the faces of a font family, with a Close button: the
/// detail of an icon that stands for a family.
package enum FacesStyle: CellStyle {
  package static let kind = "faces"
  package static let summary = "a sheet that lists the faces of a font family, with a Close button"
  package static let options = [
    OptionDescription("family", "whose faces are listed; \"{name}\""),
    OptionDescription("title", "a text above them; as family"),
    OptionDescription("font", "{ size } of the faces; 30"),
    OptionDescription(
      "color, align, vertical-align, spacing", "of the faces; centred, 4 points apart"),
    OptionDescription("fill", "of the sheet; $system-background"),
    OptionDescription("close", "the words on the button; Close"),
    OptionDescription("tint", "the color of these words; $tint"),
  ]

  package static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    let reader = reader.elevated
    let fill =
      reader.paint(options, "fill")
      ?? .constant(.solid(reader.palette[.systemBackground]))
    let family = options.bindableText("family") ?? .template("{name}")
    return [
      Layer(content: ShapeLayer(BoxStyle(fill: fill), location: options.location)),
      title(options, reader, family: family), faces(options, reader, family: family),
      closeButton(options, reader),
    ]
  }

  private static func title(
    _ options: OptionReader, _ reader: LayerReader, family: Bindable<String>
  ) -> Layer {
    let text = options.bindableText("title") ?? family
    let title = TextLayer(
      text, font: FontSpec(weight: 500, size: .constant(17)),
      color: reader.color(.secondaryLabel), alignment: .center, lineLimit: 1,
      location: options.location)
    return Layer(
      id: "title",
      at: Placement(
        horizontal: sides, vertical: AxisPlacement(start: .points(16)), inside: .safeArea),
      content: title)
  }

  private static func faces(
    _ options: OptionReader, _ reader: LayerReader, family: Bindable<String>
  ) -> Layer {
    var faces = reader.facesLayer(options, family: family, at: "family")
    if !options.has("align") { faces.alignment = .center }
    let between = AxisPlacement(
      following: .init(id: "title", gap: 16, location: options.location),
      preceding: .init(id: "close", gap: 24, location: options.location))
    return Layer(at: Placement(horizontal: sides, vertical: between), content: faces)
  }

  /// 80 points wide and 60 high, 40 above the screen's bottom edge, as the original's.
  private static func closeButton(_ options: OptionReader, _ reader: LayerReader) -> Layer {
    let tint = reader.color(options, "tint") ?? reader.tint
    let label = TextLayer(
      options.bindableText("close") ?? .constant("Close"),
      font: FontSpec(weight: 500, size: .constant(17)), color: tint, alignment: .center,
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
