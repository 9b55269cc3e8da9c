internal import GalleyGeometry
internal import GalleyGraphics
internal import GalleyLayouts
package import GalleyNotation

/// UIPageControl: a dot for each page.
package enum PageControlFurniture: Furniture {
  package static let kind = "page-control"
  package static let summary = "a dot for each page, of a collection or so many"
  package static let options: [OptionDeclaration] = [
    OptionDeclaration(
      "page-control", .text, "the collection; with 'count' its own name, or nothing"),
    OptionDeclaration(
      "section", .integer(0...1_000_000), "one of the collection's that scrolls by itself",
      values: "", usual: "none"),
    OptionDeclaration(
      "count", .number(0...1_000_000), "how many pages, where they are of no collection",
      usual: "none"),
    OptionDeclaration(
      "current", .number(0...1_000_000), "which page is shown then, from 0", usual: "0"),
    OptionDeclaration("color", .color, "of the dots", usual: "$label at a quarter"),
    OptionDeclaration(
      "current-color", .color, "of the dot of the page that is shown", usual: "$label"),
  ]

  /// The dots' diameter and the way from one to the next in points, measured on iOS 26.0 [R], and as
  /// they were before. [C]
  private static let dots = (ios26: (10.0, PageControlLayer.pitch), ios18: (7.6, 17.0))

  /// That of one which counts by itself; else the word is the name of its collection.
  package static func name(of layer: OptionValue) -> String? {
    layer["count"].flatMap { _ in nameUnderKind(of: layer) }
  }

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> FurnitureLayer? {
    guard
      let (pages, control) = options.has("count")
        ? counted(options) : collected(options, noting: reader.controls)
    else { return nil }
    let (diameter, pitch) = reader.isGlass ? Self.dots.ios26 : Self.dots.ios18
    let dots = PageControlLayer(
      pages: pages, dotDiameter: diameter, dotPitch: pitch,
      color: reader.color(options, "color") ?? .constant(reader[.label].withAlpha(0.25)),
      currentColor: reader.color(options, "current-color") ?? reader.color(.label),
      location: options.location)
    var layer = FurnitureLayer([Layer(content: dots)], control: control)
    layer.isOneThing = true
    return layer
  }

  private static func collected(
    _ options: OptionReader, noting controls: ControlLog
  ) -> (PageControlLayer.Pages, ControlSpec?)? {
    options.expect("count", "current")
    guard let collection = options.text(kind) else { return nil }
    controls.mention(collection: collection, at: options.location)
    return (.collection(collection, section: options.integer("section", in: 0...1_000_000)), nil)
  }

  private static func counted(_ options: OptionReader) -> (PageControlLayer.Pages, ControlSpec?)? {
    let name = options.controlName(kind)
    let count = options.bindableNumber("count", in: 0...1_000_000) ?? .constant(0)
    let current = options.bindableNumber("current", in: 0...1_000_000) ?? .constant(0)
    let control = name.map { name in
      let words = (0..<Int(count.beginning("count", of: options))).prefix(1000).map { "\($0 + 1)" }
      return ControlSpec(
        name, .choice(words), value: current.beginning("current", of: options),
        location: options.location)
    }
    return (.count(count, current: ControlSource(name, position: current)), control)
  }
}
