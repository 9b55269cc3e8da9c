import Galley
import GalleyGeometry
import GalleyLayouts
import Testing

/// Scenes that would take minutes or gigabytes: each is refused in words, or drawn at once.
@Suite(.timeLimit(.minutes(10))) struct CostTests {
  /// What is said of a scene, when it is read or its last state is drawn.
  private func problems(_ views: String, more: String = "") -> [String] {
    do {
      let scene = try TestScene.read(views: views, more: more)
      for state in scene.states.suffix(1) {
        _ = try scene.drawing(of: state, using: FixedResources())
      }
      return []
    } catch {
      return error.issues.map(\.message)
    }
  }

  private static func parts(_ count: Int, _ layers: (Int) -> String) -> String {
    (["parts:"]
      + (0..<count).map { "  p\($0): { parameters: [c], layers: [ \(layers($0)) ] }" })
      .joined(separator: "\n")
  }

  private static let tooMuch =
    "what names stand for comes to more than 1000000 values here; let a collection repeat what is the same, or give less"

  @Test func `arguments that double from part to part are refused`() {
    let groups = Self.parts(25) { number in
      number == 0
        ? "{ group: \"{c}\" }"
        : "{ p\(number - 1): { c: [ { group: \"{c}\" }, { group: \"{c}\" } ] } }"
    }
    #expect(problems("- p24: { c: [ { text: a } ] }", more: groups) == [Self.tooMuch])
    let texts = Self.parts(40) { number in
      number == 0 ? "{ text: \"{c}\" }" : "{ p\(number - 1): \"{c}{c}\" }"
    }
    #expect(problems("- p39: ab", more: texts) == [Self.tooMuch])
  }

  @Test func `parts within parts are as deep as groups are drawn`() {
    func nested(_ count: Int) -> String {
      Self.parts(count) { $0 == 0 ? "{ text: \"{c}\" }" : "{ p\($0 - 1): \"{c}\" }" }
    }
    #expect(problems("- p40: deep", more: nested(41)) == [])
    #expect(
      problems("- p4999: deep", more: nested(5_000)) == [
        "layers nest more than 100 deep; nest fewer groups or parts"
      ])
    let arguments = Self.parts(3_000) { number in
      number == 0
        ? "{ group: \"{c}\" }" : "{ p\(number - 1): { c: [ { group: \"{c}\" } ] } }"
    }
    #expect(problems("- p2999: { c: [ { text: a } ] }", more: arguments).count >= 1)
  }

  @Test func `braces within braces are few`() {
    let (start, end) = (
      String(repeating: "{a, plural, other ", count: 5_000), String(repeating: "}", count: 5_000)
    )
    #expect(
      problems("- text: \"\(start)x\(end)\"") == [
        "braces nest more than 20 deep; nest fewer plurals"
      ])
  }

  @Test(arguments: [
    (String(repeating: "a", count: 49_000), false),
    (String(repeating: "1", count: 49_000), false),
    (String(repeating: "a", count: 9_000), true),
    (String(repeating: "many words ", count: 4_000), true),
    (String(repeating: "\u{6F22}", count: 16_000), true),
    (String(repeating: "\u{E2A}\u{E27}\u{E31}\u{E2A}", count: 4_000), true),
  ])
  func `a word of more letters than any line has is refused, as much text in words is not`(
    _ text: String, _ isDrawn: Bool
  ) {
    let expected =
      isDrawn
      ? [] : ["too many texts are in sight at once for one picture; show fewer or shorter ones"]
    #expect(problems("- text: \"\(text)\"") == expected)
  }

  @Test func `tens of thousands of runs of one text are refused`() {
    func runs(_ count: Int) -> String {
      let runs = (0..<count).map { "{ text: a, size: \(8 + $0 % 20) }" }
      return "- text: [" + runs.joined(separator: ", ") + "]"
    }
    #expect(problems(runs(500)) == [])
    #expect(
      problems(runs(30_000)) == [
        "too many texts are in sight at once for one picture; show fewer or shorter ones"
      ])
  }

  @Test func `updates of a million items, one after the other, are refused`() {
    let inserts = [String](repeating: "{ insert: { at: 0, items: 1000 } }", count: 999)
    let messages = problems(
      """
      - collection: c
        layout: { kind: grid, columns: 4 }
        items: 200
        cell: { style: disc }
      """, more: "states: [ { name: a, do: [" + inserts.joined(separator: ", ") + "] } ]")
    #expect(
      messages == [
        "up to here, gestures arrange more than 5000000 items anew, those of a collection counted each time; give fewer updates, or fewer items"
      ])
  }

  @Test func `states that each go on from the one before are refused where they play too much`() {
    let states = (1..<400).map {
      "{ name: s\($0), from: s\($0 - 1), do: [{ scroll: { by: 5 } }] }"
    }
    let messages = problems(
      """
      - collection: c
        layout: { kind: grid, columns: 4 }
        items: 200
        cell: { style: disc }
      """, more: "states: [ { name: s0 }, " + states.joined(separator: ", ") + " ]")
    #expect(
      messages == [
        "up to here, states play more than 50000 gestures, each those of the states it goes on from anew; let states go on from one nearer the beginning, or divide the scene"
      ])
  }

  @Test func `sizes are not asked for of more rows than can be measured in some seconds`() {
    let long = String(repeating: "\u{3B1}\u{3B2} ", count: 26)
    #expect(
      problems(
        """
        - collection: c
          layout: { kind: flow, item: { width: 100%, height: fit } }
          items: 40000
          cell: [{ text: "\(long){index}" }]
        """
      ).first?.hasPrefix("too many texts decide how large their items are") == true)
  }

  @Test func `a list of a hundred thousand rows is drawn, with what of its card can be seen`()
    throws
  {
    func commands(_ count: Int) throws -> [DrawCommand] {
      try TestScene.commands(
        views: """
          - collection: c
            layout: { kind: list }
            cell: [{ text: "{index}" }]
            items: \(count)
          """)
    }
    let (many, few) = (try commands(100_000), try commands(100))
    #expect(many.compactMap { $0.text?.block.string } == few.compactMap { $0.text?.block.string })
    #expect(many.count == few.count)
    let heights = many.compactMap { $0.fillBounds?.height }
    #expect(heights.allSatisfy { $0 < 60_000 })
    #expect(heights.contains { $0 > 40_000 })
  }

  @Test func `a box is cut where it is longer than any picture, and nowhere else`() {
    let screen = Rect(x: 0, y: 0, width: 400, height: 800)
    func fill(_ shape: Shape) -> [DrawCommand] { [.fill(Fill(shape, .solid(.black)))] }
    let long = Rect(x: 10, y: -2e6, width: 100, height: 5e6)
    #expect(
      fill(.roundedRectangle(long, radius: 20)).withoutFarEnds(screen)
        == fill(
          .roundedRectangle(Rect(x: 10, y: -50_000, width: 100, height: 100_800), radius: 20)))
    let beginning = Rect(x: 10, y: 30, width: 100, height: 5e6)
    #expect(
      fill(.rectangle(beginning)).withoutFarEnds(screen)
        == fill(.rectangle(Rect(x: 10, y: 30, width: 100, height: 50_770))))
    for shape in [
      Shape.rectangle(screen.inset(by: -40_000)), .ellipse(in: long),
      .roundedRectangle(long, radius: 1e6), .rectangle(Rect(x: 1e6, y: 0, width: 9, height: 9)),
    ] {
      #expect(fill(shape).withoutFarEnds(screen) == fill(shape))
    }
  }
}
