internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UISegmentedControl: words beside each other, one of which lies under a lens.
struct SegmentedComponent: Component {
  static let kind = "segmented"
  static let summary = "words beside each other, of which a tap picks one"
  static let options: [SceneOption<Self>] = [
    .controlName(\.name, by: "a tap"),
    SceneOption(
      "segments", \.words, .list(of: .shownText, 1...20, subject: "segments has", nouns: "words"),
      "the words, at most 20"
    )
    .required("'segments: [Day, Week, Month]'"),
    SceneOption(
      "selected", \.selected, .value(.either([.integer(0...19), .text])),
      "the one picked at the beginning: its number from 0, or the word; none for no one",
      otherwise: "0"),
    SceneOption("enabled", \.isEnabled, .flag, "whether it can be tapped"),
    SceneOption("tint", \.tint, .color, "of the lens", otherwise: "the system's"),
    SceneOption("color", \.color, .color, "of the words", otherwise: "$label"),
    SceneOption("picked-color", \.pickedColor, .color, "of the picked word", otherwise: "$label"),
  ]

  private typealias Metrics = ControlMetrics.Segmented

  private var name: String?
  private var words: [String] = []
  private var selected: OptionValue?
  private var isEnabled = true
  private var tint: Bindable<Color>?
  private var color: Bindable<Color>?
  private var pickedColor: Bindable<Color>?

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    guard !words.isEmpty else { return nil }
    let picksNone = isNone(options)
    let selected =
      ControlSpec.Kind.choice(words)
      .beginning(picksNone ? nil : selected, named: "selected", issues: options.issues)
      ?? .constant(0)
    let source = ControlBinding(name, position: selected)
    let control = name.map {
      ControlSpec(
        $0, .choice(words), value: selected.beginning("selected", of: options),
        isEnabled: isEnabled, location: options.location)
    }
    let cells = words.indices.map { Self.cell($0, of: words.count) }
    let plain = words.map { label($0, weight: 500, color, reader) }
    let picked = words.map { label($0, weight: 600, pickedColor, reader) }
    let labels = words.indices.flatMap { index in
      [
        Self.following(source, plain[index], at: cells[index], count: words.count) {
          $0 == index && !picksNone ? 0 : 1
        },
        Self.following(source, picked[index], at: cells[index], count: words.count) {
          $0 == index && !picksNone ? 1 : 0
        },
      ]
    }
    let separators =
      reader.isGlass ? [] : Self.separators(source, count: words.count, picksNone, reader)
    let track = Layer.shape(
      reader.isGlass ? .capsule : .rectangle, fill: reader[.tertiarySystemFill],
      radius: reader.isGlass ? nil : 9)
    return ComponentLayer(
      [track] + separators + (picksNone ? [] : [lens(source, cells, reader)]) + labels,
      width: .measured { _, context in
        let widths = picked.map { $0.intrinsicSize(for: .unspecified, context: context).width ?? 0 }
        return Double(widths.count) * ((widths.max() ?? 0) + 2 * Metrics.padding).rounded(.up)
      }, height: .points(Metrics.height), control: control)
  }

  /// Whether none is picked, of a control that nobody taps.
  private func isNone(_ options: OptionReader) -> Bool {
    guard case .text("none") = selected?.kind, !words.contains("none") else { return false }
    if name != nil {
      options.error(
        "a segmented control with a name has one word picked; leave out the name, or pick one",
        at: "selected")
    }
    return true
  }

  /// Where one of some equal parts lies.
  private static func cell(_ index: Int, of count: Int, inset: Double = 0) -> Placement {
    let share = 1 / Double(count)
    return Placement(
      horizontal: AxisPlacement(
        start: Length(share: share * Double(index), points: inset),
        extent: Extent(Length(share: share, points: -2 * inset))),
      vertical: AxisPlacement(start: .points(inset), end: .points(inset)))
  }

  private func label(
    _ word: String, weight: Int, _ color: Bindable<Color>?, _ reader: LayerReader
  ) -> TextLayer {
    TextLayer(
      .constant(word), font: FontSpec(weight: weight, size: .constant(Metrics.fontSize)),
      color: isEnabled ? color ?? reader.color(.label) : reader.color(.tertiaryLabel),
      alignment: .center, lineLimit: 1)
  }

  private static func following(
    _ source: ControlBinding, _ content: any LayerContent, at placement: Placement, count: Int,
    opacity: (Int) -> Double
  ) -> Layer {
    let stops = (0..<count).map { ControlDrivenLayer.Stop(placement, opacity: opacity($0)) }
    return Layer(content: ControlDrivenLayer(source, stops: stops, content))
  }

  private func lens(
    _ source: ControlBinding, _ cells: [Placement], _ reader: LayerReader
  ) -> Layer {
    let stops = cells.indices.map {
      ControlDrivenLayer.Stop(Self.cell($0, of: cells.count, inset: Metrics.inset))
    }
    let usual = reader.color(light: .white, dark: Color(hex: reader.isGlass ? 0x6C6C71 : 0x636366))
    let color = tint ?? .constant(usual)
    let style = BoxStyle(
      form: reader.isGlass ? .capsule : .rectangle, fill: color.map { .solid($0) },
      cornerRadius: reader.isGlass ? nil : .constant(.points(7)), cornerCurve: .continuous)
    let shadow = ShadowSpec(
      color: .constant(Color.black.withAlpha(0.12)), offset: Vector(dx: 0, dy: 3), radius: 4)
    return Layer(
      content: ControlDrivenLayer(
        source, stops: stops, effects: Effects(shadow: shadow), ShapeLayer(style)))
  }

  /// Lines between words of which neither is picked.
  private static func separators(
    _ source: ControlBinding, count: Int, _ picksNone: Bool, _ reader: LayerReader
  ) -> [Layer] {
    (1..<max(1, count)).map { index in
      let placement = Placement(
        horizontal: AxisPlacement(
          start: Length(share: Double(index) / Double(count), points: -0.5), extent: .points(1)),
        vertical: AxisPlacement(center: .points(0), extent: .points(16)))
      return following(
        source, ShapeLayer.filled(.capsule, reader[.separator]), at: placement, count: count
      ) { !picksNone && ($0 == index || $0 == index - 1) ? 0 : 1 }
    }
  }
}
