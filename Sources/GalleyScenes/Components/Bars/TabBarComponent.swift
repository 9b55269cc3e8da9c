internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// UITabBar: symbols over words, of which a tap picks one.
package enum TabBarComponent: Component {
  package static let kind = "tab-bar"
  package static let summary =
    "symbols over words at the bottom of a screen, of which a tap picks one"
  package static let options: [OptionDeclaration] = [
    .controlName("tab-bar", by: "a tap"),
    OptionDeclaration(
      "items", .list(.options([])), "at most 8, as { title: Library, symbol: photo.fill, badge: 3 }"
    ),
    OptionDeclaration(
      "selected", .either([.integer(0...7), .text]),
      "the one picked at the beginning: its number from 0, or its title", values: "", usual: "0"),
    OptionDeclaration("tint", .color, "of the one that is picked", usual: "$tint"),
  ]

  package static func name(of layer: OptionValue) -> String? {
    nameUnderKind(of: layer)
  }

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let name = options.controlName(kind)
    guard let items = items(options) else { return nil }
    let titles = items.map(\.title)
    let selected = ChoiceOptions.position(options, "selected", among: titles)
    let control = name.map {
      ControlSpec(
        $0, .choice(titles), value: selected.beginning("selected", of: options),
        location: options.location)
    }
    let bar = TabBar(
      items: items, source: ControlBinding(name, position: selected),
      tint: reader.color(options, "tint") ?? reader.tint, palette: reader.palette)
    return .bar(at: .bottom, height: bar.height, control: control, layers: bar.layers)
  }

  private static func items(_ options: OptionReader) -> [TabBar.Item]? {
    guard options.has("items") else {
      options.missing("items", example: "'items: [{ title: Library, symbol: photo.fill }]'")
      return nil
    }
    guard let list = options.list("items") else { return nil }
    guard (1...8).contains(list.count) else {
      options.error("a tab bar has from 1 to 8 items, found \(list.count)", at: "items")
      return nil
    }
    return list.compactMap { value in
      let reader = OptionReader(value, issues: options.issues)
      defer { reader.reportUnknownKeys() }
      let symbol = reader.bindableText("symbol")
      let badge = reader.bindableText("badge")
      guard let title = reader.text("title"), let symbol else {
        if case .map = value.kind, !reader.has("title") || !reader.has("symbol") {
          reader.error("an item of a tab bar has a 'title' and a 'symbol'")
        }
        return nil
      }
      return TabBar.Item(
        title: title, symbol: symbol, badge: badge, location: value.location)
    }
  }
}
