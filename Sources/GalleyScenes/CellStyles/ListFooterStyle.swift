internal import GalleyGraphics
package import GalleyNotation

/// What stands below the rows of a section.
package enum ListFooterStyle: CellStyle {
  package static let kind = "list-footer"
  package static let summary = "the small gray text below the rows of a section of a list"
  package static let options = [
    OptionDescription("text", "a text or a list of runs; \"{note}\""),
    OptionDescription("font, color, align, lines", "of the text"),
  ]

  package static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    ListCellStyle.text(
      options, reader, font: FontSpec(.footnote), color: .secondaryLabel
    ).map { text in
      let cell = ListCellLayer(
        metrics: .footer, text: text, palette: reader.palette, location: options.location)
      return [Layer(content: cell)]
    } ?? []
  }
}
