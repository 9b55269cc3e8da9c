import Foundation
import Testing

/// Lets one call of the system fail in the command, at one place after the other.
///
/// `GALLEY_FAULTS=all`, which `make faults` sets, tries every place; else it is a share of them.
@Suite(
  .serialized,
  .enabled(if: FaultShim.library != nil, "a compiler for C makes what lets calls fail"))
struct FaultTests {
  private static let triesAll = ProcessInfo.processInfo.environment["GALLEY_FAULTS"] == "all"
  private let suite: FaultedSuite

  init() throws { suite = try FaultedSuite() }

  @Test(arguments: Fault.Call.allCases)
  func `approve replaces all references or none, and tells the truth`(call: Fault.Call) throws {
    try makeReferences()
    try suite.writeScenes(fill: "red")
    try #require(try check().status == 1)
    try suite.keep()
    let old = try suite.files("refs")
    #expect(try suite.run(["approve"]).status == 0)
    let new = try suite.files("refs")
    #expect(old.count == 4 && new.count == 4 && old != new)
    try inject(call, into: ["approve"]) { fault, outcome in
      let references = try suite.files("refs")
      #expect(references == (outcome.status == 0 ? new : old), "\(fault): \(outcome)")
      #expect([0, 2].contains(outcome.status), "\(fault): \(outcome)")
      let again = try suite.run(["approve"])
      #expect(again.status == 0, "\(fault), and then \(again)")
      #expect(try suite.files("refs") == new, "\(fault)")
    }
  }

  @Test(arguments: Fault.Call.allCases)
  func `check says what is true or that it could not`(call: Fault.Call) throws {
    try makeReferences()
    let references = try suite.files("refs")
    try suite.keep()
    try inject(call, into: checkArguments) { fault, outcome in
      #expect([0, 2].contains(outcome.status), "\(fault): \(outcome)")
      #expect(outcome.status == 2 || outcome.output.contains("4 same"), "\(fault): \(outcome)")
      let found = try suite.files("refs")
      #expect(found == references, "\(fault)")
    }
  }

  @Test(arguments: Fault.Call.allCases)
  func `check finds every difference or says that it could not`(call: Fault.Call) throws {
    try makeReferences()
    try suite.writeScenes(fill: "red")
    let references = try suite.files("refs")
    try suite.keep()
    try inject(call, into: checkArguments) { fault, outcome in
      #expect([1, 2].contains(outcome.status), "\(fault): \(outcome)")
      #expect(outcome.status == 2 || outcome.output.contains("4 changed"), "\(fault): \(outcome)")
      let found = try suite.files("refs")
      #expect(found == references, "\(fault)")
    }
  }

  @Test(arguments: [Fault.Call.open, .read, .write])
  func `what is known of pictures hides no difference`(call: Fault.Call) throws {
    suite.keepsKnown = true
    try makeReferences()
    try suite.writeScenes(fill: "red")
    try suite.keep()
    try inject(call, into: checkArguments) { fault, outcome in
      #expect([1, 2].contains(outcome.status), "\(fault): \(outcome)")
      #expect(outcome.status == 2 || outcome.output.contains("4 changed"), "\(fault): \(outcome)")
    }
    try suite.writeScenes(fill: "teal")
    try suite.keep()
    try inject(call, into: checkArguments) { fault, outcome in
      #expect([0, 2].contains(outcome.status), "\(fault): \(outcome)")
      #expect(outcome.status == 2 || outcome.output.contains("4 same"), "\(fault): \(outcome)")
    }
  }

  @Test(arguments: Fault.Call.allCases)
  func `render writes all pictures of a scene or none`(call: Fault.Call) throws {
    let render = ["render", "scenes", "-o", "out", "--format", "png,svg", "--jobs", "1"]
    try suite.writeScenes(fill: "teal")
    try #require(try suite.run(render).status == 0)
    let old = try suite.files("out")
    try suite.writeScenes(fill: "red")
    try suite.keep()
    try #require(try suite.run(render).status == 0)
    let new = try suite.files("out")
    #expect(old.count == 8 && Set(new.keys) == Set(old.keys))
    try inject(call, into: render) { fault, outcome in
      #expect([0, 2].contains(outcome.status), "\(fault): \(outcome)")
      let found = try suite.files("out")
      for scene in ["ring", "words"] {
        let part = found.filter { $0.key.hasPrefix(scene) }
        let isNew = part == new.filter { $0.key.hasPrefix(scene) }
        let isOld = part == old.filter { $0.key.hasPrefix(scene) }
        #expect(isNew || isOld && outcome.status == 2, "\(fault): \(scene), \(outcome)")
      }
      #expect(found.count == 8, "\(fault)")
    }
  }

  @Test(arguments: Fault.Call.allCases)
  func `init writes all its files or none`(call: Fault.Call) throws {
    let start = ["init", "inbox", "--tests", "--ci", "github", "-o", "begun"]
    try suite.keep()
    try #require(try suite.run(start).status == 0)
    let new = try suite.files("begun")
    #expect(new.count == 6)
    try inject(call, into: start) { fault, outcome in
      #expect([0, 2].contains(outcome.status), "\(fault): \(outcome)")
      let found = try suite.files("begun")
      // Where what was written cannot be told, it is written.
      #expect(found == new || found.isEmpty && outcome.status == 2, "\(fault): \(outcome)")
    }
  }

  // MARK: -

  private var checkArguments: [String] {
    ["check", "scenes", "--references", "refs", "--jobs", "1"]
  }

  private func check() throws -> CommandProcess.Outcome { try suite.run(checkArguments) }

  private func makeReferences() throws {
    try suite.writeScenes(fill: "teal")
    try #require(try check().status == 1)
    try #require(try suite.run(["approve"]).status == 0)
    try #require(try check().status == 0)
  }

  /// Runs a command once for each place where the call fails, until the call is not made so often.
  private func inject(
    _ call: Fault.Call, into arguments: [String],
    _ body: (Fault, CommandProcess.Outcome) throws -> Void
  ) throws {
    var statuses: [Int32: Int] = [:]
    var place = 1
    while true {
      let fault = Fault(call: call, place: place)
      try suite.restore()
      let outcome = try suite.run(arguments, fault)
      guard outcome.hasFailed else { break }
      statuses[outcome.status, default: 0] += 1
      try body(fault, outcome)
      #expect(try suite.temporaryFiles() == [], "\(fault): \(outcome)")
      place = Self.next(after: place, call)
    }
    let tally = statuses.sorted { $0.key < $1.key }.map { "\($0.value) with \($0.key)" }
    print("\(arguments[0]), \(call.rawValue) up to \(place): \(tally.joined(separator: ", "))")
  }

  /// Memory is asked for tens of thousands of times, of which some must do.
  private static func next(after place: Int, _ call: Fault.Call) -> Int {
    switch call {
    case .malloc: triesAll ? place + max(1, place / 30) : place * 5
    case .create, .rename, .link, .fsync: triesAll ? place + 1 : place + max(1, place / 5)
    case .open, .read, .write, .mmap: triesAll ? place + 1 : place * 2
    }
  }
}
