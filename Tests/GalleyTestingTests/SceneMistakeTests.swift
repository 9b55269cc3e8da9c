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

  private func run(_ path: String, _ state: String) -> [Told] {
    told {
      SnapshotClaims.$shared.withValue(SnapshotClaims()) {
        expectSnapshot(
          ofSceneAt: path, state: state, as: .png, sourceLocation: stage.line(12))
      }
    }
  }

  @Test func `a state that is not there is told with the one that was meant`() {
    let told = run("three.yaml", "secnd")
    #expect(
      told.map(\.message) == ["there is no state 'secnd'; did you mean 'second'?"])
    #expect(told.map(\.line) == [12])
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
    let told = run("none.yaml", "first")
    #expect(told.count == 1)
    #expect(told.first?.message.contains(stage("Tests/ShelfTests/none.yaml")) == true)
    #expect(told.first?.message.hasPrefix("thrown") == false)
  }

  @Test func `a slip in a scene is told with its place in the scene`() {
    let told = run("slip.yaml", "first")
    #expect(told.count == 1)
    #expect(told.first?.message.contains("slip.yaml:6:") == true)
    #expect(told.first?.message.contains("did you mean 'columns'?") == true)
    #expect(told.first?.line == 12)
  }

  @Test func `an item that changed is told`() throws {
    #expect(run("three.yaml", "first").count == 1)
    try stage.write(
      Array(scene.replacing("columns: 3", with: "columns: 3, spacing: 1").utf8),
      to: "Tests/ShelfTests/three.yaml")
    let told = run("three.yaml", "first")
    #expect(told.count == 1)
    #expect(told.first?.message.contains(" of 'discs'") == true)
    #expect(told.first?.message.contains(" of 2400 pixels differ") == true)
  }
}
