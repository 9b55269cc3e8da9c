internal import GalleyGeometry
internal import GalleyLayouts
internal import GalleyNotation
internal import GalleyScenes

/// A picture clipped to rounded corners, with a border.
struct PictureStyle: CellStyle {
  static let kind = "picture"
  static let summary = "an image clipped to its frame, with border, corners and a margin"
  static let options: [SceneOption<Self>] =
    [
      SceneOption(
        "image", \.image, .text, "a path, such as \"assets/{name}.svg\"", otherwise: ""),
      SceneOption("mode", \.mode, .choice, "how it fills its frame"),
      SceneOption("margin", \.margin, .insets, "around the image in its cell"),
      SceneOption("label", \.label, .text, "what the image is called"),
    ] + BoxStyle.options.map { $0.within(\.style) } + Effects.options.map { $0.within(\.effects) }

  private var image: Bindable<String>?
  private var mode = ContentMode.aspectFill
  private var margin = EdgeInsets.zero
  private var label: Bindable<String>?
  private var style = BoxStyle()
  private var effects = Effects()

  init() {}

  func layers(for options: OptionReader, reading reader: LayerReader) -> [Layer] {
    guard let image else {
      if !options.contains("image") {
        options.reportMissing("image", example: "'image: \"assets/{name}.svg\"'")
      }
      return []
    }
    let layer = ImageLayer(
      image, mode: mode, style: style, label: label, location: options.location(of: "image"))
    return [Layer(at: .inset(margin), effects: effects, content: layer)]
  }
}
