import Foundation
import Testing

/// Interrupts render and check, which share a run, each time at another call of the system.
@Suite(
  .serialized,
  .enabled(if: FaultShim.library != nil, "a compiler for C makes what interrupts at a call"))
struct InterruptedRunTests {
  private static let render = [
    "render", "scenes", "-o", "out", "--format", "png,svg", "--jobs", "2",
  ]
  private static let check = ["check", "scenes", "--references", "refs", "--jobs", "2"]
  private let suite: FaultedSuite

  init() throws { suite = try FaultedSuite() }

  @Test(arguments: [Fault.Call.rename, .write])
  func `of an interrupted render each scene is old or new as a whole`(call: Fault.Call) throws {
    try suite.writeScenes(fill: "teal")
    try #require(try suite.run(Self.render).status == 0)
    let old = try suite.files("out")
    try suite.writeScenes(fill: "red")
    try suite.keep()
    try #require(try suite.run(Self.render).status == 0)
    let new = try suite.files("out")
    try inject(call, into: Self.render) { fault in
      let found = try suite.files("out")
      for scene in ["ring", "words"] {
        let part = found.filter { $0.key.hasPrefix(scene) }
        let versions = [old, new].map { $0.filter { $0.key.hasPrefix(scene) } }
        #expect(versions.contains(part), "\(fault): \(scene)")
      }
    }
  }

  @Test(arguments: [Fault.Call.rename, .write])
  func `an interrupted check vouches for nothing, and the next one is as if it had not been`(
    call: Fault.Call
  ) throws {
    try suite.writeScenes(fill: "teal")
    try #require(try suite.run(Self.check).status == 1)
    try #require(try suite.run(["approve"]).status == 0)
    let references = try suite.files("refs")
    try suite.writeScenes(fill: "red")
    try suite.keep()
    try #require(try suite.run(Self.check).status == 1)
    try #require(try suite.run(["approve"]).status == 0)
    let new = try suite.files("refs")
    try inject(call, into: Self.check) { fault in
      #expect(try suite.files("refs") == references, "\(fault)")
      // What is approved is all of the suite or nothing, whichever manifest is there.
      let approval = try suite.run(["approve"])
      let now = try suite.files("refs")
      #expect(now == references || now == new && approval.status == 0, "\(fault): \(approval)")
      try suite.restore()
      let again = try suite.run(Self.check)
      #expect(again.status == 1 && again.output.contains("4 changed"), "\(fault): \(again)")
    }
  }

  @Test(arguments: [Fault.Call.create, .link])
  func `what is made after the interruption does not stay`(call: Fault.Call) throws {
    try suite.writeScenes(fill: "teal")
    try #require(try suite.run(Self.check).status == 1)
    try #require(try suite.run(["approve"]).status == 0)
    let old = try suite.files("refs")
    try suite.writeScenes(fill: "red")
    try #require(try suite.run(Self.check).status == 1)
    try suite.keep()
    try #require(try suite.run(["approve"]).status == 0)
    let new = try suite.files("refs")
    for arguments in call == .link ? [["approve"]] : [Self.check, Self.render, ["approve"]] {
      try inject(call, .lateInterrupt, into: arguments) { fault in
        let found = try suite.files("refs")
        #expect(found == old || arguments == ["approve"] && found == new, "\(fault): \(arguments)")
      }
    }
  }

  private func inject(
    _ call: Fault.Call, _ event: Fault.Event = .interrupt, into arguments: [String],
    _ body: (Fault) throws -> Void
  ) throws {
    var place = 1
    while true {
      let fault = Fault(call: call, place: place, event: event)
      try suite.restore()
      let outcome = try suite.run(arguments, fault)
      guard outcome.hasFailed else { break }
      // What is at its last calls may end before it hears of the interruption.
      let isEnded = event == .lateInterrupt && outcome.status >= 0
      #expect(outcome.status == -SIGINT || isEnded, "\(fault): \(outcome)")
      #expect(try suite.temporaryFiles() == [], "\(fault)")
      try body(fault)
      place += event == .lateInterrupt ? 3 : call == .write ? 13 : 5
    }
    #expect(place > 1)
  }
}
