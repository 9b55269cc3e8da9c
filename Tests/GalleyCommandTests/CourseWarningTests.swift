import GalleyComponents
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyRuns
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
      font: { missing: boxes }
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

  @Test func `of a course a warning is told once, however many frames have it`() throws {
    let scene = try SceneLoader().load(contentsOf: folder("icons.yaml"))
    let animation = AnimationPlan(
      formats: [.init(kind: "apng", encoder: APNGFormat(options: SequenceOptions()))],
      timing: AnimationTiming(frameRate: 4, duration: 1))
    let plan = try PicturePlan(
      [scene], states: ["deleting"], formats: [], animation: animation, scales: [nil, 1],
      output: folder("out"))
    let run = PictureRun(
      plan, rule: WarningRule(isStrict: false), makeSink: { FileBatch() },
      makeRenderer: { try Renderer() })
    let outcome = run.run(threads: 1, renderer: try Renderer())
    // Of two stills and twice five frames.
    #expect(outcome.warnings.count == 1, "\(outcome.warnings)")
    #expect(outcome.errors == [])
    #expect(outcome.count.description == "2 animations")
  }

  @Test(arguments: [true, false])
  func `where warnings are errors nothing is kept of a state that has one`(moves: Bool) throws {
    let options = moves ? ["--animate", "--format", "none", "--fps", "4", "--duration", "1s"] : []
    let command = ["render", folder("icons.yaml"), "-o", folder("out"), "--strict"]
    #expect(console.run(command + options) == .trouble)
    #expect(console.messageText.contains("icons.yaml:5:5: no font in use has"))
    #expect(!console.messageText.contains("warning"))
    #expect(try folder.contents() == ["icons.yaml"])
  }

  @Test func `where warnings are errors a check says so of the still and of the course`() throws {
    let check = ["check", folder("icons.yaml"), "--references", folder("refs"), "--strict"]
    let options = ["--results", folder("results"), "--format", "json", "--state", "deleting"]
    let courses = ["--animate", "--fps", "4", "--duration", "1s"]
    #expect(console.run(check + options + courses) == .trouble)
    let states = try #require(JSONReader.value(of: console.outputBytes)["states"]?.array)
    #expect(states.map { $0["status"]?.text } == ["failed", "failed"])
    #expect(states.map { $0["warnings"]?.array?.count } == [1, 1])
    let messages = states.compactMap { $0["message"]?.text }
    #expect(messages.count == 2 && Set(messages).count == 1, "\(messages)")
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
