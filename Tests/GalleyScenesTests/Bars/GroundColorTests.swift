import Galley
import GalleyRendering
import GalleyScenes
import Testing

/// What the system draws over a screen stands out from what lies below it.
@Suite struct GroundColorTests {
  /// The colors of what the leading and the trailing half of a status bar draw, and of the home
  /// indicator.
  private func colors(
    over layers: String, theme: String = "light",
    bars: String = "- status-bar:\n  - home-indicator:",
    resources: any DrawingResources
  ) throws -> [Color] {
    let text = """
      galley: 1
      screen: { device: iphone-17, theme: \(theme) }
      views:
        \(layers)
        \(bars)
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let drawing = try scene.drawing(of: scene.states[0], using: resources)
    let leaves = drawing.picture.commands.flatMap(\.leaves)
    let time = leaves.compactMap { command -> Color? in
      guard case .text(let text) = command else { return nil }
      return text.block.style.color
    }
    let fills = leaves.compactMap { command -> Color? in
      guard case .fill(let fill) = command, case .solid(let color) = fill.paint else { return nil }
      return color
    }
    // The nub of the battery is drawn with some alpha; its colors are those of the rest.
    let (nub, indicator) = try (
      #require(fills.dropLast().last), #require(fills.last)
    )
    return [try #require(time.first), nub.withAlpha(1), indicator]
  }

  private static let dark = "- { shape: rectangle, fill: \"#202030\" }"
  private static let split = """
    - { shape: rectangle, fill: "#FFFFFF" }
      - { shape: rectangle, fill: "#101010", at: { trailing: 0, width: "50%" } }
    """

  @Test(arguments: [
    ("- { shape: rectangle, fill: \"#F0F0F0\" }", "light", [Color.black, .black, .black]),
    (dark, "light", [.white, .white, .white]),
    (dark, "dark", [.white, .white, .white]),
    ("- { shape: rectangle, fill: \"#FFFFFF\" }", "dark", [.black, .black, .black]),
  ])
  func `bars of the system are dark or light by what is below`(
    _ layers: String, _ theme: String, _ expected: [Color]
  ) throws {
    #expect(try colors(over: layers, theme: theme, resources: Renderer()) == expected)
  }

  @Test(arguments: ["ltr", "rtl"])
  func `each half of a status bar goes by itself`(_ direction: String) throws {
    // The layers change sides with the bar.
    let colors = try colors(
      over: Self.split, theme: "light, direction: \(direction)", resources: Renderer())
    #expect(colors[0] == .black && colors[1] == .white)
  }

  @Test func `what is drawn above counts for nothing, and a style wins`() throws {
    let above = "- status-bar:\n  - home-indicator:\n  \(Self.dark)"
    let styled =
      "- { status-bar: , style: dark-content }\n  - { home-indicator: , color: \"#112233\" }"
    let renderer = try Renderer()
    let fixed = try colors(over: Self.dark, bars: styled, resources: renderer)
    #expect(fixed == [.black, .black, Color(hex: 0x112233)])
    let text = try colors(
      over: "- { shape: rectangle, fill: \"#FFFFFF\" }", bars: above, resources: renderer)
    #expect(text[0] == .black)
  }

  @Test func `where nothing can be drawn the theme decides`() throws {
    #expect(try colors(over: Self.dark, resources: FixedResources())[0] == .black)
  }
}
