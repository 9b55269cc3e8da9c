internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// A text above the rows of a section.
struct ListHeaderStyle: CellStyle {
  static let kind = "list-header"
  static let summary = "the title above the rows of a section of a list"
  static let options: [SceneOption<Self>] =
    ListText.options.map { $0.within(\.text) }
    + [
      SceneOption(
        "prominence", \.prominence, .choice,
        "how it stands out, in capitals on cards before iOS 26 where it is normal"),
      .accessories,
      SceneOption(
        "fill", \.fill, .paint, "behind it",
        otherwise: "$system-background in plain lists, else nothing"),
    ]

  private var text = ListText()
  private var prominence = Prominence.normal
  private var fill: Bindable<PaintSpec>?

  init() {}

  private enum Prominence: String, CaseIterable {
    case normal
    case increased
    case extra
  }

  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    let appearance = reader.listAppearance ?? .insetGrouped
    let isSmall =
      !reader.isGlass && prominence == .normal
      && (appearance == .grouped || appearance == .insetGrouped)
    let isGray = isSmall || reader.isGlass && prominence == .normal && appearance != .sidebar
    guard
      var text = text.layer(
        options, reader, font: Self.font(prominence, isSmall: isSmall, in: appearance),
        color: isGray ? .secondaryLabel : .label)
    else { return [] }
    if isSmall {
      text.text = text.text.map { $0.uppercased() }
      text.runs = text.runs.map { run in
        var run = run
        run.text = run.text.map { $0.uppercased() }
        return run
      }
    }
    let cell = ListCellLayer(
      metrics: .header(isGlass: reader.isGlass, in: appearance), text: text,
      accessories: reader.accessories(options), palette: reader.palette,
      location: options.location)
    return ground(options, reader, isPlain: appearance == .plain) + [Layer(content: cell)]
  }

  private static func font(
    _ prominence: Prominence, isSmall: Bool, in appearance: ListStyle.Appearance
  ) -> FontSpec {
    switch prominence {
    case .increased: FontSpec(.title3, weight: 700)
    case .extra: FontSpec(.title2, weight: 700)
    case .normal where appearance == .sidebar: FontSpec(.title3, weight: 600)
    case .normal: isSmall ? FontSpec(.footnote) : FontSpec(.headline)
    }
  }

  /// Returns the ground that hides rows which go under a header that stays.
  private func ground(
    _ options: OptionReader, _ reader: LayerReader, isPlain: Bool
  ) -> [Layer] {
    let usual: Bindable<PaintSpec>? =
      isPlain ? .constant(.solid(reader[.systemBackground])) : nil
    guard let fill = fill ?? usual else { return [] }
    return [Layer(content: ShapeLayer(BoxStyle(fill: fill), location: options.location))]
  }
}
