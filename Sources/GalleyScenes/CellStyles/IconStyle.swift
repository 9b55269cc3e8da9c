internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// An app icon with its name below, and a close button where the collection's mode is `deleting`.
package enum IconStyle: CellStyle {
  package static let kind = "icon"
  package static let summary = "an app icon with its name below and a close button in deletion mode"
  package static let options = [
    OptionDescription("image", "a path; the icon's picture"),
    OptionDescription("fill, border, corner-radius, opacity", "of the icon; corners are 22.5%"),
    OptionDescription("label, font, color, lines", "a text on the icon"),
    OptionDescription("title, title-font, title-color", "a text below the icon"),
    OptionDescription("inset", "of the icon in its cell; 0, or 12.5% without a title"),
    OptionDescription("close-button", "cross, or minus, gray as since iOS 14; cross"),
    OptionDescription("close-size", "of the close button; 24 points, or a percentage of the cell"),
  ]

  package static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    let hasTitle = options.has("title")
    let inset =
      options.length("inset", in: 0...10_000) ?? (hasTitle ? .points(0) : .fraction(0.125))
    var layers = [icon(options, reader, inset: inset, isSquare: hasTitle)]
    if let label = label(options, reader, inset: inset, isSquare: hasTitle) { layers.append(label) }
    if let title = title(options, reader) { layers.append(title) }
    let size = options.length("close-size", in: 0...1000) ?? .points(24)
    let sign = options.choice("close-button", of: CloseButton.self) ?? .cross
    return layers + [sign.layer(size: size, inset: inset)]
  }

  /// A square under the cell's top edge where a title follows, else all of the cell.
  private static func placement(inset: Length, isSquare: Bool) -> Placement {
    var placement = Placement(
      horizontal: AxisPlacement(start: inset, end: inset),
      vertical: AxisPlacement(start: inset, end: isSquare ? nil : inset))
    if isSquare { placement.aspect = 1 }
    return placement
  }

  private static func icon(
    _ options: OptionReader, _ reader: LayerReader, inset: Length, isSquare: Bool
  ) -> Layer {
    var style = reader.boxStyle(options)
    if !options.has("corner-radius") { style.corners = .uniform(.constant(.fraction(0.225))) }
    if !options.has("corner-curve") { style.cornerCurve = .continuous }
    let content: any LayerContent
    if let path = options.bindableText("image") {
      content = ImageLayer(
        path, style: style, location: options.raw("image")?.location ?? options.location)
    } else {
      if !options.has("fill") { style.fill = .constant(.solid(reader.palette[.systemGray])) }
      content = ShapeLayer(style, location: options.location)
    }
    return Layer(
      id: "icon", at: placement(inset: inset, isSquare: isSquare), effects: reader.effects(options),
      content: content)
  }

  private static func label(
    _ options: OptionReader, _ reader: LayerReader, inset: Length, isSquare: Bool
  ) -> Layer? {
    let text = options.bindableText("label")
    var label = reader.textLayer(options, text: text ?? .constant(""))
    guard text != nil else { return nil }
    if !options.has("align") { label.alignment = .center }
    if !options.has("color") { label.color = .constant(.white) }
    if !options.has("lines") { label.lineLimit = 3 }
    let placement = placement(inset: inset, isSquare: isSquare)
    let inner = GroupLayer([Layer(at: .inset(EdgeInsets(all: 6)), content: label)])
    return Layer(at: placement, content: inner)
  }

  private static func title(_ options: OptionReader, _ reader: LayerReader) -> Layer? {
    guard let text = options.bindableText("title") else { return nil }
    let font = options.font("title-font", fallback: FontSpec(size: .constant(12)))
    let color = reader.color(options, "title-color") ?? reader.color(.label)
    let title = TextLayer(
      text, font: font, color: color, alignment: .center, verticalAlignment: .top, lineLimit: 1,
      location: options.raw("title")?.location)
    let placement = Placement(
      horizontal: AxisPlacement(start: .points(-12), end: .points(-12)),
      vertical: AxisPlacement(
        following: .init(id: "icon", gap: 5, location: options.location)))
    return Layer(at: placement, content: title)
  }
}

/// The close button of an icon in deletion mode.
private enum CloseButton: String, CaseIterable {
  /// A red disc with a white rim and a white cross that stays inside it.
  case cross
  /// A light gray disc with a dark line in it, in both themes.
  case minus

  /// The button centred on the top leading corner of an icon that is inset in its cell.
  func layer(size: Length, inset: Length) -> Layer {
    let button = self == .cross ? Self.crossedDisc : Self.linedDisc
    return Layer(
      at: Self.corner(size: size, inset: inset), when: .mode("deleting"), content: button)
  }

  private static var linedDisc: GroupLayer {
    var disc = BoxStyle(form: .ellipse)
    disc.fill = .constant(.solid(Color(hex: 0xD1D1D6)))
    return GroupLayer([
      Layer(content: ShapeLayer(disc)), bar(degrees: 0, color: Color(hex: 0x3A3A3C)),
    ])
  }

  private static var crossedDisc: GroupLayer {
    var disc = BoxStyle(form: .ellipse)
    disc.fill = .constant(.solid(Color(hex: 0xE5383B)))
    disc.borderColor = .constant(.white)
    disc.borderWidth = .constant(2)
    let shadow = ShadowSpec(
      color: .constant(Color.black.withAlpha(0.3)), offset: Vector(dx: 0, dy: 1), radius: 2)
    return GroupLayer([
      Layer(effects: Effects(shadow: shadow), content: ShapeLayer(disc)),
      bar(degrees: 45), bar(degrees: -45),
    ])
  }

  /// A tenth of the button thick and not quite half as long, so that its ends keep clear of the
  /// rim.
  private static func bar(degrees: Double, color: Color = .white) -> Layer {
    var style = BoxStyle(form: .capsule)
    style.fill = .constant(.solid(color))
    let placement = Placement(
      horizontal: AxisPlacement(center: .points(0), extent: .fraction(0.48)),
      vertical: AxisPlacement(center: .points(0), extent: .fraction(0.1)))
    return Layer(
      at: placement, effects: Effects(rotation: .constant(degrees)), content: ShapeLayer(style))
  }

  private static func corner(size: Length, inset: Length) -> Placement {
    let start: Length =
      switch (inset.share == 0, size.share == 0) {
      case (true, true), (false, false):
        Length(share: inset.share - 0.4 * size.share, points: inset.points - 0.4 * size.points)
      case (true, false): inset
      case (false, true): .fraction(max(0, inset.share - 0.0625))
      }
    return Placement(
      horizontal: AxisPlacement(start: start, extent: Extent(size)),
      vertical: AxisPlacement(start: start), aspect: 1)
  }
}
