import Foundation
import GalleyChecking
import GalleyPreview
import GalleySystem
import Synchronization
import TestBrowser
import Testing

@testable import GalleyCommand

/// The page of a review with steps of a reader behind it; after each thing that is done, what git
/// says of the references is noted.
private final class SteppedSite: ServedSite {
  private let site: ReviewSite
  private let steps: String
  private let repository: RingRepository
  private let noted = Mutex<[String]>([])

  init(_ site: ReviewSite, steps: String, in repository: RingRepository) {
    self.site = site
    self.steps = steps
    self.repository = repository
  }

  var notes: [String] { noted.withLock { $0 } }

  func answer(to request: HTTPRequest) -> HTTPResponse? {
    if request.name == "steps.js" { return HTTPResponse(.script, Array(steps.utf8)) }
    var response = site.answer(to: request)
    if request.name == "" {
      response?.body? += Array("<script src=\"steps.js\"></script>".utf8)
    }
    if request.method == .post {
      let status = (try? repository.git("status", "--short", "refs")) ?? "git does not run"
      let lines = status.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      noted.withLock { $0.append(lines.joined(separator: ", ")) }
    }
    return response
  }
}

/// What a review does in a browser, which set-up for tests installs.
@Suite(.enabled(if: Browser.isExpected, "set-up has no browser for this system"))
struct ReviewBrowserTests {
  @Test
  func `what is accepted in the page by key and by click is in git's status, and is the same`()
    throws
  {
    let repository = try RingRepository()
    let suite = repository.suite
    try suite.approveAll()
    try repository.commit("References")
    try suite.write("ring", fill: "red")
    try suite.write("row", fill: "red", extra: "  - { name: third }")
    #expect(suite.check() == .different)

    let site = SteppedSite(
      try ReviewSite(of: ResultsFolder(suite.folder("results"))), steps: Self.steps,
      in: repository)
    let server = try LoopbackServer(port: 0, site: site)
    WorkerThreads.startDetached { server.run() }
    defer { server.stop() }
    let visit = try Browser.installed.get().open(try #require(URL(string: server.address)))
    #expect(visit.console == [])
    #expect(visit.verdict == "all steps hold")
    let both = "M refs/ring/first.png, M refs/ring/second.png"
    let four = both + ", M refs/row/first.png, M refs/row/second.png"
    #expect(
      site.notes == [
        "M refs/ring/first.png", both, "M refs/ring/first.png", both,
        // Nothing is written where states are rejected or reopened.
        both, both, both, four, both, both, both, both, both, four,
        "\(four), ?? refs/row/third.png",
      ])
    #expect(suite.check() == .success)
  }

  /// Written into `#verdict`: what did not hold.
  private static let steps = #"""
    const failures = [];
    const one = (selector) => document.querySelector(selector);
    const press = (key) => document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const expect = (step, found, wanted) => {
      if (found !== wanted) failures.push(`${step}: ${found}, not ${wanted}`);
    };
    const counts = () => one('.tray-counts').textContent;
    const message = () => one('.tray-message').textContent;
    const decisions = () => [...document.querySelectorAll('[data-scene] .row')]
      .map((row) => row.dataset.decision.slice(0, 1) || '-').join('');

    // Does something, and waits until the server has answered.
    async function act(action) {
      const before = message();
      action();
      for (let tries = 0; tries < 200 && message() === before; tries += 1) {
        await new Promise((done) => setTimeout(done, 20));
      }
    }

    async function steps() {
      for (let tries = 0; tries < 200 && !one('.sheet img')?.naturalWidth; tries += 1) {
        await new Promise((done) => setTimeout(done, 20));
      }
      expect('pictures are shown', document.querySelectorAll('.sheet img').length, 3);
      expect('all is open', counts(), '0 accepted, 0 rejected, 5 open');
      await act(() => press('a'));
      expect('a accepts', message(), 'Accepted ring/first.');
      expect('and goes on', one('.title').textContent, 'ring / second');
      await act(() => one('.decide.accepted').click());
      expect('a click accepts', message(), 'Accepted ring/second.');
      await act(() => press('u'));
      expect('u undoes', message(), 'Undone: accepting ring/second.');
      expect('the last one alone', decisions(), 'a----');
      expect('which is shown', one('.title').textContent, 'ring / second');
      await act(() => press('a'));
      expect('again', decisions(), 'aa---');
      await act(() => press('r'));
      expect('r rejects', decisions(), 'aar--');
      expect('a reader hears it', one('.row[data-decision=rejected] .unseen-text').textContent,
        'changed, rejected');
      press('k');
      await act(() => one('.decide.rejected').click());
      expect('and takes it back', message(), 'Reopened row/first.');
      press('j'); press('j');
      await act(() => press('r'));
      expect('the new one is wrong', decisions(), 'aa--r');
      await act(() => one('.shared .decide-group.accepted').click());
      expect('a shared change is one click', decisions(), 'aaaar');
      await act(() => one('.undo').click());
      expect('and one undo', decisions(), 'aa--r');
      await act(() => press('R'));
      expect('all are wrong', decisions(), 'aarrr');
      await act(() => press('u'));
      await act(() => one('[data-scene=row] .decide-group.rejected').click());
      expect('a scene is wrong', message(), 'Rejected 2 states.');
      await act(() => one('.shared .decide-group.rejected').click());
      expect('a shared change is reopened', decisions(), 'aa--r');
      await act(() => press('A'));
      expect('all that are open', decisions(), 'aaaar');
      expect('but what was rejected', counts(), '4 accepted, 1 rejected, 0 open');
      for (const row of document.querySelectorAll('[data-scene=row] .row')) row.click();
      await act(() => press('a'));
      expect('until it is accepted by itself', decisions(), 'aaaaa');
      expect('nothing is left', document.querySelectorAll('.decide-group:not(:disabled)').length, 0);
    }

    steps().catch((error) => failures.push(`stopped: ${error}`)).finally(() => {
      const verdict = document.createElement('pre');
      verdict.id = 'verdict';
      verdict.textContent = failures.length === 0 ? 'all steps hold' : failures.join('\n');
      document.body.append(verdict);
    });
    """#
}
