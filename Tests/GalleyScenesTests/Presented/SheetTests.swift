import Galley
import Testing

@testable import GalleyComponents
@testable import GalleyScenes

/// Sheets: where they stand, what lies in them, and how they come and go.
@Suite struct SheetTests {
  /// A phone of 393 by 852 points on iOS 26, on which detents were recorded.
  private static let recordedPlace = SheetContainer(
    screen: Rect(x: 0, y: 0, width: 393, height: 852), top: 59, bottom: 34, displayRadius: 55,
    isGlass: true)

  /// The presented view's frames of Vercantez/openuikit's recording of detents, iOS 26.1.
  @Test(arguments: [
    (SheetDetent.large, Rect(x: 0, y: 59, width: 393, height: 793)),
    (.medium, Rect(x: 8, y: 403.687, width: 377, height: 440.313)),
    (.points(10), Rect(x: 28, y: 815.425, width: 337, height: 8.575)),
    (.points(100), Rect(x: 21.5135, y: 741.435, width: 349.973, height: 89.0516)),
    (.points(144), Rect(x: 9.6216, y: 705.429, width: 373.757, height: 136.949)),
    (.points(200), Rect(x: 8, y: 619.527, width: 377, height: 224.473)),
    (.points(288), Rect(x: 8, y: 535.109, width: 377, height: 308.891)),
    (.points(300), Rect(x: 8, y: 523.598, width: 377, height: 320.402)),
    (.points(400), Rect(x: 8, y: 427.669, width: 377, height: 416.331)),
    (.points(500), Rect(x: 8, y: 331.740, width: 377, height: 512.260)),
    (.points(600), Rect(x: 8, y: 235.812, width: 377, height: 608.188)),
    (.points(700), Rect(x: 8, y: 139.883, width: 377, height: 704.117)),
    (.points(10_000), Rect(x: 0, y: 59, width: 393, height: 793)),
  ])
  func `a sheet stands where it was recorded`(_ detent: SheetDetent, _ recorded: Rect) {
    let card = Self.recordedPlace.pose(at: detent).card
    #expect(abs(card.minX - recorded.minX) < 0.001 && abs(card.minY - recorded.minY) < 0.001)
    #expect(abs(card.width - recorded.width) < 0.001)
    #expect(abs(card.height - recorded.height) < 0.001)
    #expect(Self.recordedPlace.maximum == 759)
  }

  /// The safe area's bottom in the same recording.
  @Test(arguments: [(10, 0), (100, 11), (144, 31.333), (200, 34), (700, 34)])
  func `a low sheet has less of the home indicator in it`(_ points: Double, _ covered: Double) {
    let pose = Self.recordedPlace.pose(at: .points(points))
    #expect(abs(pose.coveredHeight - covered) < 0.1)
  }

  private func picture(
    _ sheet: String, on screen: String, states: String = "[{ name: first }]"
  ) throws -> (commands: [DrawCommand], record: ScreenRecord) {
    let text = """
      galley: 1
      screen: { \(screen), scale: 1 }
      views:
      \(sheet)
      states: \(states)
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    return (
      drawing.picture.commands.dropFirst().flatMap(\.leaves), drawing.record()
    )
  }

  /// The card of a sheet that is filled with one color.
  private func card(
    _ keys: String, on screen: String, states: String = "[{ name: first }]"
  ) throws -> Rect? {
    let sheet = "- { sheet: , fill: \"#010203\", layers: [], \(keys) }"
    return try picture(sheet, on: screen, states: states).commands.lazy
      .compactMap { command -> Rect? in
        guard case .fill(let fill) = command, fill.paint == .solid(Color(hex: 0x010203)) else {
          return nil
        }
        return fill.shape.bounds
      }.first
  }

  /// Heights of iOS 26 follow the recorded rule; those before are derived from what is known of
  /// large ones: ten points below the safe area.
  @Test(arguments: [
    ("iphone-se-3", "ios-26", "large", Rect(x: 0, y: 30, width: 375, height: 637)),
    ("iphone-se-3", "ios-18", "large", Rect(x: 0, y: 30, width: 375, height: 637)),
    ("iphone-13-mini", "ios-26", "large", Rect(x: 0, y: 50, width: 375, height: 762)),
    ("iphone-13-mini", "ios-18", "medium", Rect(x: 0, y: 376, width: 375, height: 436)),
    ("iphone-16", "ios-26", "medium", Rect(x: 8, y: 404, width: 377, height: 440)),
    ("iphone-16", "ios-18", "300", Rect(x: 0, y: 518, width: 393, height: 334)),
    ("iphone-16-pro-max", "ios-26", "large", Rect(x: 0, y: 62, width: 440, height: 894)),
    ("iphone-16-pro-max", "ios-18", "40%", Rect(x: 0, y: 582, width: 440, height: 374)),
    ("ipad-pro-11", "ios-26", "large", Rect(x: 147, y: 287, width: 540, height: 620)),
    ("ipad-pro-13", "ios-18", "300", Rect(x: 246, y: 538, width: 540, height: 300)),
    (
      "iphone-16, orientation: landscape", "ios-26", "medium",
      Rect(x: 0, y: 0, width: 852, height: 393)
    ),
  ])
  func `a sheet is as high as its detent on devices`(
    _ device: String, _ look: String, _ detent: String, _ expected: Rect
  ) throws {
    let card = try #require(try card("detents: \(detent)", on: "device: \(device), look: \(look)"))
    #expect(card == expected)
  }

  @Test func `a sheet that is closed draws nothing`() throws {
    let sheet = "- { sheet: , shown: closed, layers: [{ text: Hello }] }"
    #expect(try picture(sheet, on: "device: iphone-16").commands.isEmpty)
  }

  /// 440.3 points of medium are on the way: the spring has come 1 - (1 + wt)e^-wt of it.
  @Test func `a sheet slides up on a spring`() throws {
    let sheet = "- { sheet: one, shown: closed, fill: \"#010203\", layers: [], detents: medium }"
    let tops = try ["0s", "0.1s", "0.2s", "settled"].map { instant in
      let states = "[{ name: a, do: [{ tap: medium, in: one }], at: \(instant) }]"
      return try picture(sheet, on: "device: iphone-16", states: states).commands
        .compactMap(\.fillBounds).last?.minY ?? 852
    }
    #expect(tops[0] == 852 && tops[3] == 404)
    #expect(abs(tops[1] - (852 - 448.313 * 0.5449)) < 1)
    #expect(tops[2] < tops[1] && tops[3] < tops[2])
  }

  @Test(arguments: [("", 0x000000, 0.2), (", theme: dark", 0x000000, 0.48)])
  func `what is behind is dimmed`(_ screen: String, _ hex: UInt32, _ alpha: Double) throws {
    let sheet = "- { sheet: , layers: [] }"
    let commands = try picture(sheet, on: "device: iphone-16\(screen)").commands
    guard case .fill(let dim)? = commands.first else {
      Issue.record("nothing dims the screen")
      return
    }
    #expect(dim.paint == .solid(Color(hex: hex).withAlpha(alpha)))
    #expect(dim.shape.bounds == Rect(x: 0, y: 0, width: 393, height: 852))
    let bright = try picture(
      "- { sheet: , dims: false, layers: [] }", on: "device: iphone-16\(screen)")
    #expect(bright.commands.first?.fillBounds?.minY == 59)
  }

  @Test func `what lies in a sheet has the elevated colors of the dark`() throws {
    let sheet = "- { sheet: , layers: [{ shape: rectangle, fill: $system-background }] }"
    let commands = try picture(sheet, on: "device: iphone-16, theme: dark").commands
    let fills = commands.compactMap { command -> Paint? in
      if case .fill(let fill) = command { fill.paint } else { nil }
    }
    #expect(fills.last == .solid(Color(hex: 0x1C1C1E)))
  }

  @Test(arguments: [
    ("large", "{ all: 0, inside: safe-area }", Rect(x: 0, y: 59, width: 393, height: 759)),
    ("large", "{ all: 0, inside: margins }", Rect(x: 16, y: 59, width: 361, height: 759)),
  ])
  func `guides in a sheet are its own`(
    _ detent: String, _ place: String, _ expected: Rect
  ) throws {
    let sheet = """
      - sheet:
        detents: \(detent)
        layers: [{ shape: rectangle, fill: red, id: one, at: \(place) }]
      """
    let record = try picture(sheet, on: "device: iphone-16").record
    let frame = try #require(record.layers?.last { $0.name.description.hasSuffix("one") }).frame
    #expect(frame == expected)
  }

  @Test func `a bar in a sheet begins at its top`() throws {
    let sheet = """
      - sheet:
        layers:
          - { navigation-bar: Title }
          - { shape: rectangle, fill: red, id: one, at: { all: 0, inside: safe-area } }
      """
    let record = try picture(sheet, on: "device: iphone-16").record
    let frame = try #require(record.layers?.last { $0.name.description.hasSuffix("one") }).frame
    #expect(frame == Rect(x: 0, y: 59 + 64, width: 393, height: 852 - 59 - 64 - 34))
  }

  /// A list in a sheet of 459 points, of which the indicator covers 34.
  @Test func `a collection in a sheet has its room and its insets`() throws {
    let text = """
      galley: 1
      screen: { device: iphone-16, scale: 1 }
      views:
        - sheet: one
          detents: [medium, large]
          layers:
            - collection: rows
              layout: { kind: flow, item: [393, 44] }
              cell: { text: row }
              items: 60
      states: [{ name: medium }, { name: large, start: { one: large } }]
      """
    let scene = try SceneLoader().load(bytes: Array(text.utf8), path: "scene.yaml")
    let heights = try scene.states.map { state in
      let drawing = try scene.drawing(of: state, using: FixedResources())
      let view = try #require(drawing.collections.first?.view)
      // Within the pixel that the collection is aligned to.
      #expect(abs(view.environment.contentInset.bottom - 34) < 0.5)
      return view.environment.size.height
    }
    #expect(heights == [459, 793])
  }

  @Test(arguments: [
    ("- { sheet: }", "missing key 'layers'"),
    ("- { sheet: , layers: [], detents: middle }", "unknown detent 'middle'"),
    ("- { sheet: , layers: [], detents: -20 }", "unknown detent '-20'"),
    ("- { sheet: , layers: [], detents: 140% }", "unknown detent '140%'"),
    ("- { sheet: , layers: [], detents: [] }", "a sheet has from 1 to 8 detents, found 0"),
    (
      "- { sheet: , layers: [], detents: [medium, medium] }",
      "the detent 'medium' is given twice"
    ),
    ("- { sheet: one, layers: [], shown: large-one }", "'shown' cannot be set to 'large-one'"),
  ])
  func `a sheet that cannot be is told`(_ views: String, _ message: String) {
    let error = #expect(throws: SceneError.self) {
      try picture(views, on: "device: iphone-16")
    }
    #expect(
      error?.issues.contains { $0.message.hasPrefix(message) } == true,
      "\(String(describing: error))")
  }
}
