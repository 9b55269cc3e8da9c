internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// The layers of a search bar: a field, and a button that ends the search.
struct SearchField: Sendable {
  var text = Bindable.constant("")
  var placeholder = Bindable.constant("Search")
  /// What ends the search: the word before iOS 26, where it is a cross; nil for nothing.
  var cancel: Bindable<String>?
  var hasMicrophone = true
  var palette = Palette()
  var location = SourceLocation.nowhere

  /// In points: recorded on iOS 26 [R], before what several sources agree on. [C]
  struct Metrics {
    var barHeight: Double
    var fieldHeight: Double
    /// Nil for a capsule.
    var radius: Double?
    var symbolInset: Double
    var textInset: Double
    /// From the end of the field to the button at its end.
    var buttonInset: Double
    var fontWeight: Int

    static let side = 8.0
    static let top = 10.0
    static let symbolSize = Size(width: 20.5, height: 20)
    /// Between the field and the cross that ends the search, which is as wide as the field is high.
    static let gap = 11.0
    static let ios26 = Metrics(
      barHeight: ControlMetrics.searchBarHeight(isGlass: true),
      fieldHeight: ControlMetrics.searchField(isGlass: true).height, symbolInset: 12,
      textInset: 39.5, buttonInset: 34.5, fontWeight: 500)
    static let ios18 = Metrics(
      barHeight: ControlMetrics.searchBarHeight(isGlass: false),
      fieldHeight: ControlMetrics.searchField(isGlass: false).height,
      radius: ControlMetrics.searchField(isGlass: false).radius, symbolInset: 7, textInset: 31,
      buttonInset: 28, fontWeight: 400)
  }

  private var isGlass: Bool { palette.appearance.generation == .ios26 }

  var metrics: Metrics { isGlass ? .ios26 : .ios18 }

  /// The layers in a row: the field as high as the row, and what ends the search behind it.
  ///
  /// - `isFloating`: Whether the field is glass over what scrolls below it.
  func layers(in row: Rect, isFloating: Bool = false, _ context: LayerContext) -> [Layer] {
    var field = row
    var layers: [Layer] = []
    if let cancel {
      let button = button(cancel, at: row, context)
      layers = button.layers
      field = Rect(
        x: row.minX, y: row.minY, width: max(0, button.start - row.minX), height: row.height)
    }
    return [box(in: field, isFloating: isFloating)] + face(in: field, context) + layers
  }

  private func box(in field: Rect, isFloating: Bool) -> Layer {
    var style =
      isFloating
      ? BoxStyle.glass(palette)
      : BoxStyle(
        form: metrics.radius == nil ? .capsule : .rectangle,
        fill: .constant(.solid(palette[.tertiarySystemFill])),
        cornerRadius: metrics.radius.map { .constant(.points($0)) })
    style.cornerCurve = .continuous
    return Layer(
      id: "field",
      at: .frame(field),
      effects: Effects(shadow: isFloating ? .platter : nil), content: ShapeLayer(style))
  }

  /// The magnifier, the text, and the button that clears it or listens.
  private func face(in field: Rect, _ context: LayerContext) -> [Layer] {
    let metrics = metrics
    let typed = text.resolved(in: context.scope, issues: context.issues) ?? ""
    let size = Metrics.symbolSize
    func symbol(_ name: String, x: Double, color: Color) -> Layer {
      Layer(
        at: .frame(x: x, y: field.midY - size.height / 2, width: size.width, height: size.height),
        content: SymbolLayer(
          .constant(name), font: FontSpec(weight: metrics.fontWeight, size: .constant(17)),
          tint: .constant(color), location: location))
    }
    let faint = palette[.secondaryLabel]
    let end = field.maxX - metrics.buttonInset
    let hasButton = !typed.isEmpty || hasMicrophone
    let label = TextLayer(
      typed.isEmpty ? placeholder : .constant(typed),
      font: FontSpec(weight: metrics.fontWeight, size: .constant(17)),
      color: .constant(typed.isEmpty ? faint : palette[.label]), lineLimit: 1, location: location)
    let start = field.minX + metrics.textInset
    var layers = [
      symbol(
        "magnifyingglass", x: field.minX + metrics.symbolInset,
        color: isGlass ? palette[.label] : faint),
      Layer(
        id: "text",
        at: .frame(
          x: start, y: field.minY,
          width: max(0, (hasButton ? end - 6 : field.maxX - 12) - start), height: field.height),
        content: label),
    ]
    if hasButton {
      layers.append(
        typed.isEmpty
          ? symbol("mic.fill", x: end, color: isGlass ? palette[.label] : faint)
          : symbol("xmark.circle.fill", x: end, color: faint))
    }
    return layers
  }

  /// What ends the search, and where the field before it ends.
  private func button(
    _ cancel: Bindable<String>, at row: Rect, _ context: LayerContext
  ) -> (layers: [Layer], start: Double) {
    guard isGlass else {
      let word = TextLayer(
        cancel, font: FontSpec(size: .constant(17)), color: .constant(palette.tint), lineLimit: 1,
        location: location)
      let width =
        (word.intrinsicSize(for: .unspecified, context: context).width ?? 0) + TextLayer.hair
      let x = row.maxX - Metrics.side - width
      return (
        [
          Layer(
            id: "cancel", at: .frame(x: x, y: row.minY, width: width, height: row.height),
            content: word)
        ], x - Metrics.gap
      )
    }
    let x = row.maxX - row.height
    let place = Placement.frame(x: x, y: row.minY, width: row.height, height: row.height)
    let cross = SymbolLayer(
      .constant("xmark"), font: FontSpec(weight: 500, size: .constant(17)),
      tint: .constant(palette[.label]), location: location)
    return (
      [
        Layer(
          id: "cancel", at: place, effects: Effects(shadow: .platter),
          content: ShapeLayer(.glass(palette))),
        Layer(at: place, content: cross),
      ], x - Metrics.gap
    )
  }
}

extension SearchField {
  /// - `textKey`: The key of the text.
  static func options(textKey: String) -> [SceneOption<Self>] {
    [
      SceneOption(textKey, \.text, .text, "the text; empty shows the placeholder", otherwise: ""),
      SceneOption("placeholder", \.placeholder, .text, "a text"),
      SceneOption(
        "cancel", \.cancel, .cancel,
        "true, or the word, for what ends the search: a cross on iOS 26", otherwise: "false"),
      SceneOption("microphone", \.hasMicrophone, .flag, "whether it listens while it is empty"),
    ]
  }
}

extension OptionType where Value == Bindable<String>? {
  /// A word, or true for the usual one.
  fileprivate static var cancel: OptionType {
    OptionType(
      .either([.flag, .template(.text)]), values: "",
      read: { options, key in
        guard case .flag(let isShown)? = options.rawValue(for: key)?.kind else {
          return options.bindableText(key)
        }
        return .some(isShown ? .constant("Cancel") : nil)
      })
  }
}
