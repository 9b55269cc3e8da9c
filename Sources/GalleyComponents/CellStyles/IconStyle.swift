internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// An app icon with its name below, and a close button where the collection's mode is `deleting`.
struct IconStyle: CellStyle {
  static let kind = "icon"
  static let summary = "an app icon with its name below and a close button in deletion mode"
  static let options: [SceneOption<Self>] =
    [SceneOption("image", \.image, .text, "a path, the icon's picture")]
    + BoxStyle.options.map { $0.within(\.style) } + Effects.options.map { $0.within(\.effects) }
    + [SceneOption("label", \.label, .text, "a text on the icon")]
    + TextLayer.options.map { $0.within(\.text) }
    + [
      SceneOption("title", \.title, .text, "a text below the icon"),
      .font(\.titleFont, "title-font", otherwise: "12 points"),
      SceneOption("title-color", \.titleColor, .color, otherwise: "$label"),
      SceneOption(
        "inset", \.inset, .length(in: 0...10_000), "of the icon in its cell",
        otherwise: "0, or 12.5% without a title"),
      SceneOption(
        "close-button", \.closeButton, .choice, "how the close button looks, gray as since iOS 14"),
      SceneOption(
        "close-size", \.closeSize, .length(in: 0...1000), "of the close button, shares of the cell"
      ),
    ]

  private var image: Bindable<String>?
  private var style = BoxStyle(
    cornerRadius: .constant(.fraction(0.225)), cornerCurve: .continuous)
  private var effects = Effects()
  private var label: Bindable<String>?
  private var text = TextLayer(
    .constant(""), color: .constant(.white), alignment: .center, lineLimit: 3)
  private var title: Bindable<String>?
  private var titleFont = FontSpec(size: .constant(12))
  private var titleColor: Bindable<Color>?
  private var inset: Length?
  private var closeButton = CloseButton.cross
  private var closeSize = Length.points(24)

  init() {}

  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    let hasTitle = options.contains("title")
    let inset = inset ?? (hasTitle ? .points(0) : .fraction(0.125))
    let placement = Self.placement(inset: inset, isSquare: hasTitle)
    let face = Layer(
      id: "icon", at: placement, effects: effects, content: content(options, reader))
    return [face] + label(at: placement, options) + title(options, reader)
      + [closeButton.layer(size: closeSize, inset: inset)]
  }

  /// A square under the cell's top edge where a title follows, else all of the cell.
  private static func placement(inset: Length, isSquare: Bool) -> Placement {
    var placement = Placement(
      horizontal: AxisPlacement(start: inset, end: inset),
      vertical: AxisPlacement(start: inset, end: isSquare ? nil : inset))
    if isSquare { placement.aspect = 1 }
    return placement
  }

  private func content(_ options: OptionReader, _ reader: LayerReader) -> any LayerContent {
    if let image {
      return ImageLayer(image, style: style, location: options.location(of: "image"))
    }
    var style = style
    if !options.contains("fill") { style.fill = .constant(.solid(reader.palette[.systemGray])) }
    return ShapeLayer(style, location: options.location)
  }

  private func label(at placement: Placement, _ options: OptionReader) -> [Layer] {
    guard let label else { return [] }
    var text = text
    text.text = label
    text.location = options.location
    text.figures = text.font.figures
    let inner = GroupLayer([Layer(at: .inset(EdgeInsets(all: 6)), content: text)])
    return [Layer(at: placement, content: inner)]
  }

  private func title(_ options: OptionReader, _ reader: LayerReader) -> [Layer] {
    guard let title else { return [] }
    let text = TextLayer(
      title, font: titleFont, color: titleColor ?? reader.color(.label), alignment: .center,
      verticalAlignment: .top, lineLimit: 1, location: options.location(of: "title"))
    let placement = Placement(
      horizontal: AxisPlacement(start: .points(-12), end: .points(-12)),
      vertical: AxisPlacement(
        following: .init(id: "icon", gap: 5, location: options.location)))
    return [Layer(at: placement, content: text)]
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
      id: "close", at: Self.corner(size: size, inset: inset), when: .mode("deleting"),
      content: button)
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
