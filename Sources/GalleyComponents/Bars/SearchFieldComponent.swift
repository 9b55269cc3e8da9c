internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyNotation
internal import GalleyScenes

/// UISearchBar: a field to search with, in a bar of its own.
struct SearchFieldComponent: Component {
  static let kind = "search-field"
  static let summary = "a field with a magnifier, in a bar that leaves room around it"
  static let options: [SceneOption<Self>] = SearchField.options(textKey: kind).map {
    $0.within(\.field)
  }

  private var field = SearchField()

  init() {}

  func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> ComponentLayer? {
    var field = field
    (field.location, field.palette) = (options.location, reader.palette)
    var layer = ComponentLayer([], width: .filling, height: .points(field.metrics.barHeight))
    layer.arranged = { [field] frame, context in
      let side = SearchField.Metrics.side
      let row = Rect(
        x: side, y: SearchField.Metrics.top, width: max(0, frame.width - 2 * side),
        height: field.metrics.fieldHeight)
      return field.layers(in: row, context)
    }
    return layer
  }
}
