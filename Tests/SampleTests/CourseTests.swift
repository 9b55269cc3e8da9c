import Galley
import Testing

/// Whether an instant of a course is the still picture of the state that is drawn then.
@Suite struct CourseTests {
  @Test(arguments: ["ring-insertion.yaml", "ring-removal.yaml"])
  func `every instant of the course is the still of its state`(_ name: String) throws {
    let (scene, renderer) = try Samples.load(name)
    let whole = try #require(scene.states.last)
    let timeline = try scene.timeline(of: whole, using: renderer)
    #expect(scene.states.count >= 3)
    for state in scene.states {
      let instant = try scene.timeline(of: state, using: renderer).instant
      let still = try scene.drawing(of: state, using: renderer).picture
      let frame = try timeline.drawing(at: instant).picture
      #expect(frame.commands == still.commands, "\(name), \(state.name) at \(instant) s")
      let bitmaps = try [frame, still].map { try renderer.bitmap(of: $0) }
      #expect(bitmaps[0] == bitmaps[1], "\(name), \(state.name) at \(instant) s")
    }
  }

  @Test func `going back in time gives the same picture`() throws {
    let (scene, renderer) = try Samples.load("home-screen-editing.yaml")
    let state = try #require(scene.states.first { $0.name == "carrying" })
    let timeline = try scene.timeline(of: state, using: renderer)
    let times = [0, 0.15, 0.5, 1.1, timeline.duration]
    let forth = try times.map { try timeline.drawing(at: $0).picture }
    let back = try times.reversed().map { try timeline.drawing(at: $0).picture }
    #expect(forth == back.reversed())
  }
}
