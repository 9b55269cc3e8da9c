internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UITabBar: symbols over words, of which a tap picks one.
struct TabBarComponent: Component {
  static let kind = "tab-bar"
  static let summary =
    "symbols over words at the bottom of a screen, of which a tap picks one"
  static let options: [SceneOption<Self>] = [
    .controlName(\.name, by: "a tap"),
    SceneOption(
      "items", \.items, .list(of: .tabItem, 1...8, subject: "a tab bar has", nouns: "items"),
      "at most 8, as { title: Library, symbol: photo.fill, badge: 3 }"
    )
    .required("'items: [{ title: Library, symbol: photo.fill }]'"),
    SceneOption(
      "selected", \.selected, .value(.either([.integer(0...7), .text])),
      "the one picked at the beginning: its number from 0, or its title", otherwise: "0"),
    SceneOption("tint", \.tint, .color, "of the one that is picked", otherwise: "$tint"),
  ]

  private var name: String?
  private var items: [TabBar.Item] = []
  private var selected: OptionValue?
  private var tint: Bindable<Color>?

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    guard !items.isEmpty else { return nil }
    let titles = items.map(\.title)
    let selected =
      ControlSpec.Kind.choice(titles)
      .beginning(selected, named: "selected", issues: options.issues) ?? .constant(0)
    let control = name.map {
      ControlSpec(
        $0, .choice(titles), value: selected.beginning("selected", of: options),
        location: options.location)
    }
    let bar = TabBar(
      items: items, source: ControlBinding(name, position: selected),
      tint: tint ?? reader.tint, palette: reader.palette)
    return .bar(at: .bottom, height: bar.height, control: control, layers: bar.layers)
  }
}

extension OptionType where Value == TabBar.Item {
  fileprivate static var tabItem: OptionType {
    .options(TabBar.Item.options, of: TabBar.Item()) { options, item in
      if options.contains("title"), options.contains("symbol") { return item }
      options.error("an item of a tab bar has a 'title' and a 'symbol'")
      return nil
    }
    .located(\.location)
  }
}

extension TabBar.Item {
  fileprivate static let options: [SceneOption<Self>] = [
    SceneOption("symbol", \.symbol, .symbolName, otherwise: ""),
    SceneOption("badge", \.badge, .text, otherwise: "none"),
    SceneOption("title", \.title, .text, otherwise: ""),
  ]
}
