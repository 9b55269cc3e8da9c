internal import GalleyGeometry
internal import GalleyLayouts
public import GalleyNotation

/// A picture clipped to rounded corners, with a border.
public enum PictureStyle: CellStyle {
  public static let kind = "picture"
  public static let summary = "an image clipped to its frame, with border, corners and a margin"
  public static let options = [
    OptionDescription("image", "a path, such as \"assets/{name}.svg\""),
    OptionDescription("mode", "a content mode; aspect-fill"),
    OptionDescription("margin", "insets of the image in its cell; 0"),
    OptionDescription("border, corner-radius, corner-curve, fill, shadow", "of the image"),
  ]

  public static func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
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
