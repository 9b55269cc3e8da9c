internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// UINavigationBar: a title between buttons, or a large one below them that gives way as content
/// scrolls.
package enum NavigationBarComponent: Component {
  package static let kind = "navigation-bar"
  package static let summary = "a title, large or not, and buttons at the top of a screen"
  package static let options: [OptionDeclaration] = [
    OptionDeclaration("navigation-bar", .text, "the title"),
    OptionDeclaration(
      "large-title", .flag, "true for one in a line of its own while nothing is scrolled",
      usual: "false"),
    OptionDeclaration(
      "back", .either([.flag, .text]),
      "the title of the screen before, or true for a chevron alone", usual: "none"),
    OptionDeclaration(
      "leading", .list(.either([.text, .options([])])),
      "buttons: a word, { symbol: plus }, { text: Done, prominent: true }, or a list", usual: "none"
    ),
    OptionDeclaration(
      "trailing", .list(.either([.text, .options([])])), "buttons as well", usual: "none"),
    OptionDeclaration(
      "search", .either([.flag, .options([])]),
      "a field: true, or { placeholder, text, cancel, microphone }", usual: "false"),
    OptionDeclaration(
      "scrolls", .text, "the collection below, which collapses it",
      usual: "the only one of the screen"),
  ]

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    guard let title = options.bindableText(kind) else { return nil }
    let collection = options.text("scrolls")
    if let collection, let place = options.raw("scrolls")?.location {
      reader.controls.mention(collection: collection, at: place)
    }
    let bar = NavigationBar(
      title: title, isLarge: options.flag("large-title") ?? false,
      leading: BarButtonRow(
        buttons: BarButton.list(options, "leading"), side: .leading, back: back(options),
        palette: reader.palette),
      trailing: BarButtonRow(
        buttons: BarButton.list(options, "trailing"), side: .trailing, palette: reader.palette),
      collection: collection, search: search(options, reader.palette),
      palette: reader.palette, location: options.location)
    return .bar(
      at: .top, height: { bar.metrics(in: $0).bottom },
      taking: .measured {
        EdgeInsets(top: bar.metrics(in: $0).room, bottom: bar.bottomRoom(in: $0))
      }, layers: bar.layers)
  }

  /// The field for searching; nil where there is none.
  private static func search(_ options: OptionReader, _ palette: Palette) -> SearchField? {
    guard let value = options.raw("search") else { return nil }
    if case .flag(let isShown) = value.kind {
      return isShown
        ? SearchField(
          text: .constant(""), placeholder: .constant("Search"), hasMicrophone: true,
          palette: palette, location: value.location) : nil
    }
    guard case .map = value.kind else {
      options.error(
        "search is true, false or the keys of a field such as '{ placeholder: Find }', found \(value.literal)",
        at: "search")
      return nil
    }
    let reader = OptionReader(value, issues: options.issues)
    defer { reader.reportUnknownKeys() }
    return SearchField(reader, textKey: "text", palette: palette)
  }

  /// The button that leads back; nil where there is none.
  private static func back(_ options: OptionReader) -> BarButton? {
    guard let value = options.raw("back") else { return nil }
    if case .flag(let isShown) = value.kind {
      return isShown
        ? BarButton(face: .symbol(.constant("chevron.backward")), location: value.location) : nil
    }
    return options.bindableText("back").map {
      BarButton(face: .text($0), location: value.location)
    }
  }
}
