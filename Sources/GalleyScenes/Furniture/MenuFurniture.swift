internal import GalleyGeometry
internal import GalleyGraphics
package import GalleyNotation

/// UIMenu: a card of rows that comes out of what it belongs to.
package enum MenuFurniture: Furniture {
  package static let kind = "menu"
  package static let summary = "rows of words and symbols on a card, which comes out of a corner"
  package static let options: [OptionDeclaration] = [
    .controlName("menu", by: "a tap"),
    OptionDeclaration(
      "items", .list(.either([.text, .options([])])),
      "at most 30: a word, { text, symbol, checked, destructive, enabled }, or divider between groups"
    ),
    OptionDeclaration(
      "from", .choice(Anchor.allCases.map(\.rawValue)), "what it comes out of", usual: "top-leading"
    ),
    OptionDeclaration("shown", .flag, "as it begins", usual: "true"),
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

  package static func name(of layer: OptionValue) -> String? {
    nameUnderKind(of: layer)
  }

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> FurnitureLayer? {
    let name = options.controlName(kind)
    let shown = options.bindableFlag("shown") ?? .constant(1)
    let anchor = options.choice("from", of: Anchor.self) ?? .topLeading
    let control = name.map {
      ControlSpec(
        $0, .toggle, value: shown.beginning("shown", of: options), timing: .presentation,
        location: options.location)
    }
    guard let items = MenuItem.list(options, "items") else { return nil }
    let card = MenuCard(items: items, palette: reader.elevated.palette)
    let source = ControlSource(name, position: shown)
    var layer = FurnitureLayer(
      [], width: .points(MenuCard.width), height: .points(card.height), control: control)
    layer.arranged = { _, context in
      let content = AppearingLayer(
        source: source, anchor: anchor.point, leastScale: 0.2,
        children: card.layers(hairline: 1 / context.grid.scale))
      return [Layer(content: content)]
    }
    return layer
  }
}
