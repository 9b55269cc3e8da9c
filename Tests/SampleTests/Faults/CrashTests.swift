import Foundation
import Testing

/// Commands in which a thread crashes, each time at another call of the system.
@Suite(
  .serialized,
  .enabled(if: FaultShim.library != nil, "a compiler for C makes what crashes at a call"))
struct CrashTests {
  private static let check = [
    "check", "scenes", "--references", "refs", "--jobs", "1", "--junit", "junit.xml",
  ]
  private let suite: FaultedSuite

  init() throws {
    suite = try FaultedSuite()
    try suite.writeScenes(fill: "teal")
    try suite.keep()
  }

  private struct Manifest: Decodable {
    struct State: Decodable {
      var state: String
      var status: String
      var message: String?
    }

    var states: [State]
  }

  @Test func `a check that crashes keeps the states that it had, and says which it was at`() throws
  {
    var numbers: Set<Int> = []
    var place = 1
    while true {
      try suite.restore()
      // Not where a file is made, under the lock of what is to be undone: nothing is saved then.
      let fault = Fault(call: .fsync, place: place, event: .crash)
      // Each in a folder of its own: results that lost their manifest are nobody's to write over.
      let results = "results-\(place)"
      let outcome = try suite.run(Self.check + ["--results", results], fault)
      guard outcome.hasFailed else { break }
      place += 1
      #expect(outcome.status == 2, "\(fault): \(outcome)")
      #expect(outcome.message.contains("galley: crashed"), "\(fault): \(outcome)")
      #expect(try suite.temporaryFiles() == [], "\(fault)")
      guard outcome.message.contains("while drawing '"),
        outcome.output.contains("leave it out meanwhile")
      else { continue }
      let bytes = try #require(try suite.files(results)["manifest.json"], "\(fault)")
      let states = try JSONDecoder().decode(Manifest.self, from: bytes).states
      #expect(states.count == 4, "\(fault)")
      let crashed = states.filter { $0.message?.contains("while it drew it") ?? false }
      #expect(crashed.count == 1, "\(fault): \(states)")
      #expect(crashed.allSatisfy { outcome.message.contains("'\($0.state)'") }, "\(fault)")
      #expect(states.allSatisfy { ["new", "failed"].contains($0.status) }, "\(fault)")
      numbers.insert(states.filter { $0.status == "new" }.count)
      let junit = suite.folder.appending(path: "junit.xml")
      #expect(try String(contentsOf: junit, encoding: .utf8).contains("tests=\"4\""), "\(fault)")
    }
    // Some of them crashed in the midst.
    #expect(numbers.contains { (1...3).contains($0) }, "\(numbers)")
  }

  @Test func `a render that crashes says what it drew, and leaves nothing that is not whole`()
    throws
  {
    let fault = Fault(call: .fsync, place: 1, event: .crash)
    let outcome = try suite.run(["render", "scenes", "-o", "out", "--jobs", "1"], fault)
    try #require(outcome.hasFailed)
    #expect(outcome.status == 2, "\(outcome)")
    #expect(outcome.message.hasPrefix("galley: crashed"), "\(outcome)")
    #expect(try suite.temporaryFiles() == [])
  }
}
