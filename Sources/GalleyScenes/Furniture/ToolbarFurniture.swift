internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// UIToolbar: buttons at the bottom of a screen.
package enum ToolbarFurniture: Furniture {
  package static let kind = "toolbar"
  package static let summary = "buttons and room between them at the bottom of a screen"
  package static let options: [OptionDeclaration] = [
    OptionDeclaration(
      "toolbar", .list(.either([.text, .options([])])),
      "at most 12 items: a word, { symbol: plus }, { text: Done, prominent: true }, spacer, { spacer: 24 }"
    ),
    OptionDeclaration(
      "alone", .flag, "true for a bar in a view of its own, which takes no room off the screen",
      usual: "false"),
  ]

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> FurnitureLayer? {
    let isAlone = options.flag("alone") ?? false
    guard let items = ToolbarItem.list(options, kind) else { return nil }
    let bar = Toolbar(items: items, isAlone: isAlone, palette: reader.palette)
    var layer = FurnitureLayer(
      [], width: .filling, height: .measured { _, context in bar.height(in: context) })
    layer.usualPlacement = Placement(
      horizontal: AxisPlacement(start: .points(0), end: .points(0)),
      vertical: AxisPlacement(end: .points(0)))
    if !isAlone {
      layer.room = { context in
        EdgeInsets(bottom: max(0, bar.height(in: context) - context.deviceBottomInset))
      }
    }
    layer.arranged = { frame, context in bar.layers(in: frame, context) }
    return layer
  }
}
