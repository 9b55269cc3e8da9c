internal import GalleyGeometry
internal import GalleyGraphics
package import GalleyNotation

/// UISheetPresentationController: a card with layers over the screen.
package enum SheetFurniture: Furniture {
  package static let kind = "sheet"
  package static let summary = "a card with layers over the screen, as high as one of its detents"
  package static let options: [OptionDeclaration] = [
    .controlName("sheet", by: "a tap"),
    OptionDeclaration(
      "layers", .list(.options([])), "what lies in it, with the elevated colors of the dark"),
    OptionDeclaration(
      "detents", .either([.length(0...100_000), .choice(["medium", "large"]), .list(.text)]),
      "medium, large, points such as 300, a share such as 40%, or a list", values: "",
      usual: "large"),
    OptionDeclaration("shown", .text, "the detent at the beginning, or closed", usual: "the first"),
    OptionDeclaration(
      "grabber", .flag, "whether it shows one", usual: "true where it has several detents"),
    OptionDeclaration("dims", .flag, "whether what is behind is darker", usual: "true"),
    OptionDeclaration(
      "fill", OptionType<Bindable<PaintSpec>>.paint.kind, "its ground in place of the system's",
      usual: "none"),
    OptionDeclaration(
      "material", OptionType<Bindable<Material>>.material.kind, "the same", values: "",
      usual: "none"),
  ]

  static let closed = "closed"

  package static func name(of layer: OptionValue) -> String? {
    nameUnderKind(of: layer)
  }

  package static func layer(
    for options: OptionReader, reading reader: LayerReader
  ) -> FurnitureLayer? {
    let name = options.controlName(kind)
    let inside = reader.elevated
    if !options.has("layers") {
      options.missing("layers", example: "'layers: [{ text: Hello }]'")
    }
    let children = options.raw("layers").map { inside.layers($0, issues: options.issues) } ?? []
    let hasGrabber = options.flag("grabber")
    let dims = options.flag("dims") ?? true
    var style = BoxStyle()
    style.fill = inside.paint(options, "fill")
    style.material = options.raw("material").flatMap { value in
      Bindable.read(value, issues: options.issues) { Material.read($0, issues: $1) }
    }
    guard let detents = options.detents("detents") else {
      options.expect("shown")
      return nil
    }
    let words = [closed] + detents.map(\.word)
    let shown =
      options.raw("shown") != nil
      ? ChoiceOptions.position(options, "shown", among: words) : .constant(1)
    let control = name.map {
      ControlSpec(
        $0, .choice(words), value: shown.beginning("shown", of: options), timing: .presentation,
        location: options.location)
    }
    let sheet = SheetLayer(
      source: ControlSource(name, position: shown), detents: detents.map(\.detent),
      hasGrabber: hasGrabber ?? (detents.count > 1),
      dimming: dims ? .dimming(isDark: reader.isDark) : nil, style: style,
      ground: inside[children.haveGroupedRows ? .systemGroupedBackground : .systemBackground],
      isGlass: reader.isGlass, isDark: reader.isDark,
      children: children, location: options.location)
    var layer = FurnitureLayer(
      [Layer(content: sheet)], width: .filling, height: .filling, control: control)
    layer.isOneThing = true
    layer.usualPlacement = .fill
    return layer
  }
}

extension [Layer] {
  /// Whether a list of theirs has rows in groups, which stand on a ground of their own.
  fileprivate var haveGroupedRows: Bool {
    contains { layer in
      (layer.content as? CollectionLayer)?.spec.hasGroupedRows
        ?? layer.content.children.haveGroupedRows
    }
  }
}

extension Timing {
  /// How what is presented comes and goes: a critically damped spring of a mass of 3 and a stiffness
  /// of 1000. [R]
  static let presentation = Timing.spring(
    dampingRatio: 1, response: 2 * .pi / (1000.0 / 3).squareRoot())
}

extension Color {
  /// What lies over a screen on which something is presented: recorded in the light [R], in the dark
  /// what several sources agree on. [C]
  static func dimming(isDark: Bool) -> Color { Color.black.withAlpha(isDark ? 0.48 : 0.2) }
}
