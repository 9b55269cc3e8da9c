internal import GalleyGraphics
package import GalleyNotation

/// A text below the rows of a section.
package struct ListFooterStyle: CellStyle {
  package static let kind = "list-footer"
  package static let summary = "the small gray text below the rows of a section of a list"
  package static let options: [SceneOption<Self>] = ListText.options.map { $0.within(\.text) }

  private var text = ListText()

  package init() {}

  package func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    text.layer(
      options, reader, font: FontSpec(.footnote), color: .secondaryLabel
    ).map { text in
      let cell = ListCellLayer(
        metrics: .footer, text: text, palette: reader.palette, location: options.location)
      return [Layer(content: cell)]
    } ?? []
  }
}
