internal import GalleyGeometry
internal import GalleyGraphics
package import GalleyNotation

/// UISearchBar: a field to search with, in a bar of its own.
package enum SearchFieldComponent: Component {
  package static let kind = "search-field"
  package static let summary = "a field with a magnifier, in a bar that leaves room around it"
  package static let options: [OptionDeclaration] = [
    OptionDeclaration("search-field", .text, "the text; empty shows the placeholder"),
    OptionDeclaration("placeholder", .text, "a text", usual: "Search"),
    OptionDeclaration(
      "cancel", .either([.flag, .text]),
      "true, or the word, for what ends the search: a cross on iOS 26", usual: "false"),
    OptionDeclaration("microphone", .flag, "whether it listens while it is empty", usual: "true"),
  ]

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    let field = SearchField(options, textKey: kind, palette: reader.palette)
    var layer = ComponentLayer([], width: .filling, height: .points(field.metrics.barHeight))
    layer.arranged = { frame, context in
      let side = SearchField.Metrics.side
      let row = Rect(
        x: side, y: SearchField.Metrics.top, width: max(0, frame.width - 2 * side),
        height: field.metrics.fieldHeight)
      return field.layers(in: row, context)
    }
    return layer
  }
}
