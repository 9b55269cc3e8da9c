import GalleyChecking
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyScenes
import Testing

@testable import GalleyCommand

/// A warning is told once for a whole course, however many of its frames it is about.
@Suite struct CourseWarningTests {
  private let folder: TemporaryFolder
  private let console = TestConsole()

  /// A text that no font can show, on a screen whose icons quiver in one of two states.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      galley: 1
      screen: { size: [320, 320], scale: 0.5, background: white }
      views:
        - { text: "\u{13000}", at: { top: 0 } }
        - collection: icons
          layout: { kind: springboard, flow: column, item: 100 }
          cell: { style: icon, fill: teal }
          items: 3
      states:
        - { name: resting }
        - { name: deleting, start: { mode: deleting } }
      """, to: "icons.yaml")
  }

  @Test func `of a course a warning is noted once, however many frames have it`() throws {
    let scene = try SceneLoader().load(path: folder("icons.yaml"))
    let animation = AnimationPlan(
      formats: [.init(kind: "apng", encoder: APNGFormat(options: SequenceOptions()))],
      pace: CoursePace(frameRate: 4, duration: 1))
    let plan = try RenderPlan(
      [scene], states: ["deleting"], formats: [], animation: animation, scales: [nil],
      output: folder("out"), check: { _ in })
    let job = try #require(plan.jobs.first)
    let drawn = try plan.draw(
      job, with: Renderer(), to: FileBatch(), sharing: MemoryShares(threads: 1))
    // Once for the state's still, and once for the five frames.
    #expect(drawn.warnings.count == 2, "\(drawn.warnings)")
    #expect(Set(drawn.warnings).count == 1)
  }

  @Test func `a check tells a warning of a course once`() throws {
    let check = ["check", folder("icons.yaml"), "--references", folder("refs")]
    let options = ["--results", folder("results"), "--format", "json", "--state", "deleting"]
    let courses = ["--animate", "--fps", "4", "--duration", "1s"]
    #expect(console.run(check + options + courses) == .different, "\(console.messageText)")
    let states = try #require(JSONReader.value(of: console.outputBytes)["states"]?.array)
    #expect(states.map { $0["warnings"]?.array?.count } == [1, 1])
  }
}
