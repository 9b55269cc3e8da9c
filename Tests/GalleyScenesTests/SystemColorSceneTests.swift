import Galley
import Testing

/// The system's colors in scenes: by name, as defaults, and where a palette goes before them.
@Suite struct SystemColorSceneTests {
  /// The colors of what a scene fills and writes, from back to front, the ground first.
  private func colors(
    _ views: String, screen: String = "", more: String = ""
  ) throws -> [Color] {
    let scene = try TestScene.read(views: views, screen: screen, more: more)
    let state = try #require(scene.states.first)
    return try scene.drawing(of: state, using: FixedResources()).picture.commands
      .flatMap(\.leaves).flatMap(Self.colors)
  }

  private static func colors(of command: DrawCommand) -> [Color] {
    switch command {
    case .fill(let fill): fill.paint.color.map { [$0] } ?? []
    case .stroke(let stroke): stroke.paint.color.map { [$0] } ?? []
    case .text(let text): [text.block.style.color]
    case .backdrop, .image, .vectorImage, .group: []
    }
  }

  @Test(arguments: [
    (", theme: light", Color.white, Color.black), (", theme: dark", .black, .white),
  ])
  func `a theme alone gives ground and text`(
    _ screen: String, _ ground: Color, _ text: Color
  ) throws {
    #expect(try colors("- { text: Hill }", screen: screen) == [ground, text])
  }

  @Test func `a screen of grouped rows has their ground`() throws {
    let rows = """
      - collection: rows
        layout: { kind: list, appearance: %, separators: false }
        cell: [{ text: Hill }]
        items: 1
      """
    for (appearance, ground) in [
      ("plain", SystemColor.systemBackground), ("grouped", .systemGroupedBackground),
      ("inset-grouped", .systemGroupedBackground),
    ] {
      let found = try colors(rows.replacing("%", with: appearance))
      #expect(found.first == ground.color(in: ColorAppearance()), "\(appearance)")
    }
  }

  @Test func `names follow theme, look and contrast`() throws {
    let views = "- { shape: rectangle, fill: $system-red }"
    for (screen, hex) in [
      ("", 0xFF383C), (", theme: dark", 0xFF4245), (", look: ios-18", 0xFF3B30),
      (", contrast: increased", 0xE9152D), (", theme: dark, contrast: increased", 0xFF6165),
    ] as [(String, UInt32)] {
      #expect(try colors(views, screen: screen).last == Color(hex: hex), "\(screen)")
    }
  }

  @Test func `every name of the system is known`() throws {
    for color in SystemColor.allCases {
      let found = try colors("- { shape: rectangle, fill: $\(color.rawValue) }")
      #expect(found.last == color.color(in: ColorAppearance()))
    }
  }

  @Test func `a palette's own color goes before the system's, also where nothing is said`() throws {
    let palette = "palette: { label: red, tint: green }"
    #expect(try colors("- { text: Hill }", more: palette).last == Color(hex: 0xFF0000))
    #expect(
      try colors("- { button: Hill }", more: palette) == [.white, Color(hex: 0x008000), .white])
    #expect(
      try colors("- { shape: rectangle, fill: $tint }").last
        == SystemColor.systemBlue.color(in: ColorAppearance()))
    #expect(
      try colors(
        "- { shape: rectangle, fill: $tint }", more: "palette: { system-blue: navy }"
      ).last == Color(hex: 0x000080))
  }

  @Test func `a palette speaks of the system's colors, and of its own above`() throws {
    let palette = "palette: { label: $label 50%, ink: $label }"
    let found = try colors("- { text: Hill, color: $ink }", more: palette)
    #expect(found.last == Color.black.withAlpha(0.5))
  }

  @Test func `light and dark may be given where a color is`() throws {
    let views = """
      - { shape: rectangle, fill: { light: white, dark: { linear: [red, blue] } } }
      - { text: Hill, color: { light: $system-red, dark: yellow } }
      """
    #expect(try colors(views) == [.white, .white, Color(hex: 0xFF383C)])
    #expect(try colors(views, screen: ", theme: dark") == [.black, Color(hex: 0xFFFF00)])
  }

  @Test func `light and dark may be templates`() throws {
    let views = """
      - collection: rows
        layout: grid
        cell: { style: plain, fill: { light: "{a}", dark: "{b}" } }
        items: [{ a: red, b: lime }]
      """
    #expect(try colors(views).last == Color(hex: 0xFF0000))
    #expect(try colors(views, screen: ", theme: dark").last == Color(hex: 0x00FF00))
  }

  @Test func `a matrix crosses contrasts, and a record tells which is not the usual one`() throws {
    let scene = try TestScene.read(
      views: "- { text: Hill }", more: "matrix: { contrast: [standard, increased] }")
    let records = try scene.states.map {
      try scene.drawing(of: $0, using: FixedResources()).picture.record
    }
    #expect(records.map { $0?.contains("increased") } == [false, true])
  }
}

extension Paint {
  fileprivate var color: Color? {
    guard case .solid(let color) = self else { return nil }
    return color
  }
}
