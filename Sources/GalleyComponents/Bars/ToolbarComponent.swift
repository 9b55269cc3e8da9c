internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UIToolbar: buttons at the bottom of a screen.
struct ToolbarComponent: Component {
  static let kind = "toolbar"
  static let summary = "buttons and room between them at the bottom of a screen"
  static let options: [SceneOption<Self>] = [
    SceneOption(
      "toolbar", \.items, .list(of: .toolbarItem, 1...12, subject: "a toolbar has", nouns: "items"),
      "at most 12 items: a word, { symbol: plus }, { text: Done, prominent: true }, spacer, { spacer: 24 }"
    )
    .required("'toolbar: [Edit, spacer, { symbol: plus }]'"),
    SceneOption(
      "alone", \.isAlone, .flag,
      "true for a bar in a view of its own, which takes no room off the screen"),
  ]

  private var items: [ToolbarItem] = []
  private var isAlone = false

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    guard !items.isEmpty else { return nil }
    let bar = Toolbar(items: items, isAlone: isAlone, palette: reader.palette)
    return .bar(
      at: .bottom, height: bar.height, taking: isAlone ? .none : .height, layers: bar.layers)
  }
}

/// The layers of a toolbar on a screen.
struct Toolbar: Sendable {
  var items: [ToolbarItem]
  /// Whether it lies in a view of its own and not at the bottom of a screen.
  var isAlone: Bool
  var palette: Palette

  /// In points. [R]
  private enum Platter {
    static let height = 48.0
    static let padding = 12.0
    static let spacing = 12.0
    /// From the sides of the screen and from its bottom.
    static let margin = 28.0
    static let marginAlone = 16.0
  }

  /// Buttons that share a platter, or a button of a system without platters, or room.
  private struct Unit {
    var buttons: [BarButton] = []
    /// Nil for flexible room.
    var width: Double?

    var isSpace: Bool { buttons.isEmpty }
  }

  private var isGlass: Bool { palette.appearance.generation == .ios26 }

  /// 48 points of platters over 28 on iOS 26 [R]; before 44, 32 on a phone on its side and 50 on a
  /// tablet, over what the device covers. [C]
  func height(in context: LayerContext) -> Double {
    if isGlass { return isAlone ? Platter.height : Platter.height + Platter.margin }
    let isTablet = context.device?.isTablet == true
    let isOnSide = context.device?.isLandscape == true && !isTablet
    return (isTablet ? 50 : isOnSide ? 32 : 44) + (isAlone ? 0 : context.deviceInsets.bottom)
  }

  func layers(in frame: Rect, _ context: LayerContext) -> [Layer] {
    let inset = isAlone ? 0 : context.deviceSafeArea.minX
    let side =
      inset + (isGlass ? (isAlone ? Platter.marginAlone : Platter.margin) : context.margin)
    let units = units(context)
    let starts = starts(of: units, from: side, to: frame.width - side)
    let height =
      isGlass
      ? Platter.height : max(1, frame.height - (isAlone ? 0 : context.deviceInsets.bottom))
    let buttons = zip(units, starts).flatMap { unit, x -> [Layer] in
      guard let width = unit.width, !unit.isSpace else { return [] }
      let place = Rect(x: x, y: 0, width: width, height: height)
      return isGlass ? platter(unit.buttons, in: place) : plain(unit.buttons, in: place)
    }
    guard !isGlass else { return buttons }
    let ground = Layer(content: ShapeLayer(BoxStyle(material: .constant(.bar))))
    return [ground, .barHairline(at: 0, palette, context)] + buttons
  }

  /// Symbols that stand beside each other share a platter, as those of one group do.
  private func units(_ context: LayerContext) -> [Unit] {
    var units: [Unit] = []
    for item in items {
      switch item {
      case .flexibleSpace: units.append(Unit(width: nil))
      case .fixedSpace(let points): units.append(Unit(width: points))
      case .button(let button):
        if isGlass, button.isPlainSymbol, let last = units.last?.buttons.last, last.isPlainSymbol {
          units[units.count - 1].buttons.append(button)
        } else {
          units.append(Unit(buttons: [button]))
        }
        units[units.count - 1].width = width(of: units[units.count - 1].buttons, context)
      }
    }
    return units
  }

  private func width(of buttons: [BarButton], _ context: LayerContext) -> Double {
    let wanted = buttons.map { button in
      button.content(.black, weight: weight(button), symbolSize: 20)
        .intrinsicSize(for: .unspecified, context: context).width ?? 0
    }
    guard isGlass else { return wanted.reduce(0, +) }
    if buttons.count == 1, case .text = buttons[0].face {
      return max(Platter.height, wanted[0].rounded(.up) + 2 * Platter.padding)
    }
    return Platter.height * Double(buttons.count)
  }

  private func weight(_ button: BarButton) -> Int { button.isProminent ? 600 : 400 }

  /// Where units begin: buttons have their spacing behind them, room has none.
  ///
  /// What stands between two flexible rooms at the bottom of a screen of iOS 26 is in its middle
  /// where it has room there. [R]
  private func starts(of units: [Unit], from start: Double, to end: Double) -> [Double] {
    let gaps = units.indices.map { index in
      index + 1 < units.count && !units[index].isSpace
        ? (isGlass ? Platter.spacing : units[index + 1].isSpace ? 0 : 16) : 0.0
    }
    let taken = units.reduce(0) { $0 + ($1.width ?? 0) } + gaps.reduce(0, +)
    let open = units.indices.filter { units[$0].width == nil }
    let share = open.isEmpty ? 0 : max(0, end - start - taken) / Double(open.count)
    var x = start
    var starts = units.indices.map { index in
      defer { x += (units[index].width ?? share) + gaps[index] }
      return x
    }
    guard isGlass, !isAlone, open.count == 2, let first = open.first, let last = open.last,
      last > first + 1
    else { return starts }
    let block = (first + 1)..<last
    let length = starts[last] - gaps[last - 1] - starts[block.lowerBound]
    let shift = (start + end - length) / 2 - starts[block.lowerBound]
    guard abs(shift) <= share else { return starts }
    for index in block { starts[index] += shift }
    return starts
  }

  private func platter(_ buttons: [BarButton], in place: Rect) -> [Layer] {
    let isProminent = buttons.contains(where: \.isProminent)
    let ink = isProminent ? Color.white : palette[.label]
    let style =
      isProminent
      ? BoxStyle(form: .capsule, fill: .constant(.solid(palette.tint))) : .glass(palette)
    let share = place.width / Double(buttons.count)
    return [
      Layer(
        at: .frame(place),
        effects: Effects(shadow: .platter), content: ShapeLayer(style))
    ]
      + buttons.enumerated().map { index, button in
        Layer(
          at: .frame(
            x: place.minX + Double(index) * share, y: place.minY, width: share,
            height: place.height),
          content: button.content(ink, weight: weight(button), symbolSize: 20))
      }
  }

  private func plain(_ buttons: [BarButton], in place: Rect) -> [Layer] {
    buttons.map { button in
      Layer(
        at: .frame(place),
        content: button.content(palette.tint, weight: weight(button), symbolSize: 20))
    }
  }
}

extension BarButton {
  /// Whether it may share a platter.
  fileprivate var isPlainSymbol: Bool {
    if case .symbol = face { return !isProminent }
    return false
  }
}
