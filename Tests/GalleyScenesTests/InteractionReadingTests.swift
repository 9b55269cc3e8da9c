import Galley
import Testing

/// `interaction:`, `animation:` and `deceleration:` of a collection.
@Suite struct InteractionReadingTests {
  private func view(layout: String, more: String = "") throws -> CollectionView {
    let scene = try TestScene.read(
      views: """
        - collection: things
          layout: \(layout)
          cell: { style: plain }
          items: 5
          \(more)
        """)
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    return try #require(drawing.collections.first?.view)
  }

  @Test func `a layout has its own interaction unless a scene asks for another`() throws {
    #expect(try view(layout: "ring").interaction is RingInteraction)
    #expect(
      try view(layout: "ring", more: "interaction: select").interaction is SelectingInteraction)
    #expect(try view(layout: "flow", more: "interaction: ring").interaction is RingInteraction)
  }

  @Test func `options are read with a kind, or for the layout's own interaction`() throws {
    let named = try view(
      layout: "flow", more: "interaction: { kind: springboard, quiver: tutorial }")
    #expect((named.interaction as? SpringboardInteraction)?.quiver == .tutorial)
    let own = try view(layout: "springboard", more: "interaction: { quiver: none, drop: swap }")
    #expect((own.interaction as? SpringboardInteraction)?.quiver == JiggleAnimation.none)
    #expect(own.interaction.drop == .swap)
    let arc = try view(layout: "ring", more: "interaction: { movement: arc }")
    #expect((arc.interaction as? RingInteraction)?.movement == .arc)
  }

  @Test func `an animation is the collection's, with a default for what is missing`() throws {
    #expect(try view(layout: "ring").timing == .standard)
    #expect(
      try view(layout: "ring", more: "animation: { duration: 0.5s }").timing
        == Timing(Timing.standard.curve, duration: 0.5))
    #expect(
      try view(layout: "ring", more: "animation: { curve: linear }").timing
        == Timing(.linear, duration: Timing.standard.duration))
    #expect(
      try view(layout: "ring", more: "animation: { spring: { damping: 0.7, response: 400ms } }")
        .timing == .spring(dampingRatio: 0.7, response: 0.4))
  }

  @Test func `a scroll slows down as the layout says, or as the scene does`() throws {
    #expect(try view(layout: "carousel").decelerationRate == CarouselLayout().decelerationRate)
    #expect(try view(layout: "flow").decelerationRate == .normal)
    #expect(try view(layout: "flow", more: "deceleration: fast").decelerationRate == .fast)
    #expect(try view(layout: "carousel", more: "deceleration: normal").decelerationRate == .normal)
  }
}
