internal import GalleyGraphics
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// A text below the rows of a section.
struct ListFooterStyle: CellStyle {
  static let kind = "list-footer"
  static let summary = "the small gray text below the rows of a section of a list"
  static let options: [SceneOption<Self>] = ListText.options.map { $0.within(\.text) }

  private var text = ListText()

  init() {}

  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    text.layer(
      options, reader, font: FontSpec(.footnote), color: .secondaryLabel
    ).map { text in
      let cell = ListCellLayer(
        metrics: .footer, text: text, palette: reader.palette, location: options.location)
      return [Layer(content: cell)]
    } ?? []
  }
}
