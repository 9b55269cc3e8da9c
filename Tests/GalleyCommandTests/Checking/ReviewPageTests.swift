import Foundation
import GalleyChecking
import GalleyNotation
import GalleyPreview
import GalleySystem
import TestBrowser
import Testing

@testable import GalleyCommand

/// A suite in which three of four states have changed alike and one also otherwise, with the page of
/// its review, which is served as long as a test has it.
private final class ServedReview {
  let suite: RingSuite
  let server: LoopbackServer
  let client: SiteClient

  init() throws {
    suite = try RingSuite()
    try suite.approveAll()
    try suite.write("ring", fill: "red")
    try suite.write("row", items: 4, fill: "red", extra: "  - { name: third }")
    _ = suite.check()
    server = try LoopbackServer(
      port: 0, site: ReviewSite(of: ResultsFolder(suite.folder("results"))))
    client = try SiteClient(address: server.address)
    WorkerThreads.startDetached { [server] in server.run() }
  }

  deinit { server.stop() }

  /// What comes of a question of the page.
  func ask(_ name: String, _ body: String) throws -> JSONValue {
    let answer = try client.post(body, to: name)
    #expect(answer.status == "200")
    return try client.json(answer.body)
  }

  /// Accepts, rejects or reopens states, by runs of their numbers.
  func decide(_ decision: String?, _ runs: String, page: Int = 1) throws -> JSONValue {
    let decision = decision.map { "\"\($0)\"" } ?? "null"
    return try ask("decisions", "{\"page\":\(page),\"decision\":\(decision),\"states\":[\(runs)]}")
  }

  func undo() throws -> JSONValue { try ask("undo", "{\"page\":1}") }

  /// The decisions as the page shows them, a letter each.
  func letters(_ answer: JSONValue) -> String {
    (answer["decisions"]?.array ?? []).map { $0.text?.prefix(1).description ?? "-" }.joined()
  }
}

@Suite struct ReviewPageTests {
  private let review: ServedReview
  private var suite: RingSuite { review.suite }

  init() throws { review = try ServedReview() }

  @Test func `what is accepted is the reference, and one undo restores it byte for byte`() throws {
    let before = try suite.references()
    let drawn = try suite.folder.read("results/drawn/ring/first.png")
    let accepted = try review.decide("accepted", "[0,0]")
    #expect(accepted["message"]?.text == "Accepted ring/first.")
    #expect(review.letters(accepted) == "a----")
    #expect(try suite.references()["ring/first.png"] == drawn)

    let all = try review.decide("accepted", "[0,4]")
    #expect(all["message"]?.text == "Accepted 4 states.")
    #expect(try suite.references().count == 5)
    let undone = try review.undo()
    #expect(undone["message"]?.text == "Undone: accepting 4 states.")
    #expect(review.letters(undone) == "a----")
    #expect(undone["undo"] == .null)
    var expected = before
    expected["ring/first.png"] = drawn
    #expect(try suite.references() == expected)
    #expect(try review.undo()["message"]?.text == "There is nothing to undo.")
    #expect(try suite.references() == expected)

    _ = try review.decide("accepted", "[0,4]")
    #expect(suite.check() == .success)
  }

  @Test func `a new folder of references goes with the acceptance that made it`() throws {
    try suite.remove("refs/row")
    _ = suite.check()
    let page = String(
      decoding: try review.client.answer(to: review.client.root).body, as: UTF8.self)
    #expect(page.contains("\"page\": 2"))
    _ = try review.decide("accepted", "[2,4]", page: 2)
    #expect(try suite.references().keys.filter { $0.hasPrefix("row/") }.count == 3)
    let undone = try review.ask("undo", "{\"page\":2}")
    #expect(undone["problem"] == .null)
    #expect(!FileManager.default.fileExists(atPath: suite.folder("refs/row")))
    // What was known before is missing, and what was new is new.
    _ = suite.check()
    let manifest = try JSONReader.value(of: try suite.folder.read("results/manifest.json"))
    #expect(
      manifest["states"]?.array?.map { $0["status"]?.text } == [
        "changed", "changed", "missing", "missing", "new",
      ])
  }

  @Test func `rejecting writes nothing, is undone, and is left out of all that follows`() throws {
    let before = try suite.folder.contents()
    let manifest = try suite.folder.read("results/manifest.json")
    let rejected = try review.decide("rejected", "[1,2]")
    #expect(review.letters(rejected) == "-rr--")
    #expect(rejected["undo"]?.text == "rejecting 2 states")
    // They are there when the page is loaded again.
    let client = review.client
    #expect(try client.answer(to: client.root).status == "200")
    let loaded = try client.json(client.answer(to: client.root + "decisions").body)
    #expect(review.letters(loaded) == "-rr--")
    #expect(review.letters(try review.decide(nil, "[2,2]")) == "-r---")
    #expect(review.letters(try review.undo()) == "-rr--")
    #expect(review.letters(try review.undo()) == "-----")
    #expect(try suite.folder.contents() == before)
    #expect(try suite.folder.read("results/manifest.json") == manifest)

    // An acceptance can be undone after what was rejected since.
    _ = try review.decide("accepted", "[0,0]")
    _ = try review.decide("rejected", "[1,1]")
    #expect(review.letters(try review.undo()) == "a----")
    #expect(review.letters(try review.undo()) == "-----")
  }

  @Test func `where something has changed since, nothing is accepted and the page says why`() throws
  {
    let before = try suite.references()
    try suite.folder.write("another's", to: "refs/ring/second.png")
    let answer = try review.decide("accepted", "[0,1]")
    let problem = try #require(answer["problem"]?.text)
    #expect(problem.contains("refs/ring/second.png' has changed since the check"))
    #expect(problem.contains("nothing was changed; run galley check again"))
    #expect(answer["number"]?.integer == 0)
    #expect(review.letters(answer) == "-----")
    #expect(try suite.references()["ring/first.png"] == before["ring/first.png"])
  }

  @Test func `an acceptance is not undone over what someone else has put there`() throws {
    _ = try review.decide("accepted", "[0,1]")
    try suite.folder.write("another's", to: "refs/ring/second.png")
    let problem = try #require(try review.undo()["problem"]?.text)
    #expect(problem.contains("refs/ring/second.png' has changed since it was accepted"))
    #expect(problem.hasSuffix("nothing was changed"))
    #expect(try suite.folder.read("refs/ring/second.png") == Array("another's".utf8))
  }

  @Test func `an acceptance is not undone where a former reference is lost`() throws {
    _ = try review.decide("accepted", "[0,1]")
    let accepted = try suite.references()
    try suite.remove("results/expected/ring/second.png")
    let answer = try review.undo()
    #expect(
      answer["problem"]?.text
        == "the former reference of 'ring/second' in the results is not what the check left there")
    #expect(review.letters(answer) == "aa---")
    #expect(try suite.references() == accepted)
    #expect(try !suite.folder.contents().contains { $0.hasSuffix(".tmp") })
  }

  @Test func `a page of an earlier check accepts nothing, until it is loaded again`() throws {
    try suite.write("ring", items: 5)
    _ = suite.check()
    let stale = try review.decide("accepted", "[0,0]")
    #expect(stale["problem"]?.text?.contains("another check by now; nothing was changed") == true)
    #expect(try review.client.answer(to: review.client.root).status == "200")
    let old = try review.decide("accepted", "[0,0]")
    #expect(old["problem"]?.text?.contains("the page is that of another check") == true)
    #expect(try review.decide("accepted", "[0,0]", page: 2)["problem"] == .null)
  }

  @Test func `a page that tells another former name than the last check accepts nothing`() throws {
    try suite.write("ring")
    for (old, new) in [("first", "former"), ("former", "earlier")] {
      try FileManager.default.moveItem(
        atPath: suite.folder("refs/ring/\(old).png"), toPath: suite.folder("refs/ring/\(new).png"))
      _ = suite.check()
      guard new == "former" else { break }
      let page = try review.client.answer(to: review.client.root).body
      #expect(String(decoding: page, as: UTF8.self).contains("was called 'ring/former'"))
    }
    let stale = try review.decide("accepted", "[0,0]", page: 2)
    #expect(stale["problem"]?.text?.contains("another check by now; nothing was changed") == true)
    #expect(try suite.references()["ring/earlier.png"] != nil)
    let page = try review.client.answer(to: review.client.root).body
    #expect(String(decoding: page, as: UTF8.self).contains("was called 'ring/earlier'"))
    #expect(try review.decide("accepted", "[0,0]", page: 3)["problem"] == .null)
    #expect(
      try suite.references().keys.filter { $0.hasPrefix("ring/") }.sorted() == [
        "ring/first.png", "ring/second.png",
      ])
  }

  @Test func `what was decided in the terminal meanwhile is marked`() throws {
    #expect(suite.run(["approve", "ring"]) == .success)
    #expect(suite.run(["review", "row/third", "--reject-all"]) == .different)
    let answer = try review.client.answer(to: review.client.root + "decisions")
    #expect(review.letters(try review.client.json(answer.body)) == "aa--r")
    #expect(
      try review.decide("accepted", "[0,1]")["message"]?.text
        == "There is nothing left to accept.")
  }

  @Test func `what others decide between two acceptances is kept, and written as if anew`() throws {
    func decisions() throws -> [String?] {
      let bytes = try suite.folder.read("results/manifest.json")
      let manifest = try Manifest(JSONReader.value(of: bytes))
      #expect(bytes == Array((manifest.json.indented + "\n").utf8))
      return manifest.entries.map { $0.decision?.rawValue }
    }
    _ = try review.decide("accepted", "[0,0]")
    #expect(try decisions() == ["accepted", nil, nil, nil, nil])
    #expect(suite.run(["approve", "row/first"]) == .success)
    #expect(suite.run(["review", "row/third", "--reject-all"]) == .different)
    _ = try review.decide("accepted", "[1,1]")
    #expect(try decisions() == ["accepted", "accepted", "accepted", nil, "rejected"])
    // A state that is new is known from now on, and no more once that is undone.
    let known = try suite.folder.read("results/manifest.json")
    #expect(review.letters(try review.decide("accepted", "[4,4]")) == "aaa-a")
    #expect(try decisions().last == "accepted")
    #expect(review.letters(try review.undo()) == "aaa-r")
    #expect(try suite.folder.read("results/manifest.json") == known)

    // A manifest whose lines are others is written anew.
    let json = try JSONReader.value(of: known)
    try suite.folder.write(json.dense, to: "results/manifest.json")
    _ = try review.decide("accepted", "[3,3]")
    #expect(try decisions() == ["accepted", "accepted", "accepted", "accepted", "rejected"])
  }

  @Test func `the pictures are those of the results, and nothing else is served`() throws {
    let client = review.client
    for (role, folder) in [("expected", "expected"), ("actual", "drawn"), ("difference", "diff")] {
      let answer = try client.answer(to: client.root + "pictures/1/0/\(role)")
      #expect(answer.body == (try suite.folder.read("results/\(folder)/ring/first.png")))
    }
    for name in ["report.css", "report.js", "icon.svg", "decisions"] {
      #expect(try client.answer(to: client.root + name).status == "200", "\(name)")
    }
    for name in [
      "manifest.json", "drawn/ring/first.png", "pictures/1/5/actual", "pictures/2/0/actual",
      "pictures/1/-1/actual", "pictures/1/0/../../../refs/ring/first.png", "pictures/1/0/other",
      "pictures/1/0", "pictures/1/4/expected", "..", "undo",
    ] {
      #expect(try client.answer(to: client.root + name).status == "404", "\(name)")
    }
  }

  @Test func `only the page itself changes anything`() throws {
    let client = review.client
    let body = "{\"page\":1,\"decision\":\"accepted\",\"states\":[[0,4]]}"
    let before = try suite.references()
    let json = "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
    for (more, status) in [
      (json, "403"), ("Origin: null\r\n" + json, "403"),
      ("Origin: http://evil.example\r\n" + json, "403"),
    ] {
      let answer = try client.answer(
        to: client.root + "decisions", more: more, method: "POST", body: body)
      #expect(answer.status == status, "\(more)")
    }
    for body in [
      "", "[]", "{}", "{\"page\":1,\"states\":[[0,5]]}", "{\"page\":1,\"states\":[[-1,0]]}",
      "{\"page\":1,\"states\":[[1,0]]}", "{\"page\":1,\"states\":[[0]]}",
      "{\"page\":1,\"states\":[\"../x\"]}", "{\"page\":1,\"states\":[[0,1e300]]}",
    ] {
      #expect(try client.post(body, to: "decisions").status == "400", "\(body)")
    }
    #expect(try client.post(body, to: "pictures/1/0/actual").status == "404")
    let odd = try review.decide("../refs", "[0,0]")
    #expect(odd["problem"]?.text == "there is no such decision; load the page again")
    #expect(try suite.references() == before)
  }

  @Test func `results that are not there, a port in use and what does not go together are told`()
    throws
  {
    let console = TestConsole()
    #expect(
      console.run("review", "--serve", "--results", suite.folder("nowhere")) == .trouble)
    #expect(console.messageText.contains("run galley check first"))
    let against = try RingRepository()
    try against.suite.write("ring", fill: "red")
    #expect(against.check(against: "HEAD", on: TestConsole()) == .different)
    #expect(against.suite.run("review", "--serve", on: console) == .trouble)
    #expect(console.messageText.contains("HEAD"), "\(console.messageText)")
    let port = "\(review.server.port)"
    #expect(suite.run("review", "--serve", "--port", port, on: console) == .trouble)
    #expect(console.messageText.contains("port \(port) is in use"))
    for (arguments, words) in [
      (["--port", "8080"], "--port and --open are those of a page; add --serve"),
      (["--serve", "ring"], "leave out names"), (["--serve", "--accept-all"], "--accept-all"),
      (["--serve", "--port", "70000"], "--port is 70000; give a number from 1 to 65535"),
    ] {
      let console = TestConsole()
      #expect(suite.run(["review"] + arguments, on: console) == .trouble)
      #expect(console.messageText.contains(words), "\(console.messageText)")
    }
  }
}
