import Galley
import Testing

/// Templates and hairlines in the options of components, and in those that hold layers.
@Suite struct ContainerTemplateTests {
  /// The filled rectangles of red, on a screen with a switch that is on.
  private func reds(_ views: String, screen: String = "") throws -> [Rect] {
    try TestScene.commands(
      views: "- { switch: wide, on: true, at: { top: 300, leading: 0 } }\n" + views, screen: screen
    ).compactMap { command in
      guard case .fill(let fill) = command, fill.paint == .solid(Color(hex: 0xFF0000)) else {
        return nil
      }
      return fill.shape.bounds
    }
  }

  private func fault(_ views: String) throws -> String {
    try #require(throws: SceneError.self) { try reds(views) }.description
  }

  private static let red = "layers: [{ shape: rectangle, fill: red, at: { height: 40 } }]"

  @Test(arguments: ["\"{4 * 2}\"", "{ all: \"{4 * 2}\" }", "\"8 * hairline\""])
  func `the padding of a bar is filled in, and its layers stay`(_ padding: String) throws {
    let bars = try reds("- { bar: top, padding: \(padding), \(Self.red) }")
    #expect(bars == [Rect(x: 8, y: 28, width: 184, height: 40)])
  }

  @Test func `a bar lies at the edge that a template says, and takes its room there`() throws {
    func bar(_ edge: String) throws -> [Rect] {
      try reds(
        """
        - { bar: "{'\(edge)'}", padding: "{2 * 4}", \(Self.red) }
        - { shape: rectangle, fill: red, at: { inside: safe-area, all: 0 } }
        """)
    }
    #expect(try bar("top").map(\.minY) == [28, 76])
    #expect(try bar("bottom").map(\.maxY) == [392, 334])
  }

  @Test func `a collection below a bar rests where the room ends that a template gives the bar`()
    throws
  {
    let cells = try reds(
      """
      - collection: list
        layout: { kind: flow, item: 30 }
        cell: [{ shape: rectangle, fill: red }]
        items: 1
      - { bar: top, padding: "{3 * 10}", layers: [{ shape: rectangle, at: { height: 40 } }] }
      """)
    #expect(cells.map(\.minY) == [20 + 100])
  }

  /// The left edges of what is red in the columns of a tablet.
  private func columns(_ width: String, secondary: String) throws -> [Double] {
    let text = """
      galley: 1
      screen: { device: ipad-pro-13, orientation: landscape, look: ios-18, scale: 2 }
      views:
        - split-view: "{'one-beside'}"
          primary: [{ text: a }]
          primary-width: \(width)
          secondary: [\(secondary)]
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let state = try #require(scene.states.first)
    return try scene.drawing(of: state, using: FixedResources()).picture.commands
      .flatMap(\.leaves).compactMap { command in
        guard case .fill(let fill) = command, fill.paint == .solid(Color(hex: 0xFF0000)) else {
          return nil
        }
        return fill.shape.bounds.minX
      }
  }

  @Test(arguments: ["100", "\"{50 * 2}\"", "\"100.5 - hairline\""])
  func `widths of columns are filled in, and collections lie in the columns`(
    _ width: String
  ) throws {
    #expect(try columns(width, secondary: "{ shape: rectangle, fill: red }") == [100])
    let list =
      "{ collection: list, layout: flow, cell: [{ shape: rectangle, fill: red }], items: 1 }"
    #expect(try columns(width, secondary: list) == [100])
  }

  @Test(arguments: ["", "cart"])
  func `a sheet stands at the detent that is computed for it`(_ name: String) throws {
    func top(_ detent: String) throws -> Double? {
      try reds(
        "- { sheet: \(name), detents: [\(detent)], layers: [{ shape: rectangle, fill: red }] }",
        screen: ", look: ios-18"
      ).first?.minY
    }
    let expected = try #require(try top("120"))
    #expect(try top("\"{basket * 60}\"".replacing("basket", with: "2")) == expected)
    #expect(try top("\"121 - hairline\"") == expected)
    #expect(try top("40%") == top("\"{4 * 10}%\""))
  }

  @Test(arguments: [
    ("{ menu: more, items: [{ text: A, checked: \"{wide.on}\" }] }", nil),
    ("{ menu: more, items: [{ text: A, enabled: \"{wide.on}\" }] }", "the control 'more'"),
    ("{ switch: other, on: false, enabled: \"{wide.on}\" }", "the control 'other'"),
    ("{ alert: ask, title: A, actions: [{ text: B, preferred: \"{wide.on}\" }] }", nil),
    ("{ slider: volume, range: [0, \"{1 + 2}\"] }", "the control 'volume'"),
    ("{ sheet: s, grabber: \"{wide.on}\", layers: [{ text: a }] }", nil),
    ("{ toolbar: [Edit, { spacer: \"{10 * 2}\" }, { text: A, prominent: \"{wide.on}\" }] }", nil),
  ])
  func `what a finger sets is the same whatever is filled in, and all else may be filled in`(
    _ layer: String, _ complaint: String?
  ) throws {
    if let complaint {
      #expect(try fault("- \(layer)").contains(complaint))
    } else {
      #expect(throws: Never.self) { try reds("- \(layer)") }
    }
  }

  @Test(arguments: [
    ("{ bar: top, padding: \"{1 / 0}\", layers: [{ text: a }] }", "'{1 / 0}' divides by zero"),
    ("{ bar: top, padding: \"{gap}\", layers: [{ text: a }] }", "nothing is called 'gap' here"),
    ("{ bar: \"{'left'}\", layers: [{ text: a }] }", "unknown bar 'left'"),
    ("{ sheet: , detents: [\"{1 / 0}\"], layers: [{ text: a }] }", "divides by zero"),
    ("{ sheet: , detents: [\"{60 * 2}%\"], layers: [{ text: a }] }", "unknown detent '120%'"),
    ("{ sheet: , detents: [\"{hight}\"], layers: [{ text: a }] }", "nothing is called 'hight'"),
  ])
  func `what cannot be filled in is told`(_ layer: String, _ expected: String) throws {
    let fault = try fault("- \(layer)")
    #expect(fault.contains(expected), "\(fault)")
  }
}
