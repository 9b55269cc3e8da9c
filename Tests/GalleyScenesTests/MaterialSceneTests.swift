import Galley
import Testing

/// Materials and shadows of boxes in scenes.
@Suite struct MaterialSceneTests {
  private func commands(_ views: String, screen: String = "") throws -> [DrawCommand] {
    let scene = try TestScene.read(views: views, screen: screen, more: "")
    let state = try #require(scene.states.first)
    return Array(
      try scene.drawing(of: state, using: FixedResources()).picture.commands.withoutMereParts
        .dropFirst())
  }

  @Test(arguments: ["ultra-thin", "thin", "regular", "thick", "bar"])
  func `a material lies under the fill, and follows the theme`(name: String) throws {
    let views = "- { shape: capsule, material: \(name), fill: \"white 10%\" }"
    var tints: [Color] = []
    for theme in ["light", "dark"] {
      let drawn = try commands(views, screen: ", theme: \(theme)")
      guard case .backdrop(let backdrop) = drawn.first, case .fill(let fill) = drawn.last else {
        Issue.record("\(drawn)")
        return
      }
      #expect(drawn.count == 2)
      #expect(backdrop.shape == fill.shape)
      #expect(backdrop.source?.line == 4)
      tints.append(backdrop.tint)
    }
    #expect(tints[0].red > tints[1].red)
  }

  @Test func `each item of a collection has its own material`() throws {
    let drawn = try commands(
      """
      - collection: cards
        layout: { kind: flow, item: 40 }
        cell: { group: [{ text: Hill }], material: "{value}" }
        items: [thin, thick]
      """)
    let radii = drawn.flatMap(\.leaves).compactMap { command -> Double? in
      guard case .backdrop(let backdrop) = command else { return nil }
      return backdrop.radius
    }
    #expect(radii == [29.5, 45])
  }

  @Test func `the shadow of what shows what lies behind falls around it`() throws {
    for (style, side) in [("material: thin", Shadow.Side.outside), ("fill: white", .below)] {
      let drawn = try commands("- { group: [], \(style), shadow: { radius: 5 } }")
      guard case .group(let group) = drawn.first else {
        Issue.record("\(drawn)")
        return
      }
      #expect(group.shadow?.side == side)
    }
  }

  @Test func `an inner shadow lies on the fill, and on the picture of an image`() throws {
    let drawn = try commands(
      "- { shape: rectangle, fill: red, inner-shadow: { offset: [0, 1], radius: 2 } }")
    guard case .fill(let fill) = drawn.first, case .group(let group) = drawn.last else {
      Issue.record("\(drawn)")
      return
    }
    #expect(
      group.shadow
        == Shadow(
          shape: fill.shape, color: Color.black.withAlpha(0.3), offset: Vector(dx: 0, dy: 1),
          radius: 2, side: .inside))
  }

  @Test func `a button of glass has no fill, and its label the tint`() throws {
    let leaves = try commands("- { button: Play, material: regular }").flatMap(\.leaves)
    guard case .backdrop = leaves.first, case .text(let text) = leaves.last else {
      Issue.record("\(leaves)")
      return
    }
    #expect(leaves.count == 2)
    #expect(text.block.style.color == SystemColor.systemBlue.color(in: ColorAppearance()))
  }
}
