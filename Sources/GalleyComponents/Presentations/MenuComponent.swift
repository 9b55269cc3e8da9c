internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// UIMenu: a card of rows that comes out of what it belongs to.
struct MenuComponent: Component {
  static let kind = "menu"
  static let summary = "rows of words and symbols on a card, which comes out of a corner"
  static let options: [SceneOption<Self>] = [
    .controlName(\.name, by: "a tap"),
    SceneOption("shown", \.isShown, .flag, "as it begins"),
    SceneOption("from", \.anchor, .choice, "what it comes out of"),
    SceneOption(
      "items", \.entries, .list(of: .menuEntry, 1...30, subject: "a menu has", nouns: "items"),
      "at most 30: a word, { text, symbol, checked, destructive, enabled }, or divider between groups"
    )
    .required("'items: [Copy, { text: Delete, destructive: true }]'"),
  ]

  /// The place of a menu's card that is nearest to what it belongs to.
  private enum Anchor: String, CaseIterable {
    case top
    case bottom
    case topLeading = "top-leading"
    case topTrailing = "top-trailing"
    case bottomLeading = "bottom-leading"
    case bottomTrailing = "bottom-trailing"

    /// As shares of the card.
    var point: Point {
      switch self {
      case .top: Point(x: 0.5, y: 0)
      case .bottom: Point(x: 0.5, y: 1)
      case .topLeading: Point(x: 0, y: 0)
      case .topTrailing: Point(x: 1, y: 0)
      case .bottomLeading: Point(x: 0, y: 1)
      case .bottomTrailing: Point(x: 1, y: 1)
      }
    }
  }

  private var name: String?
  private var entries: [MenuEntry] = []
  private var anchor = Anchor.topLeading
  private var isShown = Bindable.constant(1.0)

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let items = entries.items
    guard !items.isEmpty else {
      if !entries.isEmpty { options.error("a menu has an item beside its dividers", at: "items") }
      return nil
    }
    let card = MenuCard(items: items, palette: reader.elevated.palette)
    let control = name.map {
      var control = ControlSpec(
        $0, .toggle, value: isShown.beginning("shown", of: options), timing: .presentation,
        location: options.location)
      control.rows = items.map { ControlRow($0.text, isEnabled: $0.isEnabled) }
      return control
    }
    let source = ControlBinding(name, position: isShown)
    var layer = ComponentLayer(
      [], width: .points(MenuCard.width), height: .points(card.height), control: control)
    layer.touchPlaces = { _, _ in TouchPlaces(rows: card.rows) }
    layer.arranged = { [anchor] _, context in
      let content = RevealedLayer(
        source: source, anchor: anchor.point, leastScale: 0.2,
        children: card.layers(hairline: 1 / context.grid.scale))
      return [Layer(content: content)]
    }
    return layer
  }
}

/// The card of a menu.
struct MenuCard: Sendable {
  /// One at least.
  var items: [MenuItem]
  var palette: Palette

  /// In points.
  private struct Metrics {
    var row: Double
    var radius: Double
    /// Above the first row and below the last.
    var padding: Double
    /// From the sides of the card.
    var inset: Double
    /// Between rows of two groups.
    var sectionGap: Double
    /// What a check takes before the words.
    var checkRoom: Double
    /// What a symbol takes.
    var symbolRoom: Double

    /// Rows and corners are recorded [R]; the rest is derived from pictures. [U]
    static let ios26 = Metrics(
      row: 42, radius: 32.57, padding: 10, inset: 26, sectionGap: 17, checkRoom: 30,
      symbolRoom: 36)
    /// What several sources agree on. [C]
    static let ios18 = Metrics(
      row: 44, radius: 13, padding: 0, inset: 16, sectionGap: 8, checkRoom: 20, symbolRoom: 34)
  }

  /// In points. [R]
  static let width = 250.0

  private var isGlass: Bool { palette.appearance.generation == .ios26 }
  private var metrics: Metrics { isGlass ? .ios26 : .ios18 }
  private var hasChecks: Bool { items.contains(where: \.isChecked) }
  private var hasSymbols: Bool { items.contains { $0.symbol != nil } }

  /// Where rows begin.
  private var tops: [Double] {
    var y = metrics.padding
    return items.map { item in
      if item.beginsSection { y += metrics.sectionGap }
      defer { y += metrics.row }
      return y
    }
  }

  /// From the leading top corner, in points.
  var rows: [Rect] {
    tops.map { Rect(x: 0, y: $0, width: Self.width, height: metrics.row) }
  }

  var height: Double { (tops.last ?? 0) + metrics.row + metrics.padding }

  /// - `hairline`: How thick lines are, in points.
  func layers(hairline: Double) -> [Layer] {
    let style = BoxStyle.card(palette, radius: metrics.radius)
    let card = Layer(effects: Effects(shadow: .card), content: ShapeLayer(style))
    // Lines and bands end at the card's corners.
    let clip = BoxStyle(
      cornerRadius: .constant(.points(metrics.radius)), cornerCurve: .continuous)
    let rows = zip(items, tops).enumerated().flatMap { index, row in
      line(above: row.0, at: row.1, isFirst: index == 0, hairline) + self.row(row.0, at: row.1)
    }
    return [card, Layer(content: GroupLayer(rows, style: clip, clips: true))]
  }

  private func line(
    above item: MenuItem, at y: Double, isFirst: Bool, _ hairline: Double
  ) -> [Layer] {
    let metrics = metrics
    if isGlass {
      guard item.beginsSection else { return [] }
      return [
        .shape(
          .rectangle, fill: palette[.separator],
          at: .frame(
            x: metrics.inset, y: y - metrics.sectionGap / 2,
            width: Self.width - 2 * metrics.inset, height: hairline))
      ]
    }
    if item.beginsSection {
      let color = Color.black.withAlpha(palette.appearance.isDark ? 0.16 : 0.08)
      return [
        .shape(
          .rectangle, fill: color,
          at: .frame(
            x: 0, y: y - metrics.sectionGap, width: Self.width, height: metrics.sectionGap))
      ]
    }
    return isFirst
      ? []
      : [
        .shape(
          .rectangle, fill: palette[.separator],
          at: .frame(x: 0, y: y, width: Self.width, height: hairline))
      ]
  }

  /// A check and a symbol before the words on iOS 26; before, the symbol at the end.
  private func row(_ item: MenuItem, at y: Double) -> [Layer] {
    let metrics = metrics
    let ink =
      item.isEnabled
      ? item.isDestructive ? palette[.systemRed] : palette[.label] : palette[.tertiaryLabel]
    func symbol(_ name: Bindable<String>, x: Double, width: Double, size: Double, weight: Int)
      -> Layer
    {
      Layer(
        at: .frame(x: x, y: y, width: width, height: metrics.row),
        content: SymbolLayer(
          name, font: FontSpec(weight: weight, size: .constant(size)), tint: .constant(ink),
          location: item.location))
    }
    var layers: [Layer] = []
    var start = metrics.inset
    var end = Self.width - metrics.inset
    if hasChecks {
      if !isGlass { start = 12 }
      if item.isChecked {
        layers.append(
          symbol(.constant("checkmark"), x: start, width: 18, size: isGlass ? 15 : 13, weight: 600))
      }
      start += metrics.checkRoom
    }
    if hasSymbols {
      let x = isGlass ? start : end - 22
      if let name = item.symbol {
        layers.append(symbol(name, x: x, width: 22, size: 17, weight: 400))
      }
      if isGlass { start += metrics.symbolRoom } else { end -= metrics.symbolRoom }
    }
    layers.append(
      Layer(
        at: .frame(x: start, y: y, width: max(0, end - start), height: metrics.row),
        content: TextLayer(
          item.text, font: FontSpec(size: .constant(17)), color: .constant(ink), lineLimit: 1,
          location: item.location)))
    return layers
  }
}

/// What stands in the list of a menu: UIAction, or a line between groups of them.
enum MenuEntry: Sendable {
  case item(MenuItem)
  case divider
}

/// A row of a menu.
struct MenuItem: Sendable {
  var text = Bindable.constant("")
  var symbol: Bindable<String>?
  var isChecked = false
  var isDestructive = false
  var isEnabled = true
  /// Whether it begins a group.
  var beginsSection = false
  var location = SourceLocation.nowhere

  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption("symbol", \.symbol, .symbolName, otherwise: "none"),
    SceneOption("checked", \.isChecked, .flag),
    SceneOption("destructive", \.isDestructive, .flag),
    SceneOption("enabled", \.isEnabled, .flag),
    SceneOption("text", \.text, .text).required("'{ text: Share }'"),
  ]
}

extension [MenuEntry] {
  /// The rows, of which those behind a divider begin a group.
  fileprivate var items: [MenuItem] {
    var items: [MenuItem] = []
    var isBehindDivider = false
    for entry in self {
      if case .item(var item) = entry {
        item.beginsSection = isBehindDivider && !items.isEmpty
        items.append(item)
      }
      if case .divider = entry { isBehindDivider = true } else { isBehindDivider = false }
    }
    return items
  }
}

extension OptionType where Value == MenuEntry {
  /// A word, `{ text: Share, symbol: square.and.arrow.up }` or `divider`.
  fileprivate static var menuEntry: OptionType {
    let divider = "divider"
    let item = OptionType<MenuItem>.options(MenuItem.options, of: MenuItem())
      .or(.text) { MenuItem(text: $0) }.located(\.location)
    return OptionType(
      .either([.choice([divider]), item.kind]), values: "",
      read: { options, key in
        if case .text(divider)? = options.rawValue(for: key)?.kind { return .divider }
        return item.read(options, key).map(MenuEntry.item)
      })
  }
}
