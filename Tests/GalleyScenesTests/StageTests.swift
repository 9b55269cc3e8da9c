import Galley
import Testing

@testable import GalleyScenes

/// Stages: canvases cut into frames, on which screens of other scenes stand.
@Suite struct StageTests {
  /// A screen of 100 by 200 with a text, two items and two states.
  private static let shop = """
    galley: 1
    screen: { size: [100, 200], background: white }
    strings: { en: { hello: Hello }, ar: { hello: مرحبا } }
    matrix: { theme: [light, dark] }
    views:
      - { text: "{t.hello}", id: title, at: { top: 10 }, font: { size: 10 } }
      - collection: goods
        at: { top: 100 }
        layout: { kind: flow, item: { width: 40, height: 20 } }
        cell: { style: plain, fill: blue }
        items: [{ value: 1 }, { value: 2 }]
    states: [{ name: first }, { name: fewer, start: { items: 1 } }]
    """

  private static func stage(
    _ stage: String = "{ size: [300, 400], frames: 2, scale: 1 }",
    _ layer: String = "{ screen: shop.yaml, id: shop, at: { leading: 20, top: 40, width: 50 } }",
    more: String = ""
  ) -> String {
    "galley: 1\nstage: \(stage)\nviews:\n  - \(layer)\nstates: [{ name: first }]\n\(more)"
  }

  private func scene(_ text: String, others: [String: String] = [:]) throws -> Scene {
    let folder = try SceneFolder(
      ["stage.yaml": text, "shop.yaml": Self.shop].merging(others) { $1 })
    return try folder.scene("stage.yaml")
  }

  private func drawing(_ text: String, frame: Int = 0) throws -> ComposedState {
    let scene = try scene(text)
    return try scene.drawing(of: scene.states[frame], using: FixedResources())
  }

  private func message(_ text: String, others: [String: String] = [:]) throws -> String {
    do {
      let scene = try scene(text, others: others)
      _ = try scene.drawing(of: scene.states[0], using: FixedResources())
      return "drawn"
    } catch let error as SceneError {
      let place = error.issues.first?.location
      return "\(place?.line ?? 0):\(place?.column ?? 0): \(error.issues.first?.message ?? "")"
    }
  }

  @Test func `a stage of several frames gives a picture of each, named by its number`() throws {
    let scene = try scene(Self.stage())
    #expect(scene.states.map(\.fileName) == ["first-1", "first-2"])
    for state in scene.states {
      let picture = try scene.drawing(of: state, using: FixedResources()).picture
      #expect(picture.size == Size(width: 300, height: 400))
    }
    let one = try self.scene(Self.stage("{ preset: play-feature-graphic }"))
    #expect(one.states.map(\.fileName) == ["first"])
  }

  @Test(arguments: [
    ("app-store-iphone-6.9", 1320.0, 2868.0), ("app-store-iphone-6.5", 1284, 2778),
    ("app-store-iphone-6.3", 1206, 2622), ("app-store-iphone-6.1", 1170, 2532),
    ("app-store-iphone-5.5", 1242, 2208), ("app-store-ipad-13", 2064, 2752),
    ("app-store-ipad-11", 1668, 2420), ("app-store-mac", 2880, 1800),
    ("play-phone", 1080, 1920), ("play-tablet-7", 1200, 1920), ("play-tablet-10", 1600, 2560),
    ("play-feature-graphic", 1024, 500),
  ])
  func `a preset has the pixels that the shop asks for`(
    name: String, width: Double, height: Double
  ) throws {
    let picture = try drawing(Self.stage("{ preset: \(name), frames: 3 }"), frame: 2).picture
    #expect(picture.size.width * picture.scale == width)
    #expect(picture.size.height * picture.scale == height)
  }

  @Test func `a screen keeps its proportions, and its parts are told where they are seen`() throws {
    let record = try drawing(Self.stage()).record()
    func frames(_ name: String) -> [Rect] { record.parts(named: name).map(\.frame) }
    #expect(frames("shop") == [Rect(x: 20, y: 40, width: 50, height: 100)])
    #expect(frames("shop/goods") == [Rect(x: 20, y: 90, width: 50, height: 50)])
    #expect(frames("shop/goods/1") == [Rect(x: 50, y: 90, width: 20, height: 10)])
  }

  @Test func `a frame tells the parts that are in it`() throws {
    let stage = Self.stage()
    #expect(!(try drawing(stage).record()).parts(named: "shop").isEmpty)
    #expect(try drawing(stage, frame: 1).record().parts(named: "shop").isEmpty)
  }

  @Test func `frames begin where reading does`() throws {
    let rightToLeft = Self.stage(more: "language: ar\n")
    let frame = try #require(
      try drawing(rightToLeft).record().parts(named: "shop").first?.frame)
    // On the canvas 20 points from its right edge; the first frame is the canvas's right half.
    #expect(frame == Rect(x: 600 - 20 - 50, y: 40, width: 50, height: 100))
    #expect(try drawing(rightToLeft, frame: 1).record().parts(named: "shop").isEmpty)
  }

  @Test(arguments: [
    ("language: ar", "", "مرحبا", true), ("language: fr", "", "Hello", true),
    ("language: ar", "language: en, ", "Hello", true), ("", "theme: dark, ", "Hello", false),
  ])
  func `a screen follows the language and the theme of its stage where it has them`(
    more: String, choice: String, text: String, isLight: Bool
  ) throws {
    let drawing = try drawing(
      Self.stage(
        "{ size: [100, 200], theme: light }", "{ \(choice)screen: shop.yaml, id: shop }",
        more: more + "\n"))
    var texts: [(String, Color)] = []
    drawing.picture.commands.forEachCommand { command in
      if case .text(let text) = command {
        texts.append((text.block.string, text.block.style.color))
      }
    }
    #expect(texts.map(\.0) == [text])
    #expect(texts.map(\.1) == [isLight ? .black : .white])
  }

  @Test func `a state of the other scene is drawn`() throws {
    let record = try drawing(
      Self.stage("{ size: [100, 200] }", "{ screen: shop.yaml, state: fewer, id: shop }")
    ).record()
    #expect(record.parts(named: "shop/goods/0").count == 1)
    #expect(record.parts(named: "shop/goods/1").isEmpty)
  }

  @Test func `what is turned in space is told where it is seen`() throws {
    let turned = Self.stage(
      "{ size: [300, 400] }",
      "{ group: [{ shape: rectangle, id: box, fill: red }], id: outer, at: { leading: 100, top: 100, size: 100 }, rotate-y: 60 }"
    )
    let frame = try #require(try drawing(turned).record().parts(named: "outer/box").first?.frame)
    // A turn by 60 degrees halves the width.
    #expect(abs(frame.width - 50) < 1e-9 && abs(frame.midX - 150) < 1e-9)
    #expect(frame.height == 100)
  }

  @Test func `a shadow is cast by the outline of the device`() throws {
    let phone = "galley: 1\nscreen: { device: iphone-16 }\nviews: []\n"
    let text = Self.stage(
      "{ size: [600, 1000] }",
      "{ screen: phone.yaml, frame: device, shadow: { radius: 8 }, at: { leading: 0, top: 0 } }")
    let scene = try scene(text, others: ["phone.yaml": phone])
    let drawing = try scene.drawing(of: scene.states[0], using: FixedResources())
    var outlines: [Rect] = []
    drawing.picture.commands.forEachCommand { command in
      guard case .group(let group) = command, let shadow = group.shadow else { return }
      outlines.append(shadow.shape.bounds)
    }
    // The body of the device: wider than its screen of 393 points, less wide than with its buttons.
    #expect(outlines.count == 1)
    #expect(outlines.allSatisfy { $0.width > 393 && $0.minX > 0 && $0.height > 852 })
  }

  @Test(arguments: [
    (
      "{ preset: app-store-iphone-69 }", "{ screen: shop.yaml }",
      "2:18: unknown preset 'app-store-iphone-69'; did you mean 'app-store-iphone-6.9'?"
    ),
    ("{ frames: 2 }", "{ screen: shop.yaml }", "2:8: a stage needs 'preset' or 'size'"),
    (
      "{ preset: play-phone, size: [1, 1] }", "{ screen: shop.yaml }",
      "2:36: a stage has a preset or a size, not both"
    ),
    ("{ size: [9, 9], frames: 11 }", "{ screen: shop.yaml }", "2:32: frames must be a whole"),
    ("{ size: [9, 9], frame: device }", "{ screen: shop.yaml }", "2:24: unknown key 'frame'"),
    (
      "{ size: [9, 9] }", "{ screen: shop.yml }",
      "4:15: there is no file"
    ),
    (
      "{ size: [9, 9] }", "{ screen: stage.yaml }",
      "4:15: 'stage.yaml' shows this scene in turn; break the circle"
    ),
    (
      "{ size: [9, 9] }", "{ screen: shop.yaml, state: frist }",
      "4:33: that scene has no state 'frist'; did you mean 'first'?; expected first or fewer"
    ),
    (
      "{ size: [9, 9] }", "{ screen: shop.yaml, frame: device }",
      "4:33: 'frame' is that of a device, and the screen names none"
    ),
    (
      "{ size: [9, 9] }", "{ screen: shop.yaml, device: stage }",
      "4:34: the stage is for no device; name one"
    ),
    (
      "{ size: [9, 9] }", "{ screen: kit.yaml }",
      "4:15: 'kit.yaml' is no scene with a screen to show"
    ),
    ("{ size: [9, 9] }", "{ screen: broken.yaml }", "2:1: unknown key 'scren'"),
    ("{ size: [9, 9] }", "{ screen: deep-1.yaml }", "3:13: scenes show one another more than 4"),
    (
      "{ size: [900, 900] }",
      "{ shape: rectangle, at: { size: 400 }, rotate-y: 80, perspective: 100 }",
      "4:5: a part of this layer comes nearer than the eye"
    ),
  ])
  func `what is wrong is told at its place`(
    stage: String, layer: String, expected: String
  ) throws {
    var others = [
      "kit.yaml": "parts: {}\n",
      "broken.yaml": "galley: 1\nscren: {}\nscreen: { size: [9, 9] }\nviews: []\n",
    ]
    for number in 1...9 {
      others["deep-\(number).yaml"] =
        "galley: 1\nviews:\n- { screen: deep-\(number + 1).yaml }\nscreen: { size: [9, 9] }\n"
    }
    let message = try message(Self.stage(stage, layer), others: others)
    #expect(message.hasPrefix(expected), "\(message)")
  }

  @Test func `a file that is called nearly so is offered`() throws {
    let message = try message(Self.stage("{ size: [9, 9] }", "{ screen: shop.yml }"))
    #expect(message.hasSuffix("shop.yml'; did you mean 'shop.yaml'?; check the path"), "\(message)")
  }

  @Test func `a stage and a screen are one too many, and frames are no other states`() throws {
    #expect(
      try message(Self.stage(more: "screen: { size: [9, 9] }\n"))
        == "2:8: a scene has a screen or a stage, not both; leave one out")
    let twice = Self.stage().replacing(
      "[{ name: first }]", with: "[{ name: first }, { name: first-2 }]")
    #expect(
      try message(twice).hasSuffix(
        "is what a frame of another state is called; give it another name"))
  }

  @Test func `scenes that show one another many times over end in a message`() throws {
    var others = [
      "shown-3.yaml": "galley: 1\nscreen: { size: [9, 9] }\nviews: [{ shape: rectangle }]\n"
    ]
    func layers(_ number: Int) -> String {
      String(repeating: "- { screen: shown-\(number).yaml }\n", count: 60)
    }
    for number in 1...2 {
      others["shown-\(number).yaml"] =
        "galley: 1\nscreen: { size: [9, 9] }\nviews:\n\(layers(number + 1))"
    }
    let message = try message(
      "galley: 1\nstage: { size: [9, 9] }\nviews:\n\(layers(1))", others: others)
    #expect(message.contains("layers"), "\(message)")
  }
}
