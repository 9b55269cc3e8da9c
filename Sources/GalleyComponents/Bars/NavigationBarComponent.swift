internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// UINavigationBar: a title between buttons, or a large one below them that gives way as content
/// scrolls.
struct NavigationBarComponent: Component {
  static let kind = "navigation-bar"
  static let summary = "a title, large or not, and buttons at the top of a screen"
  static let options: [SceneOption<Self>] = [
    SceneOption("navigation-bar", \.title, .text, "the title", otherwise: ""),
    SceneOption(
      "large-title", \.isLarge, .flag,
      "true for one in a line of its own while nothing is scrolled"),
    SceneOption(
      "back", \.back, .backButton, "the title of the screen before, or true for a chevron alone",
      otherwise: "none"),
    SceneOption(
      "leading", \.leading, .list(of: .barButton, orOne: true),
      "buttons: a word, { symbol: plus }, { text: Done, prominent: true }, or a list",
      otherwise: "none"),
    SceneOption(
      "trailing", \.trailing, .list(of: .barButton, orOne: true), "buttons as well",
      otherwise: "none"),
    SceneOption(
      "search", \.search, .search, "a field: true, or { placeholder, text, cancel, microphone }",
      otherwise: "false"),
    SceneOption(
      "scrolls", \.collection, .text, "the collection below, which collapses it",
      otherwise: "the only one of its screen, column or sheet"),
  ]

  private var title: Bindable<String>?
  private var isLarge = false
  private var back: BarButton?
  private var leading: [BarButton] = []
  private var trailing: [BarButton] = []
  private var search: SearchField?
  private var collection: String?

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    guard let title else { return nil }
    if let collection {
      reader.controls.mention(collection: collection, at: options.location(of: "scrolls"))
    }
    var search = search
    search?.palette = reader.palette
    let bar = NavigationBar(
      title: title, isLarge: isLarge,
      leading: BarButtonRow(buttons: leading, side: .leading, back: back, palette: reader.palette),
      trailing: BarButtonRow(buttons: trailing, side: .trailing, palette: reader.palette),
      collection: collection, search: search,
      palette: reader.palette, location: options.location)
    return .bar(
      at: .top, height: { bar.metrics(in: $0).bottom },
      taking: .measured {
        EdgeInsets(top: bar.metrics(in: $0).room, bottom: bar.bottomRoom(in: $0))
      }, collapsing: { bar.metrics(in: $0).largeHeight }, layers: bar.layers)
  }
}

extension OptionType where Value == BarButton? {
  /// The button that leads back: a word, or true for a chevron alone.
  fileprivate static var backButton: OptionType {
    let word = OptionType<BarButton>.word
    return OptionType(
      .either([.flag, word.kind]), values: "",
      read: { options, key in
        guard case .flag(let isShown)? = options.rawValue(for: key)?.kind else {
          return word.read(options, key)
        }
        return .some(isShown ? .chevron(at: options.location(of: key)) : nil)
      })
  }
}

extension OptionType where Value == SearchField? {
  /// The field for searching: true, or its keys.
  fileprivate static var search: OptionType {
    let field = OptionType<SearchField>.options(
      SearchField.options(textKey: "text"), of: SearchField()
    )
    .located(\.location)
    return OptionType(
      .either([.flag, field.kind]), values: "",
      read: { options, key in
        guard let value = options.rawValue(for: key) else { return nil }
        switch value.kind {
        case .flag(let isShown):
          return .some(isShown ? SearchField(location: value.location) : nil)
        case .map: return field.read(options, key)
        default:
          options.error(
            "search is true, false or the keys of a field such as '{ placeholder: Find }', found \(value.literal)",
            at: key)
          return nil
        }
      })
  }
}
