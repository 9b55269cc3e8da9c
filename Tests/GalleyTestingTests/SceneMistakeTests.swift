import Galley
import Testing

@testable import GalleyTesting

@Suite struct SceneMistakeTests {
  private let stage: Stage

  private let scene = """
    galley: 1
    title: Three
    screen: { size: [60, 40], scale: 1, background: white }
    views:
      - collection: discs
        layout: { kind: grid, columns: 3 }
        cell: { style: disc, fill: red }
        items: 3
    states: [{ name: first }, { name: second }]

    """

  init() throws {
    stage = try Stage()
    try stage.write(Array(scene.utf8), to: "Tests/ShelfTests/three.yaml")
    try stage.write(
      Array((scene + "matrix: { theme: [light, dark] }\n").utf8), to: "Tests/ShelfTests/two.yaml")
    try stage.write(
      Array(scene.replacing("columns", with: "colums").utf8), to: "Tests/ShelfTests/slip.yaml")
  }

  private func run(_ path: String, _ state: String) -> [RecordedOption] {
    reported {
      SnapshotClaims.$shared.withValue(SnapshotClaims()) {
        expectSnapshot(
          ofSceneAt: path, state: state, as: .png, sourceLocation: stage.line(12))
      }
    }
  }

  @Test func `a state that is not there is told with the one that was meant`() {
    let reported = run("three.yaml", "secnd")
    #expect(
      reported.map(\.message) == ["there is no state 'secnd'; did you mean 'second'?"])
    #expect(reported.map(\.line) == [12])
  }

  @Test func `a state with a matrix has a reference for each drawing`() throws {
    #expect(run("two.yaml", "first").count == 2)
    #expect(run("two.yaml", "first").count == 0)
    #expect(run("two.yaml", "first.dark").count == 0)
    let name = "a-state-with-a-matrix-has-a-reference-for-each-drawing"
    #expect(
      try stage.files().filter { $0.hasSuffix(".png") } == [
        stage.reference("\(name).first.dark.png"), stage.reference("\(name).first.light.png"),
      ])
  }

  @Test func `a scene that is not there is told with its path`() {
    let reported = run("none.yaml", "first")
    #expect(reported.count == 1)
    #expect(reported.first?.message.contains(stage("Tests/ShelfTests/none.yaml")) == true)
    #expect(reported.first?.message.hasPrefix("thrown") == false)
  }

  @Test func `a slip in a scene is told with its place in the scene`() {
    let reported = run("slip.yaml", "first")
    #expect(reported.count == 1)
    #expect(reported.first?.message.contains("slip.yaml:6:") == true)
    #expect(reported.first?.message.contains("did you mean 'columns'?") == true)
    #expect(reported.first?.line == 12)
  }

  @Test func `an item that changed is told`() throws {
    #expect(run("three.yaml", "first").count == 1)
    try stage.write(
      Array(scene.replacing("columns: 3", with: "columns: 3, spacing: 1").utf8),
      to: "Tests/ShelfTests/three.yaml")
    let reported = run("three.yaml", "first")
    #expect(reported.count == 1)
    #expect(reported.first?.message.contains(" of 'discs'") == true)
    #expect(reported.first?.message.contains(" of 2400 pixels differ") == true)
  }
}
