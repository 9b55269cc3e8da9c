import Foundation
import GalleyGraphics
import GalleyNotation
import GalleyRendering
import GalleyRuns
import GalleyScenes
import Synchronization
import Testing

/// The engine that render and check share.
@Suite struct DrawingRunTests {
  private let scenes: RunScenes

  init() throws { scenes = try RunScenes() }

  private func run(
    _ list: [Scene], for user: RecordingUser, threads: Int = 1, isStrict: Bool = false,
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> RunOutcome<String> {
    let plan = try DrawingPlan(list, states: []) { _, scene in [scene.name.uppercased()] }
    let run = DrawingRun(
      plan, for: user, rule: WarningRule(isStrict: isStrict), makeRenderer: { try Renderer() })
    return run.run(threads: threads, renderer: try Renderer(), progress: progress)
  }

  @Test(arguments: [1, 3])
  func `every state is drawn once, and told in the order of the plan`(threads: Int) throws {
    let user = RecordingUser()
    let reported = Mutex<[Int]>([])
    let list = [try scenes.scene("a", states: 2), try scenes.scene("b", states: 3)]
    let outcome = try run(list, for: user, threads: threads) { done in
      reported.withLock { $0.append(done) }
    }
    #expect(
      outcome.products.map(\.product) == [
        "a/0 for A: 40.0", "a/1 for A: 40.0", "b/0 for B: 40.0", "b/1 for B: 40.0",
        "b/2 for B: 40.0",
      ])
    #expect(outcome.products.map(\.job) == [0, 1, 2, 3, 4])
    #expect(outcome.failures.isEmpty)
    #expect(reported.withLock { $0 } == [1, 2, 3, 4, 5])
    #expect(user.ends.count == 2 && Set(user.ends) == [.init(0), .init(1)])
  }

  @Test func `an error in one scene is told of its state, and the other scenes are whole`() throws {
    let user = RecordingUser()
    let list = [
      try scenes.scene("a", states: 3, broken: [1]), try scenes.scene("b", states: 1),
    ]
    let outcome = try run(list, for: user)
    #expect(outcome.products.map(\.job) == [0, 2, 3])
    #expect(outcome.failures.map(\.job) == [1])
    guard case .scene(let error) = outcome.failures.first?.failure else {
      Issue.record("\(outcome.failures)")
      return
    }
    #expect(error.issues.map(\.message) == ["there is no item 99; there are 3, counted from 0"])
    #expect(user.ends == [.init(0, isWhole: false), .init(1)])
  }

  @Test func `without a scene nothing is drawn, and nothing is wrong`() throws {
    let user = RecordingUser()
    let outcome = try run([], for: user, threads: 4)
    #expect(outcome.products.isEmpty && outcome.failures.isEmpty && user.ends == [])
  }

  @Test func `a run that ends at a failure leaves the rest, and no scene is whole`() throws {
    let user = RecordingUser(endsAtFailure: true)
    let list = [
      try scenes.scene("a", states: 3, broken: [1]), try scenes.scene("b", states: 2),
    ]
    let outcome = try run(list, for: user)
    #expect(outcome.products.map(\.job) == [0])
    #expect(outcome.failures.map(\.job) == [1])
    #expect(user.ends == [])
  }

  @Test func `what fails at the end of a scene is told of its last state`() throws {
    let user = RecordingUser(refused: [0])
    let list = [try scenes.scene("a", states: 2), try scenes.scene("b", states: 1)]
    let outcome = try run(list, for: user)
    #expect(outcome.products.count == 3)
    #expect(outcome.failures.map(\.job) == [1])
    guard case .unplaced("the disk is made of cheese") = outcome.failures.first?.failure else {
      Issue.record("\(outcome.failures)")
      return
    }
    #expect(user.ends == [.init(0), .init(1)])
  }

  @Test func `a scene with fonts of its own leaves them to no other`() throws {
    try scenes.addFont("own.ttf")
    let user = RecordingUser()
    let list = [
      try scenes.scene("plain", states: 2),
      try scenes.scene("fonts", states: 3, extra: "fonts: [own.ttf]"),
      try scenes.scene("other", states: 1),
    ]
    let plan = try DrawingPlan(list, states: []) { _, scene in [scene.name] }
    let made = Atomic<Int>(0)
    let run = DrawingRun(plan, for: user, rule: WarningRule(isStrict: false)) {
      made.add(1, ordering: .relaxed)
      return try Renderer()
    }
    let renderer = try Renderer()
    #expect(run.run(threads: 1, renderer: renderer).failures.isEmpty)
    #expect(user.scenes(drawnBy: renderer) == ["plain", "other"])
    #expect(made.load(ordering: .relaxed) == 3)
  }

  @Test(arguments: [false, true])
  func `what is doubtful is let through or fails, by one rule`(isStrict: Bool) throws {
    let scene = try scenes.scene(
      "a", states: 1, extra: "font: { missing: boxes }", text: "\u{E123}")
    let outcome = try run([scene], for: RecordingUser(), isStrict: isStrict)
    #expect(outcome.products.count == (isStrict ? 0 : 1))
    guard isStrict else { return }
    guard case .scene(let error) = outcome.failures.first?.failure else {
      Issue.record("\(outcome.failures)")
      return
    }
    #expect(error.issues.map(\.severity) == [.error])
  }
}

extension RecordingUser.End {
  init(_ scene: Int, isWhole: Bool = true) {
    self.init(scene: scene, isWhole: isWhole)
  }
}
