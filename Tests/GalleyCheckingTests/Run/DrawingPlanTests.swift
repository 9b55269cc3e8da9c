import Foundation
import GalleyChecking
import GalleyRendering
import GalleyRuns
import GalleyScenes
import Testing

/// The plan that render and check share.
@Suite struct DrawingPlanTests {
  private let scenes: RunScenes

  init() throws { scenes = try RunScenes() }

  private func variants() throws -> [Scene] {
    [
      try scenes.scene("a", states: 2, extra: "matrix: { scale: [1, 2] }"),
      try scenes.scene("b", states: 2),
    ]
  }

  private func pictures(_ list: [Scene], _ states: [String] = []) throws -> PicturePlan {
    try PicturePlan(
      list, states: states,
      formats: [.init(kind: "png", encoder: PNGFormat())], animation: nil,
      scales: [nil], output: "")
  }

  private func suite(
    _ list: [Scene], _ states: [String] = [], _ shard: Shard? = nil
  ) throws -> SuitePlan {
    var options = SuiteOptions()
    options.states = states
    options.shard = shard
    return try SuitePlan(list, options: options)
  }

  @Test(arguments: [[], ["1"], ["0.2", "1"]])
  func `render and check plan the same states in the same order`(names: [String]) throws {
    let list = try variants()
    let (pictures, suite) = (try pictures(list, names), try suite(list, names))
    #expect(pictures.paths == suite.jobs.map { "/" + $0.task.path })
    #expect(!pictures.paths.isEmpty)
    #expect(pictures.jobCount == suite.jobs.count)
  }

  @Test func `a state comes in every variant of the matrix`() throws {
    #expect(
      try pictures(variants()).paths == [
        "/a/0.1.png", "/a/1.1.png", "/a/0.2.png", "/a/1.2.png", "/b/0.png", "/b/1.png",
      ])
  }

  @Test func `the shards are the whole, and each knows all references`() throws {
    let list = try variants()
    let whole = try suite(list)
    let parts = try (1...4).map { number in
      let shard = try #require(Shard("\(number)/4"))
      return try suite(list, [], shard)
    }
    #expect(parts.flatMap(\.jobs).map(\.task.path).sorted() == whole.jobs.map(\.task.path).sorted())
    #expect(parts.allSatisfy { $0.pictures == whole.pictures && $0.suite == whole.suite })
  }

  @Test func `a name that no scene knows is refused alike`() throws {
    let list = try variants()
    let error = RunError("there is no state '7'; there is 0 or 1")
    #expect(throws: error) { try pictures(list, ["7"]) }
    #expect(throws: error) { try suite(list, ["7"]) }
  }

  @Test func `no scene is no plan for a state, and an empty plan without one`() throws {
    #expect(try pictures([]).jobCount == 0)
    #expect(try suite([]).jobs.isEmpty)
  }

  @Test func `a scene that asks for what there is not is left out, and the others are counted on`()
    throws
  {
    let list = try variants()
    let plan = try DrawingPlan(list, states: []) { state, scene in
      guard scene.name == "b" else { throw scene.error("no", in: state) }
      return [1, 2]
    }
    #expect(plan.refused.map(\.scene.name) == ["a"])
    #expect(plan.scenes.map(\.name) == ["b"])
    #expect(plan.jobs.map(\.scene) == [0, 0, 0, 0])
    #expect(plan.jobs.map(\.task) == [1, 2, 1, 2])
  }
}
