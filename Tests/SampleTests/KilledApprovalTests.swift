import Foundation
import Testing

/// Kills and interrupts the command while it approves, each time at another call of the system.
///
/// `GALLEY_FAULTS=all`, which `make faults` sets, tries every call; else it is some of them.
@Suite(
  .serialized,
  .enabled(if: FaultShim.library != nil, "a compiler for C makes what kills at a call"))
struct KilledApprovalTests {
  private static let triesAll = ProcessInfo.processInfo.environment["GALLEY_FAULTS"] == "all"
  private static let referenceCount = 20
  private let suite: FaultedSuite
  private let old: [String: Data]
  private let new: [String: Data]

  /// References of one scene, and results that would replace each of them.
  init() throws {
    suite = try FaultedSuite()
    try suite.write(Self.scene(item: 8), to: "many.yaml")
    try #require(try suite.run(Self.check).status == 1)
    try #require(try suite.run(["approve"]).status == 0)
    old = try suite.files("refs")
    try suite.write(Self.scene(item: 10), to: "many.yaml")
    try #require(try suite.run(Self.check).status == 1)
    try suite.keep()
    new = Dictionary(
      uniqueKeysWithValues: try suite.files(".galley/drawn").map { ($0.key, $0.value) })
    try #require(Set(new.keys) == Set(old.keys) && old.count == Self.referenceCount)
  }

  @Test(arguments: [Fault.Call.rename, .link, .fsync, .write])
  func `a reference is the old or the new picture wherever an approval is killed`(
    call: Fault.Call
  ) throws {
    var mixed = 0
    try inject(.kill, at: call) { fault, outcome in
      #expect(outcome.status == -SIGKILL, "\(fault)")
      let found = try suite.files("refs").filter { !$0.key.hasSuffix(".tmp") }
      #expect(Set(found.keys) == Set(old.keys), "\(fault)")
      for (name, bytes) in found where bytes != old[name] && bytes != new[name] {
        Issue.record("\(name) is neither old nor new after \(fault)")
      }
      // Whatever is left, the next approval mends, and says so where one was half-way.
      let isMixed = found != old && found != new
      if isMixed { mixed += 1 }
      let again = try suite.run(["approve"])
      #expect(again.status == 0, "\(fault), and then \(again)")
      #expect(!isMixed || again.message.contains("ended half-way"), "\(fault): \(again)")
      #expect(try suite.files("refs") == new, "\(fault)")
    }
    // Between two renames there is a link and there is a rename; all is synced before the first.
    if [.rename, .link].contains(call) { #expect(mixed > 0) }
  }

  @Test(arguments: [Fault.Event.interrupt, .termination], [Fault.Call.rename, .fsync])
  func `an interrupted approval leaves everything as it was`(
    event: Fault.Event, call: Fault.Call
  ) throws {
    try inject(event, at: call) { fault, outcome in
      #expect(outcome.status == (event == .interrupt ? -SIGINT : -SIGTERM), "\(fault)")
      let found = try suite.files("refs")
      // Once the last file is in its place, the approval is done.
      #expect(found == old || found == new, "\(fault)")
      #expect(try suite.temporaryFiles() == [], "\(fault)")
    }
  }

  @Test func `what a killed approval left is taken away by the next check, render or prune`() throws
  {
    for command in [Self.check, ["render", "many.yaml", "-o", "refs"], ["prune"]] {
      try suite.restore()
      let fault = Fault(call: .rename, place: 6, event: .kill)
      #expect(try suite.run(["approve"], fault).status == -SIGKILL)
      #expect(!(try suite.temporaryFiles().isEmpty))
      let outcome = try suite.run(command)
      let isReported = outcome.message.contains("was ended half-way")
      #expect(isReported == (command[0] != "render"), "\(command): \(outcome)")
      let left = try suite.temporaryFiles().filter {
        command[0] != "render" || $0.hasPrefix("refs")
      }
      #expect(left == [], "\(command)")
    }
  }

  // MARK: - The suite

  private static let check = ["check", "many.yaml", "--references", "refs", "--jobs", "1"]

  private static func scene(item: Int) -> String {
    let states = (0..<referenceCount).map { "  - { name: s\($0), start: { items: \($0 + 1) } }" }
    return """
      galley: 1
      screen: { size: [120, 120], scale: 1, background: white }
      views:
        - collection: ring
          layout: { kind: ring, item: \(item) }
          cell: { style: disc, fill: teal }
          items: \(referenceCount)
      states:
      \(states.joined(separator: "\n"))
      """
  }

  private func inject(
    _ event: Fault.Event, at call: Fault.Call,
    _ body: (Fault, CommandProcess.Outcome) throws -> Void
  ) throws {
    var place = 1
    while true {
      let fault = Fault(call: call, place: place, event: event)
      try suite.restore()
      let outcome = try suite.run(["approve"], fault)
      guard outcome.hasFailed else { break }
      try body(fault, outcome)
      place += Self.triesAll ? 1 : 7
    }
    #expect(place > Self.referenceCount)
  }
}
