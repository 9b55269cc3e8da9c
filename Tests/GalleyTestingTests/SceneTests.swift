import Galley
import GalleyTesting
import Testing

/// Real expectations with references in the repository.
@Suite struct SceneTests {
  @Test func `a state is drawn as its reference`() {
    expectSnapshot(ofSceneAt: "Fixtures/discs.yaml", state: "first", as: .png)
    expectSnapshot(ofSceneAt: "Fixtures/discs.yaml", state: "first", as: .svg)
  }

  @Test func `a state is laid out as its reference`() throws {
    let scene = try discs()
    for state in scene.states {
      expectSnapshot(of: scene, state: state.name, as: .layout)
    }
  }

  @Test func `a state's display list is as its reference`() throws {
    expectSnapshot(of: try discs(), state: "first", as: .displayList)
  }

  @Test func `a collection view without a scene is laid out as its reference`() throws {
    let view = try CollectionView(
      content: Content(count: 5), layout: GridLayout(options: .empty()),
      in: Environment(size: Size(width: 120, height: 90)))
    expectSnapshot(of: view, as: .layout)
    expectSnapshot(of: view, as: .layout(of: .all), named: "all")
  }

  @Test(arguments: [1.0, 3]) func `a scale gives as many pixels`(scale: Double) throws {
    expectSnapshot(
      of: try discs(), state: "first", as: .png, named: "\(Int(scale))x", scale: scale)
  }

  private func discs() throws -> Scene {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return try SceneLoader().load(contentsOf: "/\(folder)/Fixtures/discs.yaml")
  }
}
