import GalleyGeometry
import GalleyGraphics
import GalleyScenes

extension DrawingMeasures {
  /// The shadows of bars and sheets, and what shows through materials.
  mutating func noteFurniture() throws {
    let stage = try RecordingStage()
    for (name, layer) in [
      ("barButtonPlatter", "navigation-bar: Title, trailing: Edit"),
      ("sheetCard", "sheet: , layers: [], detents: medium"),
    ] {
      let shadow = try stage.shadow(of: layer)
      note("shadow.platform", "\(name).opacity", shadow.color.alpha, within: 0)
      note("shadow.platform", "\(name).sigma", shadow.radius, within: 0)
      note("shadow.platform", "\(name).offset", [shadow.offset.dx, shadow.offset.dy], within: 0)
    }
    let materials = ["ultraThin": "ultra-thin", "chrome": "bar"]
    for name in ["ultraThin", "thin", "regular", "thick", "chrome"] {
      let material = materials[name] ?? name
      // Levels are drawn as whole numbers.
      let dark = try stage.overWhiteAndBlack(material, theme: "dark")
      note("materials", "systemDark.whiteBlack.\(name)", dark, within: 1)
      let (backdrop, light) = (
        try stage.backdrop(material), try stage.overWhiteAndBlack(material, theme: "light")
      )
      // Saturations are those that bring red, yellow and green nearest to the recorded ones.
      note(
        "materials", "systemLight.\(name)", [backdrop.radius, backdrop.saturation] + light,
        within: name == "thick" ? 1.5 : 1)
    }
    for theme in ["light", "dark"] {
      let levels = try stage.glassOverWhiteAndBlack(theme: theme)
      note("materials", "glass.regular.\(theme)", levels, within: 1)
    }
    for style in [
      "body": "body", "callout": "callout", "caption1": "caption-1", "caption2": "caption-2",
    ] {
      let size = try stage.fontSize(of: style.value)
      note(
        "font metrics (system font)", "text_styles_here_at_L.\(style.key).pointSize", size,
        within: 0)
    }
  }
}

extension RecordingStage {
  private static let screen = "size: [320, 400], scale: 2, look: ios-26"

  fileprivate func shadow(of layer: String) throws -> Shadow {
    let commands = try drawing("- { \(layer) }", screen: Self.screen).picture.commands
    guard let shadow = commands.lazy.compactMap(\.shadow).first else { throw NothingDrawn() }
    return shadow
  }

  fileprivate func backdrop(_ material: String) throws -> Backdrop {
    let commands = try drawing("- { shape: rectangle, material: \(material) }", screen: Self.screen)
      .picture.commands.flatMap(\.leaves)
    let backdrop = commands.lazy.compactMap { command -> Backdrop? in
      guard case .backdrop(let backdrop) = command else { return nil }
      return backdrop
    }.first
    guard let backdrop else { throw NothingDrawn() }
    return backdrop
  }

  fileprivate func overWhiteAndBlack(_ material: String, theme: String) throws -> [Double] {
    try ["white", "black"].map { ground in
      try bitmap(
        "- { shape: rectangle, material: \(material) }",
        screen: "size: [20, 20], scale: 1, look: ios-26, theme: \(theme), background: \(ground)"
      ).rgb(10, 10)[0]
    }
  }

  /// The capsule of a tab bar, beside its items' words.
  fileprivate func glassOverWhiteAndBlack(theme: String) throws -> [Double] {
    try ["white", "black"].map { ground in
      try bitmap(
        "- { tab-bar: , items: [{ title: A, symbol: heart }, { title: B, symbol: heart }] }",
        screen:
          "size: [320, 400], scale: 1, look: ios-26, theme: \(theme), background: \(ground)"
      ).rgb(238, 348)[0]
    }
  }

  fileprivate func fontSize(of style: String) throws -> Double {
    let commands = try drawing("- { text: A, font: \(style) }").picture.commands
    guard let text = commands.flatMap(\.leaves).lazy.compactMap(\.text).first else {
      throw NothingDrawn()
    }
    return text.block.style.size
  }
}
