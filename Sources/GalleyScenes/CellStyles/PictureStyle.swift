internal import GalleyGeometry
internal import GalleyLayouts
package import GalleyNotation

/// A picture clipped to rounded corners, with a border.
package enum PictureStyle: CellStyle {
  package static let kind = "picture"
  package static let summary = "an image clipped to its frame, with border, corners and a margin"
  package static let options = [
    OptionDescription("image", "a path, such as \"assets/{name}.svg\""),
    OptionDescription("mode", "a content mode; aspect-fill"),
    OptionDescription("margin", "insets of the image in its cell; 0"),
    OptionDescription("border, corner-radius, corner-curve, fill, shadow", "of the image"),
  ]

  package static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    let margin = options.insets("margin") ?? .zero
    guard let path = options.bindableText("image") else {
      if !options.has("image") {
        options.missing("image", example: "'image: \"assets/{name}.svg\"'")
      }
      return []
    }
    let image = ImageLayer(
      path, mode: options.choice("mode") ?? .aspectFill, style: reader.boxStyle(options),
      label: options.bindableText("label"),
      location: options.raw("image")?.location ?? options.location)
    return [Layer(at: .inset(margin), effects: reader.effects(options), content: image)]
  }
}
