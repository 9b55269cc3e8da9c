import Galley
import GalleyTesting
import Poster
import Testing

@Suite struct PosterTests {
  @Test func `a scene`() {
    expectSnapshot(ofSceneAt: "Scenes/poster.yaml", state: "default", as: .png)
  }

  @Test func `a layout`() throws {
    let view = try CollectionView(
      content: Content(count: 3), layout: StairsLayout(tread: 30, rise: 20),
      in: Environment(size: Size(width: 100, height: 100)))
    expectSnapshot(of: view, as: .layout)
  }

  @Test func `a bitmap`() {
    expectSnapshot(of: Badge.board(), as: .png)
  }

  @Test(arguments: 1...3) func `a drawing`(dots: Int) {
    expectSnapshot(of: Badge(dots: dots).svg, as: .svg, named: "\(dots)")
  }
}
