import Testing

@testable import GalleyCommand

/// The ring gets another item where the first one is, which masks hide or do not.
@Suite struct MaskTests {
  private let suite: RingSuite
  private let console = TestConsole()

  init() throws {
    suite = try RingSuite()
    try writeClock(fill: "teal")
    try suite.approveAll()
    try writeClock(fill: "tomato")
  }

  private func writeClock(fill: String, check: String = "{}", stateCheck: String = "{}") throws {
    try suite.folder.write(
      """
      galley: 1
      check: \(check)
      screen: { size: [40, 40], scale: 2, background: white }
      views:
        - shape: rectangle
          id: clock
          at: { leading: 4, top: 6, width: 10, height: 8 }
          fill: \(fill)
      states:
        - { name: first, check: \(stateCheck) }
      """, to: "scenes/clock.yaml")
  }

  @Test func `without a mask the difference counts`() {
    #expect(suite.check() == .different)
  }

  @Test(arguments: ["clock", "4,6,10,8", "0,0,40,20"])
  func `a mask of the command line hides it`(mask: String) throws {
    #expect(suite.check("--mask", mask, on: console) == .success, "\(console.outputText)")
  }

  @Test func `an item that is called as one on its way out is masked by its own id`() throws {
    func write(fill: String) throws {
      try suite.folder.write(
        """
        galley: 1
        screen: { size: [40, 40], scale: 2, background: white }
        views:
          - collection: list
            layout: { kind: flow, item: 20 }
            cell: { style: plain, fill: \(fill) }
            items: [{ id: leaving-x }]
        """, to: "scenes/clock.yaml")
    }
    try write(fill: "teal")
    try suite.approveAll()
    try write(fill: "tomato")
    #expect(suite.check("--mask", "leaving-x", on: console) == .success, "\(console.outputText)")
    #expect(suite.check("--mask", "leaving-y") == .trouble)
  }

  @Test(arguments: ["ring", "4,6,10,7", "0,0"])
  func `a mask elsewhere does not`(mask: String) throws {
    #expect(suite.check("--mask", mask) == .different)
  }

  @Test(arguments: [
    (["--mask", "clok"], "the mask meets nothing: no state shows 'clok'; did you mean 'clock'?"),
    (["--mask", "0,99"], "the mask meets nothing: no state shows [0, 99]; 'galley layout' lists"),
    (
      ["--mask", "hour", "--mask", "clock", "--mask", "7,0"],
      "no state shows 'hour'; 'galley layout' lists what there is\n  the mask meets nothing: no state"
        + " shows [7, 0]"
    ),
  ])
  func `a mask of the command line that meets nothing is a failure of its own`(
    arguments: [String], words: String
  ) throws {
    let junit = suite.folder("junit.xml")
    #expect(suite.check(arguments + ["--junit", junit], on: console) == .trouble)
    #expect(console.outputText.contains("failed   --mask\n"), "\(console.outputText)")
    #expect(console.outputText.contains(words), "\(console.outputText)")
    let xml = String(decoding: try suite.folder.read("junit.xml"), as: UTF8.self)
    #expect(xml.contains("<testcase name=\"the check\" classname=\"--mask\""))
    // What is left open is not told of a part of the states.
    #expect(suite.check(arguments + ["--state", "first"], on: console) != .trouble)
    #expect(suite.check(arguments + ["--shard", "1/2"], on: console) != .trouble)
    #expect(suite.run(["approve"]) == .success)
  }

  @Test func `all masks of a scene that meet nothing are told at once`() throws {
    try writeClock(fill: "teal", check: "{ masks: [{ element: clok }, { element: [0, 1] }] }")
    #expect(suite.check(on: console) == .trouble)
    #expect(console.outputText.contains("scenes/clock.yaml:2:29:"), "\(console.outputText)")
    #expect(console.outputText.contains("no state that has it shows [0, 1]"))
  }

  @Test(arguments: ["{ element: clock }", "{ rectangle: [4, 6, 10, 8] }"])
  func `scenes and states say their masks`(mask: String) throws {
    try writeClock(fill: "tomato", check: "{ masks: [\(mask)] }")
    #expect(suite.check(on: console) == .success, "\(console.outputText)")
    try writeClock(fill: "tomato", stateCheck: "{ masks: [\(mask)] }")
    #expect(suite.check() == .success)
  }

  @Test(arguments: [
    ("{ element: clok }", "'clok'; did you mean 'clock'?"),
    ("{ element: clock, collection: ring }", "'clock' in 'ring'"),
    ("{ element: [0, 1] }", "[0, 1]"),
  ])
  func `a mask that meets nothing is told at its place in the scene`(
    mask: String, words: String
  ) throws {
    try writeClock(fill: "teal", stateCheck: "{ masks: [\(mask)] }")
    #expect(suite.check(on: console) == .trouble)
    #expect(console.outputText.contains("scenes/clock.yaml:10:"), "\(console.outputText)")
    #expect(console.outputText.contains("the mask meets nothing"), "\(console.outputText)")
    #expect(console.outputText.contains(words), "\(console.outputText)")
  }

  @Test func `a mask that one state of a scene has need not meet anything in another`() throws {
    let scene = """
      galley: 1
      check: { masks: [{ element: 3, collection: row }] }
      screen: { size: [40, 40], scale: 1, background: white }
      views:
        - collection: row
          layout: { kind: flow, item: 10 }
          cell: { style: plain, fill: teal }
          items: 3
      states: [{ name: first }, { name: second, start: { items: 4 } }]
      """
    try suite.folder.write(scene, to: "scenes/clock.yaml")
    try suite.approveAll()
    #expect(suite.check(on: console) == .success, "\(console.outputText)")
    try suite.folder.write(
      scene.replacing("element: 3", with: "element: 4"), to: "scenes/clock.yaml")
    #expect(suite.check() == .trouble)
    // The state that may have it is not drawn.
    #expect(suite.check("--state", "first", on: console) == .success)
  }

  @Test func `a state's metric and tolerance count more than the scene's`() throws {
    let tolerant = "{ metric: tolerance, tolerance: { levels: 255 }, color-tolerance: 100 }"
    try writeClock(fill: "tomato", check: tolerant)
    #expect(suite.check(on: console) == .success, "\(console.outputText)")
    try writeClock(fill: "tomato", check: tolerant, stateCheck: "{ metric: exact }")
    #expect(suite.check() == .different)
  }

  @Test func `an unknown metric is told at its place in the scene`() throws {
    try writeClock(fill: "tomato", check: "{ metric: exakt }")
    #expect(suite.check(on: console) == .trouble)
    #expect(console.outputText.contains("scenes/clock.yaml:2:"), "\(console.outputText)")
    #expect(console.outputText.contains("unknown metric 'exakt'"))
  }

  @Test func `what states of a scene ask for in vain is told at once`() throws {
    try suite.folder.write(
      """
      galley: 1
      screen: { size: [40, 40] }
      views: []
      states:
        - { name: a, check: { metric: exakt } }
        - { name: b }
        - { name: c, check: { metric: perceptual, tolerance: { windw: 3 } } }
      """, to: "scenes/clock.yaml")
    #expect(suite.check(on: console) == .trouble)
    #expect(console.outputText.contains("clock.yaml:5:23: unknown metric 'exakt'"))
    #expect(console.outputText.contains("clock.yaml:7:23: "), "\(console.outputText)")
    #expect(console.outputText.contains("'windw'"))
  }

  @Test func `a scene may want SVG references`() throws {
    try writeClock(fill: "tomato", check: "{ format: svg }")
    #expect(suite.check(on: console) == .different)
    #expect(suite.run(["approve"]) == .success)
    #expect(try suite.references()["clock/first.svg"] != nil)
    #expect(suite.check(on: console) == .success)
    // The PNG from before is still a picture of a state that is drawn.
    #expect(!console.outputText.contains("obsolete"))
  }

  @Test func `a scene may want references in several formats, each of which is compared`() throws {
    try writeClock(fill: "tomato", check: "{ format: [png, svg] }")
    #expect(suite.check(on: console) == .different)
    #expect(suite.run(["approve"]) == .success)
    #expect(try suite.references()["clock/first.svg"] != nil)
    #expect(try suite.references()["clock/first.png"] != nil)
    #expect(suite.check(on: console) == .success)
    try writeClock(fill: "teal", check: "{ format: [png, svg] }")
    let changed = TestConsole()
    #expect(suite.check(on: changed) == .different)
    #expect(changed.outputText.contains("changed  clock/first\n"), "\(changed.outputText)")
    #expect(changed.outputText.contains("changed  clock/first.svg\n"), "\(changed.outputText)")
    #expect(suite.run(["approve", "clock/first.svg"]) == .success)
    let left = TestConsole()
    #expect(suite.check(on: left) == .different)
    #expect(!left.outputText.contains("changed  clock/first.svg"))
    try writeClock(fill: "teal", check: "{ format: [png, png] }")
    let wrong = TestConsole()
    #expect(suite.check(on: wrong) == .trouble)
    #expect(wrong.outputText.contains("a format is named twice; name each once"))
  }
}
