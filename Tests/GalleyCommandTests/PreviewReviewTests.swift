import Foundation
import GalleyNotation
import GalleyPreview
import GalleySystem
import Synchronization
import TestBrowser
import Testing

@testable import GalleyCommand

/// What a preview has of the last check: a link with what it found, and the review behind it.
@Suite struct PreviewReviewTests {
  private let suite: RingSuite

  init() throws { suite = try RingSuite() }

  /// What the page is told that the check found, once it is that.
  private func wait(for finding: String?, in preview: ServedPreview) throws {
    _ = try preview.client.event { $0["check"] == JSONValue.optional(finding) }
  }

  @Test func `a preview tells what each check found, and nothing where there are no results`()
    throws
  {
    let preview = try ServedPreview(of: suite.folder, scenes: "scenes")
    let none = try preview.answer(to: preview.root + "review/")
    #expect(String(decoding: none.body, as: UTF8.self).contains("run galley check first"))

    _ = suite.check()
    try wait(for: "4 new", in: preview)
    #expect(suite.run(["approve", "ring"]) == .success)
    try wait(for: "2 new, 2 accepted", in: preview)
    try suite.write("ring", fill: "red")
    #expect(suite.check() == .different)
    try wait(for: "2 changed, 2 new", in: preview)
    #expect(suite.run(["approve"]) == .success)
    #expect(suite.check() == .success)
    try wait(for: "all the same", in: preview)

    // The folder may go and come again, also under another name before.
    try suite.remove("results")
    try wait(for: nil, in: preview)
    try suite.write("ring", fill: "navy")
    _ = suite.run(
      ["check", suite.folder("scenes"), "--references", suite.folder("refs")]
        + ["--results", suite.folder("elsewhere")])
    try FileManager.default.moveItem(
      atPath: suite.folder("elsewhere"), toPath: suite.folder("results"))
    try wait(for: "2 changed", in: preview)
  }

  @Test func `results against a revision, and those of a check that has not ended, are no review`()
    throws
  {
    let repository = try RingRepository()
    try repository.suite.write("ring", fill: "red")
    #expect(repository.check(against: "HEAD", on: TestConsole()) == .different)
    let preview = try ServedPreview(of: repository.suite.folder, scenes: "scenes")
    #expect(repository.suite.check() == .different)
    try wait(for: "4 new", in: preview)
    #expect(repository.check(against: "HEAD", on: TestConsole()) == .different)
    try wait(for: nil, in: preview)
    #expect(repository.suite.check() == .different)
    try wait(for: "4 new", in: preview)
    let path = repository.suite.folder("results/manifest.json")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    try repository.suite.folder.write(
      text.replacing("\"complete\": true", with: "\"complete\": false"), to: "results/manifest.json"
    )
    try wait(for: nil, in: preview)
  }

  @Test func `the review of a preview accepts and undoes, of each check anew, from its own page`()
    throws
  {
    try suite.approveAll()
    try suite.write("ring", fill: "red")
    #expect(suite.check() == .different)
    let preview = try ServedPreview(of: suite.folder, scenes: "scenes")
    let client = preview.client
    let first = try page(of: preview)
    for name in ["report.css", "report.js", "icon.svg", "decisions", "pictures/\(first)/0/actual"] {
      #expect(try preview.answer(to: preview.root + "review/" + name).status == "200", "\(name)")
    }
    for name in ["review", "review/preview.js", "review/review/", "review/../", "decisions"] {
      #expect(try preview.answer(to: preview.root + name).status == "404", "\(name)")
    }

    let before = try suite.references()
    let body = "{\"page\":\(first),\"decision\":\"accepted\",\"states\":[[0,1]]}"
    let fields = "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n"
    for origin in ["", "Origin: null\r\n", "Origin: http://evil.example\r\n"] {
      let answer = try preview.answer(
        to: preview.root + "review/decisions", more: origin + fields, method: "POST", body: body)
      #expect(answer.status == "403")
    }
    let tokenless = "Origin: http://127.0.0.1:\(preview.server.port)\r\n" + fields
    #expect(
      try preview.answer(to: "/review/decisions", more: tokenless, method: "POST", body: body)
        .status == "404")
    #expect(try suite.references() == before)

    let accepted = try client.json(client.post(body, to: "review/decisions").body)
    #expect(accepted["message"]?.text == "Accepted 2 states.")
    try wait(for: "2 accepted", in: preview)
    #expect(try suite.references()["ring/first.png"] != before["ring/first.png"])
    _ = try client.post("{\"page\":\(first)}", to: "review/undo")
    try wait(for: "2 changed", in: preview)
    #expect(try suite.references() == before)

    try suite.write("row", fill: "red")
    #expect(suite.check() == .different)
    let stale = try client.json(client.post(body, to: "review/decisions").body)
    #expect(stale["problem"]?.text?.contains("another check by now") == true)
    #expect(try page(of: preview) == first + 1)
    // Another process at the same address takes nothing from the pages of this one.
    let other = try ServedPreview(of: suite.folder, scenes: "scenes")
    #expect(try page(of: other) != first)
    let old = try client.json(other.client.post(body, to: "review/decisions").body)
    #expect(old["problem"]?.text?.contains("the page is that of another check") == true)
  }

  /// The number of the page of the review.
  private func page(of preview: ServedPreview) throws -> Int {
    let text = String(
      decoding: try preview.answer(to: preview.root + "review/").body, as: UTF8.self)
    return try #require(text.firstMatch(of: /"page": (\d+)/).flatMap { Int($0.output.1) })
  }
}

/// The way from a preview to the review and on, in a browser, which set-up for tests installs.
@Suite(.enabled(if: Browser.isExpected, "set-up has no browser for this system"))
struct PreviewReviewBrowserTests {
  @Test func `a check beside a preview is a link to its review, where a click accepts`() throws {
    let repository = try RingRepository()
    let suite = repository.suite
    try suite.approveAll()
    try repository.commit("References")
    try suite.remove("results")
    try suite.write("ring", fill: "red")

    let site = Mutex<SteppedPreview?>(nil)
    let preview = try ServedPreview(of: suite.folder, scenes: "scenes") { inner in
      let files = [
        "steps.js": steppingTools + Self.previewSteps,
        "review/steps.js": steppingTools + Self.reviewSteps,
      ]
      let stepped = SteppedPreview(inner, files: files) { text in
        if text == "row" { try? suite.write("row", fill: "red") }
        _ = suite.check()
      }
      site.withLock { $0 = stepped }
      return stepped
    }
    let stepped = try #require(site.withLock { $0 })
    let console = try Browser.installed.get().stay(
      on: #require(URL(string: preview.server.address))
    ) { stepped.verdict != nil }
    #expect(console == [])
    #expect(stepped.verdict?["failures"] == .array([]))
    let status = try repository.git("status", "--short", "refs").split(separator: "\n")
    #expect(
      status.map { $0.trimmingCharacters(in: .whitespaces) } == [
        "M refs/ring/first.png", "M refs/ring/second.png", "M refs/row/first.png",
        "M refs/row/second.png",
      ])
    #expect(suite.check() == .success)
  }

  private static let previewSteps = #"""

    const link = () => one("#check");
    async function steps() {
      if (sessionStorage.getItem("hasReviewed")) {
        await until("the link has what was accepted", () => link().textContent === "Last check: 4 accepted");
        return post("verdict", { failures });
      }
      await until("all is drawn", () => document.querySelectorAll(".picture img").length === 4);
      expect("nothing is said without a check", link().hidden);
      await post("act", { text: "check" });
      await until("a check is told", () => !link().hidden);
      expect("with what it found", link().textContent, "Last check: 2 changed");
      await post("act", { text: "row" });
      await until("the next one, too", () => link().textContent === "Last check: 4 changed");
      link().click();
    }
    steps().catch((error) => post("verdict", { failures: [...failures, `stopped: ${error}`] }));
    """#

  private static let reviewSteps = #"""

    const press = (key) => document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    const says = (message) => until(message, () => one(".tray-message").textContent === message);
    async function steps() {
      await until("pictures are shown", () => one(".sheet img")?.naturalWidth > 0);
      one(".decide.accepted").click();
      await says("Accepted ring/first.");
      press("u");
      await says("Undone: accepting ring/first.");
      press("A");
      await says("Accepted 4 states.");
      sessionStorage.setItem("hasReviewed", "yes");
      if (failures.length > 0) throw new Error("in the review");
      history.back();
    }
    steps().catch((error) => post("../verdict", { failures: [...failures, `stopped: ${error}`] }));
    """#
}
