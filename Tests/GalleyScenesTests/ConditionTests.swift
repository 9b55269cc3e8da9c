import Galley
import Testing

/// Layers that come and go with the selection, the mode, and what lies over the screen.
@Suite struct ConditionTests {
  private func views(when condition: String) -> String {
    """
    - collection: icons
      layout: { kind: springboard, item: 40, spacing: 10, insets: 10 }
      interaction: { quiver: none }
      cell: [{ shape: rectangle, fill: red, when: \(condition) }]
      items: [{ name: a, badge: 3 }, { name: b, badge: false }]
    """
  }

  /// How much of each red rectangle shows, those left out that do not at all.
  private func opacities(when condition: String, state: String) throws -> [Double] {
    let scene = try TestScene.read(
      views: views(when: condition), more: "states: [{ name: one, \(state) }]")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    return drawing.picture.commands.flatMap { $0.shown() }.dropFirst().map(\.opacity)
  }

  @Test func `a layer shows on selected items`() throws {
    #expect(
      try opacities(when: "{ selected: true }", state: "start: { selection: [1] }") == [1])
    #expect(try opacities(when: "{ selected: true }", state: "start: {}") == [])
    #expect(
      try opacities(when: "{ not: { selected: true } }", state: "start: { selection: [1] }") == [1])
    #expect(
      try opacities(when: "{ selected: false }", state: "start: { selection: [0, 1] }") == [])
  }

  @Test(arguments: [
    ("device: iphone-17", "compact"), ("device: iphone-17, orientation: landscape", "compact"),
    ("device: iphone-17-pro-max, orientation: landscape", "regular"),
    ("device: ipad-mini", "regular"), ("size: [600, 900]", "compact"),
    ("size: [700, 900]", "regular"),
  ])
  func `a layer shows in a size class`(_ screen: String, _ sizeClass: String) throws {
    let text = """
      galley: 1
      screen: { \(screen) }
      views:
        - { text: compact, when: { size-class: compact } }
        - { text: regular, when: { size-class: regular } }
        - { text: wide, when: { not: { size-class: compact } } }
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    let texts = drawing.picture.commands.flatMap(\.leaves).compactMap { command -> String? in
      guard case .text(let text) = command else { return nil }
      return text.block.string
    }
    #expect(texts == (sizeClass == "compact" ? ["compact"] : ["regular", "wide"]))
  }

  @Test func `a layer shows in a mode, another outside of it`() throws {
    let deleting = "start: { mode: deleting }"
    #expect(try opacities(when: "{ mode: deleting }", state: deleting) == [1, 1])
    #expect(try opacities(when: "{ not: { mode: deleting } }", state: deleting) == [])
    #expect(try opacities(when: "{ mode: none }", state: deleting) == [])
    #expect(try opacities(when: "{ mode: none }", state: "start: {}") == [1, 1])
  }

  @Test func `while a mode comes its layers fade in as others fade out`() throws {
    let coming = "do: [{ long-press: 0 }], at: 0.15s"
    let shown = try opacities(when: "{ mode: deleting }", state: coming)
    let gone = try opacities(when: "{ not: { mode: deleting } }", state: coming)
    #expect(shown.count == 2)
    #expect(gone.count == 2)
    // Half-way through 0.3 seconds of ease-in-out.
    for value in shown + gone { #expect(abs(value - 0.5) < 0.01) }
    #expect(try opacities(when: "{ mode: none }", state: coming) == gone)
  }

  @Test func `all that is given must hold, in a mode that comes as well`() throws {
    let both = "{ mode: deleting, item: badge }"
    let shown = try opacities(when: both, state: "do: [{ long-press: 0 }], at: 0.15s")
    #expect(shown.count == 1)
    let others = try opacities(
      when: "{ not: \(both) }", state: "do: [{ long-press: 0 }], at: 0.15s")
    #expect(others.count == 2)
    #expect(others.last == 1)
  }

  @Test func `what must not hold stands beside what must`() throws {
    let selected = "start: { selection: [0] }"
    #expect(try opacities(when: "{ item: badge, not: { selected: true } }", state: selected) == [])
    #expect(
      try opacities(when: "{ item: badge, not: { selected: true } }", state: "start: {}") == [1])
    #expect(
      try opacities(when: "{ item: { name: b }, not: { selected: true } }", state: selected) == [1])
    #expect(try opacities(when: "{ not: { not: badge } }", state: selected) == [1])
    let coming = "do: [{ long-press: 0 }], at: 0.15s"
    let shown = try opacities(when: "{ mode: deleting, not: badge }", state: coming)
    #expect(shown.count == 1)
    #expect(shown.allSatisfy { abs($0 - 0.5) < 0.01 })
  }

  @Test func `a layer of the screen shows in a collection's mode`() throws {
    let scene = try TestScene.read(
      views: views(when: "{ mode: never }") + """

        - { shape: rectangle, fill: red, when: { mode: deleting } }
        """,
      more: """
        states:
          - { name: at-rest }
          - { name: coming, do: [{ long-press: 0 }], at: 0.15s }
          - { name: deleting, do: [{ long-press: 0 }] }
        """)
    let shown = try scene.states.map { state in
      try scene.drawing(of: state, using: FixedResources()).picture.commands
        .flatMap { $0.shown() }.dropFirst().map { ($0.opacity * 2).rounded() / 2 }
    }
    #expect(shown == [[], [0.5], [1]])
  }
}
